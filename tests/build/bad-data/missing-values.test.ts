import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AuditReport, findingCount } from '#scripts/audit/report.ts';
import { auditFolder } from '#scripts/audit/audit.ts';
import { readSiteData } from '#data/site.ts';
import { pageHtml } from '#tests/support/built-site.ts';
import { type SnapshotFolder, snapshotFolder } from '#tests/support/snapshot-folder.ts';
import { type BuildResult, buildFolder, removeBuilds, runBuild } from '#tests/support/test-build.ts';

const NAME = 'missing-values';
const DAY = '2026-06-01';
const EXCERPT = 'Where the edge of a drive is undefined, we cut one.';

let snapshot: SnapshotFolder;
let build: BuildResult;
let report: AuditReport;

beforeAll(async () => {
  snapshot = snapshotFolder(({ cities, services, neighborhoods, posts }) => {
    cities.push({ ...cities[0], id: 8, slug: 'nowhere-south-carolina', name: '[object Object]' });
    services.push({ ...services[0], id: 8, slug: 'nothing', display_name: 'undefined washing' });
    Object.assign(services[2]!, { description: 'For awnings of an undefined color.' });
    neighborhoods.push({ ...neighborhoods[1], id: 8, slug: 'nan', name: 'NaN' });
    Object.assign(neighborhoods[0]!, { landmarks: [{ name: '[object Object]' }] });
    posts.push({ ...posts[0], id: 'untitled', slug: 'untitled', title: 'undefined' });
    Object.assign(posts[0]!, { excerpt: EXCERPT, body: 'An *undefined* edge costs [object Object].' });
  });
  build = await runBuild(NAME, snapshot.folder, { day: DAY });
  const { model } = readSiteData({ dataFolder: 'data', snapshotFolder: snapshot.folder, at: DAY });
  report = await auditFolder(buildFolder(NAME), { model });
});
afterAll(() => {
  removeBuilds(NAME);
  snapshot.remove();
});

it('a build sets aside every row with a name that a failed import wrote, and names it', () => {
  expect(build).toMatchObject({ exitCode: 0, errors: [] });
  for (const row of [
    'cities: row nowhere-south-carolina: name: is "[object Object]"',
    'services: row nothing: display_name: is "undefined washing"',
    'neighborhoods: row nan: name: is "NaN"',
    'neighborhoods: row shandon: landmarks.0.name: is "[object Object]"',
    'posts: row untitled: title: is "undefined"',
  ])
    expect(build.output).toContain(row);
});

it('a build shows prose that mentions such a word, and the audit remarks on its own page alone', () => {
  expect(pageHtml('/blog', buildFolder(NAME))).toContain(EXCERPT);
  expect(findingCount(report)).toBe(0);
  const leaked = report.remarks.first.filter(({ says }) => says.includes('a value is missing'));
  expect(leaked.map(({ page }) => page)).toContain('/blog/published');
});
