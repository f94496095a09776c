import { afterAll, describe, expect, it } from 'vitest';
import { builtPaths, pageHtml } from '#tests/support/built-site.ts';
import { pageFacts } from '#tests/support/page-questions.ts';
import { elements, pageTree } from '#tests/support/page-tree.ts';
import { snapshotFolder } from '#tests/support/snapshot-folder.ts';
import { removeTried, triedFolder, tryBuild } from '#tests/support/tried-build.ts';

const folder = triedFolder('dated');
const OFFER = '$50 off';

async function buildOn(day: string): Promise<void> {
  const snapshot = snapshotFolder();
  const build = await tryBuild('dated', snapshot.folder, { day }).finally(snapshot.remove);
  expect(build).toMatchObject({ exitCode: 0, errors: [] });
}

afterAll(() => removeTried('dated'));

describe('the day of the build', () => {
  it('decides on dated offers: the last day of the spring special shows it on every service page', async () => {
    await buildOn('2025-05-31');
    const services = builtPaths(folder).filter((path) => /^\/services\/[^/]+$/.test(path));
    expect(services.filter((path) => !pageFacts(path, folder).mainText.includes(OFFER))).toEqual([]);
    expect(builtPaths(folder)).not.toContain('/blog/scheduled');
  });

  it('and on scheduled posts: the day after its time a post is out, and the special is over since a year', async () => {
    await buildOn('2026-06-11');
    expect(builtPaths(folder)).toContain('/blog/scheduled');
    expect(builtPaths(folder).filter((path) => pageHtml(path, folder).includes(OFFER))).toEqual([]);
    // Its text is one paragraph: nothing to list.
    expect(elements(pageTree('/blog/scheduled', folder), 'nav', { class: 'text-index' })).toEqual([]);
  });
});
