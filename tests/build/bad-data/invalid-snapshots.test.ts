import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtFiles, builtText } from '#tests/support/built-site.ts';
import type { EditableRows } from '#tests/support/small-rows.ts';
import { snapshotFolder } from '#tests/support/snapshot-folder.ts';
import { hasLeftovers, removeBuilds, buildFolder, runBuild } from '#tests/support/test-build.ts';

const NAME = 'invalid';
const OLD_PAGE = '<!doctype html><title>The previous site</title>';

/** An invalid snapshot and the issues that the build reports; {…} is the snapshot's folder. */
interface Case {
  readonly title: string;
  readonly spoil?: (rows: EditableRows) => void;
  /** Changes the folder after the snapshot was locked. */
  readonly damage?: (folder: string) => void;
  readonly issues: readonly string[];
}

const CASES: readonly Case[] = [
  {
    title: 'malformed rows of several tables',
    spoil: ({ cities, services, neighborhoods, posts }) => {
      cities[2]!['latitude'] = 91;
      delete services[1]!['display_name'];
      neighborhoods[0]!['landmarks'] = [{ name: 'Sims Park' }, 'Five Points'];
      posts[0]!['published_at'] = 'last Tuesday';
    },
    issues: [
      '{…}/cities.json: row newtown-south-carolina: latitude: is 91, expected at most 90',
      '{…}/services.json: row oil-stain-removal: display_name: is nothing, expected a text',
      '{…}/neighborhoods.json: row shandon: landmarks.1: is "Five Points", expected an object with a name',
      '{…}/posts.json: row published: published_at: is "last Tuesday", expected an ISO 8601 time with offset, such as 2026-01-31T12:00:00Z',
    ],
  },
  {
    title: 'two neighborhoods with one id',
    spoil: ({ neighborhoods }) => neighborhoods.push({ ...neighborhoods[0], slug: 'melrose', name: 'Melrose' }),
    issues: [
      '{…}/neighborhoods.json: row melrose: id: is "1", expected one row only; row shandon has it too. ' +
        'Give the newer row a new id; to generate one, run: node -p "crypto.randomUUID()"',
    ],
  },
  {
    title: 'a missing table',
    damage: (folder) => rmSync(join(folder, 'posts.json')),
    issues: ['{…}/posts.json: row -: the file: is missing, expected a file; download it with: npm run snapshot'],
  },
];

beforeAll(() => {
  removeBuilds(NAME);
  mkdirSync(buildFolder(NAME));
  writeFileSync(join(buildFolder(NAME), 'index.html'), OLD_PAGE);
});
afterAll(() => removeBuilds(NAME));

describe('a build', () => {
  it.each(CASES)(
    'fails on $title, reports each issue and leaves the previous site unchanged',
    async ({ spoil, damage, issues }) => {
      const { folder, remove } = snapshotFolder(spoil);
      damage?.(folder);
      const build = await runBuild(NAME, folder).finally(remove);

      const [summary, ...lines] = build.errors;
      expect(lines).toEqual(issues.map((line) => line.replace('{…}/', join(folder, '/'))));
      expect(summary).toBe(
        `${issues.length === 1 ? '1 issue' : `${issues.length} issues`} in the data; nothing was written.`,
      );
      expect(build.exitCode).toBe(1);

      expect(builtFiles(buildFolder(NAME))).toEqual(['index.html']);
      expect(builtText('index.html', buildFolder(NAME))).toBe(OLD_PAGE);
      expect(hasLeftovers(NAME)).toBe(false);
    },
  );

  it('fails on two neighborhoods whose pages would share a path, and names both', async () => {
    const { folder, remove } = snapshotFolder(({ cities, neighborhoods }) => {
      cities[0]!['slug'] = 'st-south-carolina';
      cities[1]!['slug'] = 'st-matthews-south-carolina';
      neighborhoods[0]!['slug'] = 'matthews-mill';
      neighborhoods[2]!['slug'] = 'mill';
    });
    const build = await runBuild(NAME, folder).finally(remove);
    expect(build.exitCode).toBe(1);
    expect(build.errors).toEqual([
      'Two neighborhoods share the path /faq/…/st-matthews-mill: mill of st-matthews-south-carolina and matthews-mill of st-south-carolina. Change one slug.',
    ]);
    expect(builtText('index.html', buildFolder(NAME))).toBe(OLD_PAGE);
  });
});
