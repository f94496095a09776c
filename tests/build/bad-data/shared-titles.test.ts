import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditFolder } from '#scripts/audit/audit.ts';
import { type AuditReport, findingCount } from '#scripts/audit/report.ts';
import { readSiteData } from '#data/site.ts';
import { builtFiles, builtText, pageHtml } from '#tests/support/built-site.ts';
import { type SnapshotFolder, snapshotFolder } from '#tests/support/snapshot-folder.ts';
import { type BuildResult, buildFolder, removeBuilds, runBuild } from '#tests/support/test-build.ts';

const NAME = 'shared-titles';
const DAY = '2026-06-01';
const folder = buildFolder(NAME);

let snapshot: SnapshotFolder;
let build: BuildResult;
let report: AuditReport;

beforeAll(async () => {
  snapshot = snapshotFolder(({ services, posts }) => {
    services.push({ ...services[0], id: 8, slug: 'house-washing-2' });
    posts.push({ ...posts[0], id: 'older', slug: 'older', published_at: '2025-02-01T12:00:00Z' });
  });
  build = await runBuild(NAME, snapshot.folder, { day: DAY });
  const { model } = readSiteData({ dataFolder: 'data', snapshotFolder: snapshot.folder, at: DAY });
  report = await auditFolder(folder, { model });
});
afterAll(() => {
  removeBuilds(NAME);
  snapshot.remove();
});

const isIndexed = (path: string): boolean => pageHtml(path, folder).includes('content="index, follow"');
const sitemaps = (): string =>
  builtFiles(folder)
    .filter((file) => /^sitemap.*\.xml$/.test(file))
    .map((file) => builtText(file, folder))
    .join();

it('of two rows with one title the page of the later is noindex and in no sitemap, and the build names both', () => {
  expect(build).toMatchObject({ exitCode: 0, errors: [] });
  expect([isIndexed('/blog/published'), isIndexed('/blog/older')]).toEqual([true, false]);
  expect([isIndexed('/faq/house-washing'), isIndexed('/faq/house-washing-2')]).toEqual([true, false]);
  expect(sitemaps()).toContain('/blog/published<');
  expect(sitemaps()).not.toMatch(/\/blog\/older<|\/faq\/house-washing-2</);
  expect(build.output).toContain('with the title of another page: posts row older and posts row published');
  expect(build.output).toContain('services row house-washing-2 and services row house-washing');
});

it('the audit has neither a finding nor a remark about their titles', () => {
  expect(findingCount(report)).toBe(0);
  expect(report.remarks.first.filter(({ says }) => says.includes('shares its title'))).toEqual([]);
});
