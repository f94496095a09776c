import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { auditFolder } from '#scripts/audit/audit.ts';
import { readBuildInput } from '#data/site.ts';
import { links, pageTree, withClass } from '#tests/support/page-tree.ts';
import { builtPaths, DIST } from '#tests/support/built-site.ts';
import { unexpectedRemarks } from '#tests/support/audit-remarks.ts';
import { headFacts } from '#tests/support/page-questions.ts';

// The build reads .env too, so the files may contain its anonymous key.
if (existsSync('.env')) process.loadEnvFile('.env');
const anonKey = process.env['PUBLIC_SUPABASE_ANON_KEY'];
const { model } = readBuildInput();
const report = await auditFolder(DIST, { model, anonKey });

it('the audit has no findings on the built site', () => {
  expect(report.pages).toBe(builtPaths().length);
  expect(report.checks.filter(({ count }) => count > 0)).toEqual([]);
  expect(unexpectedRemarks(report)).toEqual([]);
});

it('every FAQ page of a place that is noindex fails a gate, or has the title of an indexed page', () => {
  const pages = report.uniqueness.pages.filter(({ kind, noindex }) => noindex && kind !== 'portrait');
  const others = pages.filter(({ misses }) => misses.length === 0);
  const titles = new Set(
    builtPaths().flatMap((path) => {
      const { title, noindex } = headFacts(path);
      return noindex ? [] : [title];
    }),
  );
  expect(others.filter(({ path }) => !titles.has(headFacts(path).title))).toEqual([]);
});

it('no list of related pages links a page that fails a gate', () => {
  const noindex = new Set(
    report.uniqueness.pages.filter((page) => page.noindex && page.misses.length > 0).map(({ path }) => path),
  );
  const linked = report.uniqueness.pages
    .filter(({ kind }) => kind === 'neighborhood' || kind === 'city-service')
    .flatMap(({ path }) =>
      withClass(pageTree(path), 'section', 'related').flatMap((section) =>
        links(section).map(({ href }) => ({ path, href })),
      ),
    );
  // Each page about a city leads to the service's questions.
  const withLinks = new Set(linked.map(({ path }) => path));
  const aboutCities = report.uniqueness.pages.filter(({ kind }) => kind === 'city-service');
  expect(aboutCities.filter(({ path }) => !withLinks.has(path))).toEqual([]);
  expect(linked.filter(({ href }) => noindex.has(href))).toEqual([]);
});
