import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPage } from '#scripts/audit/read-page.ts';
import { newRows } from '#tests/support/live-rows.ts';
import { snapshotFolder } from '#tests/support/snapshot-folder.ts';
import { removeBuilds, buildFolder, type BuildResult, runBuild } from '#tests/support/test-build.ts';

const NAME = 'only-in-store';
const dist = buildFolder(NAME);
const [rivertown] = newRows().cities;
const [fenceWashing] = newRows().services;

let build: BuildResult;
beforeAll(async () => {
  const { folder, remove } = snapshotFolder((rows) => {
    rows.cities.push(rivertown!);
    rows.services.push(fenceWashing!);
    rows.neighborhoods.push(...newRows().neighborhoods.slice(0, 2));
  });
  build = await runBuild(NAME, folder).finally(remove);
});
afterAll(() => removeBuilds(NAME));

const page = (path: string) => readPage(path, readFileSync(join(dist, `${path}.html`), 'utf8'));

describe('a city with two neighborhoods and a service without catalogue entries', () => {
  const services = ['house-washing', 'oil-stain-removal', 'fence-washing'];

  it('are built, with a notice for each missing entry', () => {
    expect(build.exitCode).toBe(0);
    expect(build.output).toContain('City rivertown-south-carolina has no catalogue entry');
    expect(build.output).toContain('Service fence-washing has no catalogue entry');
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

  it('have a noindex city page, and no service page', () => {
    expect(page('/service-areas/rivertown-south-carolina').noindex).toBe(true);
    expect(existsSync(join(dist, 'services', 'fence-washing.html'))).toBe(false);
    expect(readFileSync(join(dist, 'sitemap-cities-0.xml'), 'utf8')).not.toContain('/service-areas/rivertown');
  });

  it('are linked from the main FAQ page', () => {
    const html = readFileSync(join(dist, 'faq.html'), 'utf8');
    expect(html).toContain('href="/services/rivertown-south-carolina/fence-washing/faqs"');
  });
});
