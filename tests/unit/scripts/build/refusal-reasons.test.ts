import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DataError } from '#model/rows/issue.ts';
import { readReasons, REASONS_FILE, tellReasons, tellRefusal } from '#scripts/build/refusal-reasons.ts';
import { shrinkIssues } from '#scripts/snapshot/shrinking.ts';

const folder = mkdtempSync(join(tmpdir(), 'reasons-'));
const file = join(folder, 'reasons.txt');
beforeEach(() => {
  vi.stubEnv(REASONS_FILE, file);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(file, { force: true });
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('the reasons of a command that a deploy runs', () => {
  it('are none unless it gives some', () => {
    tellReasons([]);
    tellRefusal(new Error('The store cannot be reached.'));
    expect(readReasons(file)).toEqual([]);
  });

  it('are five at most, and how many more there are', () => {
    tellReasons(Array.from({ length: 5 }, (_, index) => `${index}`));
    expect(readReasons(file)).toHaveLength(5);
    tellReasons(Array.from({ length: 34 }, (_, index) => `${index}`));
    expect(readReasons(file)).toEqual(['0', '1', '2', '3', '4', 'And 29 more: the run lists all.']);
  });

  it('are written nowhere without a deploy', () => {
    vi.stubEnv(REASONS_FILE, undefined);
    tellReasons(['The store has no posts.']);
    expect(readReasons(file)).toEqual([]);
  });

  it('are sentences without flags and fields where tables lost rows', () => {
    const counts = { cities: 27, services: 14, neighborhoods: 0, posts: 1 };
    const visible = { counts: { cities: 27, services: 14, neighborhoods: 1730, posts: 6 }, where: 'on a site' };
    const issues = shrinkIssues(counts, visible);
    tellRefusal(new DataError(issues, { mayBeMeant: true }));
    expect(readReasons(file)).toEqual([
      'The store has no neighborhoods, and the site has 1,730.',
      'The store has 1 post, and the site has 6.',
    ]);
    const unknown = { counts: { ...visible.counts, neighborhoods: null }, where: 'on a site' };
    expect(shrinkIssues({ ...counts, posts: 6 }, unknown).map(({ plain }) => plain)).toEqual([
      'The store has no neighborhoods.',
    ]);
  });
});
