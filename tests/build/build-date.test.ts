import { afterAll, describe, expect, it } from 'vitest';
import { readBusiness } from '#data/catalogue/read.ts';
import { builtPaths, pageHtml } from '#tests/support/built-site.ts';
import { pageFacts } from '#tests/support/page-questions.ts';
import { elements, pageTree } from '#tests/support/page-tree.ts';
import { snapshotFolder } from '#tests/support/snapshot-folder.ts';
import { removeBuilds, buildFolder, runBuild } from '#tests/support/test-build.ts';

const folder = buildFolder('dated');
const OFFER = '$50 off';

async function buildOn(day: string): Promise<void> {
  const snapshot = snapshotFolder();
  const build = await runBuild('dated', snapshot.folder, { day }).finally(snapshot.remove);
  expect(build).toMatchObject({ exitCode: 0, errors: [] });
}

afterAll(() => removeBuilds('dated'));

describe('a build on a given day', () => {
  it('shows a dated offer on the pages of its services until its last day, and no scheduled post', async () => {
    await buildOn('2025-05-31');
    const services = builtPaths(folder).filter((path) => /^\/services\/[^/]+$/.test(path));
    const offer = readBusiness('data/catalogue/business.json').business.offers.find(
      ({ name }) => name === 'Spring special',
    );
    expect(services.filter((path) => pageFacts(path, folder).mainText.includes(OFFER))).toEqual(
      offer!.services.map((slug) => `/services/${slug}`).sort(),
    );
    expect(builtPaths(folder)).not.toContain('/blog/scheduled');
  });

  it('includes a scheduled post on the day after its time, and no expired offer', async () => {
    await buildOn('2026-06-11');
    expect(builtPaths(folder)).toContain('/blog/scheduled');
    expect(builtPaths(folder).filter((path) => pageHtml(path, folder).includes(OFFER))).toEqual([]);
    // Its text is one paragraph, so there is no table of contents.
    expect(elements(pageTree('/blog/scheduled', folder), 'nav', { class: 'text-index' })).toEqual([]);
  });
});
