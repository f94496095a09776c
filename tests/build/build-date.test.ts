import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Business, Offer } from '#model/business.ts';
import { builtPaths, pageHtml } from '#tests/support/built-site.ts';
import { pageFacts } from '#tests/support/page-questions.ts';
import { elements, pageTree } from '#tests/support/page-tree.ts';
import { snapshotFolder } from '#tests/support/snapshot-folder.ts';
import { buildFolder, runBuild } from '#tests/support/test-build.ts';
import { workingCopy } from '#tests/support/working-copy.ts';

const OFFER: Offer = {
  name: 'May special',
  description: '$31 off a washing in May',
  price: null,
  discount: 31,
  services: ['house-washing', 'roof-washing'],
  validFrom: '2025-05-01',
  validThrough: '2025-05-31',
};

const copy = workingCopy();
const folder = join(copy.folder, buildFolder('dated'));
const file = join(copy.folder, 'data/catalogue/business.json');
const business = JSON.parse(readFileSync(file, 'utf8')) as Business;
writeFileSync(file, JSON.stringify({ ...business, offers: [OFFER] }));

async function buildOn(day: string): Promise<void> {
  const snapshot = snapshotFolder();
  const build = await runBuild('dated', snapshot.folder, { day, root: copy.folder }).finally(snapshot.remove);
  expect(build).toMatchObject({ exitCode: 0, errors: [] });
}

afterAll(copy.remove);

describe('a build on a given day', () => {
  it('shows a dated offer on the pages of its services until its last day, and no scheduled post', async () => {
    await buildOn('2025-05-31');
    const services = builtPaths(folder).filter((path) => /^\/services\/[^/]+$/.test(path));
    expect(services.filter((path) => pageFacts(path, folder).mainText.includes('$31 off'))).toEqual([
      '/services/house-washing',
    ]);
    expect(builtPaths(folder)).not.toContain('/blog/scheduled');
  });

  it('includes a scheduled post on the day after its time, and no expired offer', async () => {
    await buildOn('2026-06-11');
    expect(builtPaths(folder)).toContain('/blog/scheduled');
    expect(builtPaths(folder).filter((path) => pageHtml(path, folder).includes('$31 off'))).toEqual([]);
    // Its text is one paragraph, so there is no table of contents.
    expect(elements(pageTree('/blog/scheduled', folder), 'nav', { class: 'text-index' })).toEqual([]);
  });
});
