import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSiteData } from '#data/site.ts';
import { readPage } from '#scripts/audit/read-page.ts';
import { newRows } from '#tests/support/live-rows.ts';
import { snapshotFolder } from '#tests/support/snapshot-folder.ts';
import { removeBuilds, buildFolder, type BuildResult, runBuild } from '#tests/support/test-build.ts';

const NAME = 'only-in-store';
const dist = buildFolder(NAME);
const [rivertown] = newRows().cities;
const [fenceWashing] = newRows().services;

let build: BuildResult;
let notices: readonly string[];
beforeAll(async () => {
  const { folder, remove } = snapshotFolder((rows) => {
    rows.cities.push(rivertown!);
    rows.services.push(fenceWashing!);
    rows.services = rows.services.filter(({ slug }) => slug !== 'dock-cleaning');
    rows.neighborhoods.push(...newRows().neighborhoods.slice(0, 2));
  });
  try {
    // With a way to send leads, that of test:site: without one there is no form, and another needs a bundle of its own.
    build = await runBuild(NAME, folder, { settings: { PUBLIC_QUOTE_WEBHOOK_URL: 'http://127.0.0.1:54989/lead' } });
    notices = readSiteData({ dataFolder: 'data', snapshotFolder: folder, at: '2026-06-01' }).model.notices;
  } finally {
    remove();
  }
});
afterAll(() => removeBuilds(NAME));

const page = (path: string) => readPage(path, readFileSync(join(dist, `${path}.html`), 'utf8'));

describe('a city with two neighborhoods and a service without catalogue entries', () => {
  const services = ['house-washing', 'oil-stain-removal', 'fence-washing'];

  it('are built, with a notice for each missing entry', () => {
    expect(build.exitCode).toBe(0);
    // The build sums up many of one kind.
    expect(build.output).toContain('City without a catalogue entry: ');
    expect(build.output).toContain('Service without a catalogue entry: ');
    expect(notices).toContainEqual(expect.stringContaining('City without a catalogue entry: rivertown-south-carolina'));
    expect(notices).toContainEqual(expect.stringContaining('Service without a catalogue entry: fence-washing'));
  });

  it.each([
    ...services.map((service) => `/services/rivertown-south-carolina/${service}/faqs`),
    ...services.flatMap((service) => [`/faq/${service}/rivertown-old-ferry`, `/faq/${service}/rivertown-depot`]),
    '/services/columbia-south-carolina/fence-washing/faqs',
    '/faq/fence-washing/columbia-shandon',
    '/faq/fence-washing',
  ])('have a FAQ page without undefined values: %s', (path) => {
    const html = readFileSync(join(dist, `${path}.html`), 'utf8');
    expect(html).toMatch(/Rivertown|Fence Washing/);
    expect(html.match(/<details name="questions"/g)?.length).toBeGreaterThanOrEqual(5);
    expect(/<article[^]*<\/article>/.exec(html)?.[0]).not.toMatch(/undefined|\bnull\b|\[object| {2}/);
  });

  it('have a page of their own, noindex and not in the sitemap', () => {
    for (const path of ['/service-areas/rivertown-south-carolina', '/services/fence-washing']) {
      expect(page(path).noindex).toBe(true);
    }
    const sitemaps = readdirSync(dist).filter((file) => /^sitemap-.+-\d+\.xml$/.test(file));
    const listed = sitemaps.map((file) => readFileSync(join(dist, file), 'utf8')).join('');
    expect(listed).toContain('/services/house-washing<');
    expect(listed).not.toMatch(/\/service-areas\/rivertown|\/services\/fence-washing</);
  });

  it('are in the menu, the footer, the lists and the quote form', () => {
    const home = readFileSync(join(dist, 'index.html'), 'utf8');
    expect(home.match(/href="\/services\/fence-washing"/g)?.length).toBeGreaterThanOrEqual(2);
    expect(home).toContain('<option>Fence Washing</option>');
    expect(readFileSync(join(dist, 'services.html'), 'utf8')).toMatch(/<main[^]*href="\/services\/fence-washing"/);
  });

  it('are linked from the main FAQ page', () => {
    const html = readFileSync(join(dist, 'faq.html'), 'utf8');
    expect(html).toContain('href="/services/rivertown-south-carolina/fence-washing/faqs"');
  });
});

describe('a service whose row was taken out', () => {
  it('is on no page and in no list, file or form', () => {
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(html|txt|xml)$/.test(file),
    );
    const naming = files.filter((file) =>
      /(?:services|faq)\/dock-cleaning|<option[^>]*>Dock/.test(readFileSync(join(dist, file), 'utf8')),
    );
    expect(naming).toEqual([]);
    expect(files.filter((file) => file.includes('dock-cleaning'))).toEqual([]);
  });
});
