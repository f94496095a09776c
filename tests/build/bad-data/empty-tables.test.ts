import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditFolder } from '#scripts/audit/audit.ts';
import { builtPaths } from '#tests/support/built-site.ts';
import { pageFacts } from '#tests/support/page-questions.ts';
import { element, links, pageTree } from '#tests/support/page-tree.ts';
import { snapshotFolder } from '#tests/support/snapshot-folder.ts';
import { removeBuilds, buildFolder, type BuildResult, runBuild } from '#tests/support/test-build.ts';

describe.each([
  {
    empty: ['cities', 'neighborhoods'],
    page: '/faq',
    says: ['No cities loaded yet...', '3 services', '0 neighborhoods', '0 pages of answers'],
    leadsTo: [/^\/faq\/house-washing$/],
    without: /^\/faq\/[^/]+\/[^/]+$|\/faqs$/,
  },
  {
    // The cities are there, and have pages with answers.
    empty: ['neighborhoods'],
    page: '/faq',
    says: ['3 services', '3 cities', '9 pages of answers'],
    leadsTo: [/^\/services\/irmo-south-carolina\/house-washing\/faqs$/],
    without: /^\/faq\/[^/]+\/[^/]+$/,
  },
  {
    empty: ['services'],
    page: '/faq',
    says: ['No services are found', '0 services', '4 neighborhoods', '0 pages of answers'],
    leadsTo: [/^tel:\+1\d{10}$/, /^mailto:\S+@\S+$/],
    without: /^\/faq\/[^/]+\/[^/]+$|\/faqs$/,
  },
  {
    empty: ['posts'],
    page: '/blog',
    says: ['No articles yet.'],
    leadsTo: [/^\/rss\.xml$/],
    without: /^\/blog\//,
  },
] as const)('with no $empty in the store', ({ empty, page, says, leadsTo, without }) => {
  const name = `no-${empty.join('-')}`;
  const folder = buildFolder(name);
  let build: BuildResult;

  beforeAll(async () => {
    const snapshot = snapshotFolder((rows) => {
      for (const table of empty) rows[table] = [];
    });
    build = await runBuild(name, snapshot.folder).finally(snapshot.remove);
  });
  afterAll(() => removeBuilds(name));

  it('the site is built without their pages', () => {
    expect(build).toMatchObject({ exitCode: 0, errors: [] });
    const built = builtPaths(folder);
    expect(built).toEqual(expect.arrayContaining(['/', '/faq', '/services', '/service-areas', '/blog', '/contact']));
    expect(built.filter((path) => without.test(path))).toEqual([]);
  });

  it(`${page} shows the message '${says[0]}'`, () => {
    for (const sentence of says) expect(pageFacts(page, folder).mainText).toContain(sentence);
    const hrefs = links(element(pageTree(page, folder), 'main')).map(({ href }) => href);
    for (const target of leadsTo) expect(hrefs).toContainEqual(expect.stringMatching(target));
  });

  it('the audit has no findings', async () => {
    const { checks, remarks } = await auditFolder(folder);
    expect([...checks, remarks].filter(({ count }) => count > 0)).toEqual([]);
  });
});
