import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bundleKey } from '#scripts/build/site-bundle.ts';
import { builtFiles, builtPaths, pageHtml } from '#tests/support/built-site.ts';
import { snapshotFolder } from '#tests/support/snapshot-folder.ts';
import { removeBuilds, buildFolder, runBuild } from '#tests/support/test-build.ts';
import { workingCopy } from '#tests/support/working-copy.ts';

const snapshot = snapshotFolder();
/** The digest and name of each file of a built folder. */
function digests(folder: string): string[] {
  return builtFiles(folder).map((file) => {
    const digest = createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
    return `${digest} ${file}`;
  });
}

/** With a store, so that the build includes the scripts of the staff area. */
const settings = { PUBLIC_SUPABASE_URL: 'https://store.example', PUBLIC_SUPABASE_ANON_KEY: 'a-key' };

describe('two builds of one snapshot on one day', () => {
  const copy = workingCopy();
  // Another lock file, which no page shows, needs another bundle: that of the copy is made there, now.
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as object;
  writeFileSync(join(copy.folder, 'package-lock.json'), JSON.stringify({ ...lock, copiedTo: copy.folder }));
  afterAll(() => {
    removeBuilds('first');
    snapshot.remove();
    copy.remove();
  });

  // One working copy has the caches of other builds, the other has none. The files would differ if they
  // depended on a cache, an absolute path or the run. Working copies share kept bundles because they do not.
  it('are byte-identical in different working copies with bundles of their own', async () => {
    const keys = ['.', copy.folder].map((root) => bundleKey({ origin: '', logo: '', environment: {} }, root));
    expect(keys[0]).not.toBe(keys[1]);
    const builds = [];
    for (const root of ['.', copy.folder]) builds.push(await runBuild('first', snapshot.folder, { root, settings }));
    expect(builds).toMatchObject([
      { exitCode: 0, errors: [] },
      { exitCode: 0, errors: [] },
    ]);
    const [here, there] = [digests(buildFolder('first')), digests(join(copy.folder, buildFolder('first')))];
    expect(here.some((line) => line.includes('_astro/StaffApp.'))).toBe(true);
    expect(there).toEqual(here);
  });
});

describe('a working copy with the same sources', () => {
  const copy = workingCopy();
  afterAll(copy.remove);

  it('has the key of the same bundle', () => {
    const settings = { origin: 'https://wash.example', logo: '/images/logo.svg', environment: {} };
    expect(bundleKey(settings, copy.folder)).toBe(bundleKey(settings));
  });
});

it('no page numbers its islands, which would depend on the pages that were rendered before it', () => {
  const paths = builtPaths();
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => /<astro-island[^>]* (?:prefix|uid)=/.test(pageHtml(path)))).toEqual([]);
});
