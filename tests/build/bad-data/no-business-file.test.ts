import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditFolder } from '#scripts/audit/audit.ts';
import { builtFiles, builtText } from '#tests/support/built-site.ts';
import { snapshotFolder } from '#tests/support/snapshot-folder.ts';
import { buildFolder, type BuildResult, runBuild } from '#tests/support/test-build.ts';
import { workingCopy } from '#tests/support/working-copy.ts';

/** What only the owner can claim, by the words in which pages state it. */
const CLAIMS = {
  'a phone number': /\(\d{3}\) \d{3}-\d{4}|tel:/g,
  'an email address': /mailto:|[\w.]+@example\.com/g,
  'a price': /\$\d|priceRange|minPrice/g,
  'years in business': /\d\+ years|since 2014|(?:over|more than) \d+ years of/gi,
  'a rating': /\d+\+? (?:Google )?reviews|aggregateRating|\d\.\d stars/gi,
  'a guarantee': /100% satisfaction|satisfaction guarantee/gi,
  'opening hours': /Regular hours|24\/7/g,
};

describe('without business.json', () => {
  const name = 'no-business-file';
  const copy = workingCopy();
  const dist = join(copy.folder, buildFolder(name));
  let build: BuildResult;

  beforeAll(async () => {
    rmSync(join(copy.folder, 'data/catalogue/business.json'));
    const snapshot = snapshotFolder();
    build = await runBuild(name, snapshot.folder, { root: copy.folder }).finally(snapshot.remove);
  });
  afterAll(copy.remove);

  it('the site is built, and the build says which claims it leaves out', () => {
    expect(build).toMatchObject({ exitCode: 0, errors: [] });
    expect(build.output).toMatch(/business\.json is missing: .*without phone number, prices, years/);
  });

  it.each(Object.entries(CLAIMS))('no page, feed or file claims %s', (_, claim) => {
    const files = builtFiles(dist).filter((file) => /\.(?:html|xml|txt|json|webmanifest)$/.test(file));
    expect(files.length).toBeGreaterThan(50);
    const found = files
      // The blog's posts and the styleguide show words that are not the company's own.
      .filter((file) => !/^(?:blog\/|styleguide|admin|rss\.xml)/.test(file))
      .flatMap((file) => (builtText(file, dist).match(claim) ?? []).map((text) => `${file}: ${text}`));
    expect([...new Set(found)]).toEqual([]);
  });

  it('the audit has no findings', async () => {
    const { checks, remarks } = await auditFolder(dist);
    expect([...checks, remarks].filter(({ count }) => count > 0)).toEqual([]);
  });
});
