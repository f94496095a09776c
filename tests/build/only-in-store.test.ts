import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPage } from '#audit/extract.ts';
import { newRows } from '../support/live-rows.ts';
import { snapshotFolder } from '../support/snapshot-folder.ts';
import { removeTried, triedFolder, type TriedBuild, tryBuild } from '../support/tried-build.ts';

const NAME = 'only-in-store';
const STORE = 'https://store.example';
const dist = triedFolder(NAME);
const [rivertown] = newRows().cities;
const [fenceWashing] = newRows().services;

let build: TriedBuild;
beforeAll(async () => {
  const { folder, remove } = snapshotFolder((rows) => {
    rows.cities.push(rivertown!);
    rows.services.push(fenceWashing!);
    rows.neighborhoods.push(...newRows().neighborhoods.slice(0, 2));
  });
  const settings = { PUBLIC_SUPABASE_URL: `${STORE}/`, PUBLIC_SUPABASE_ANON_KEY: 'a-key' };
  build = await tryBuild(NAME, folder, { settings }).finally(remove);
});
afterAll(() => removeTried(NAME));

const page = (path: string) => readPage(path, readFileSync(join(dist, `${path}.html`), 'utf8'));

describe('a city with two neighborhoods and a service that the catalogue lacks', () => {
  const services = ['house-washing', 'oil-stain-removal', 'fence-washing'];

  it('are built, and the build says what is missing', () => {
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
  ])('have questions that name no unknown: %s', (path) => {
    const html = readFileSync(join(dist, `${path}.html`), 'utf8');
    expect(html).toMatch(/Rivertown|Fence Washing/);
    expect(html.match(/itemprop="mainEntity"/g)?.length).toBeGreaterThanOrEqual(5);
    expect(/<article[^]*<\/article>/.exec(html)?.[0]).not.toMatch(/undefined|\bnull\b|\[object| {2}/);
  });

  it('have a portrait that is noindex, and no page of the service itself', () => {
    expect(page('/service-areas/rivertown-south-carolina').noindex).toBe(true);
    expect(existsSync(join(dist, 'services', 'fence-washing.html'))).toBe(false);
    expect(readFileSync(join(dist, 'sitemap-0.xml'), 'utf8')).not.toContain('/service-areas/rivertown');
  });

  it('are linked from the main FAQ page', () => {
    const hrefs = readFileSync(join(dist, 'faq.html'), 'utf8');
    expect(hrefs).toContain('href="/services/rivertown-south-carolina/fence-washing/faqs"');
  });
});

describe('a site with a store', () => {
  it('allows every page to ask it and to show its pictures, and no other', () => {
    for (const path of ['/index', '/404', '/faq/house-washing']) {
      const html = readFileSync(join(dist, `${path}.html`), 'utf8');
      const policy = /http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
      expect(policy, path).toContain(`connect-src 'self' ${STORE};`);
      expect(policy, path).toContain(`img-src 'self' data: ${STORE};`);
      expect(policy, path).not.toMatch(/\*|https?:(?!\/\/store\.example)/);
    }
  });

  it('has the code that asks it in a chunk that no page names, and the posts’ Markdown in another', () => {
    const scripts = readdirSync(join(dist, '_astro')).filter((file) => file.endsWith('.js'));
    const read = (file: string): string => readFileSync(join(dist, '_astro', file), 'utf8');
    // What the not-found page's island imports, at once or later: the staff area has chunks of its own.
    const chunks = new Set(scripts.filter((file) => file.startsWith('NotFoundIsland.')));
    for (const chunk of chunks) for (const file of scripts) if (read(chunk).includes(file)) chunks.add(file);
    const having = (text: string): string[] => [...chunks].filter((file) => read(file).includes(text));
    const asking = having('/rest/v1');
    const reading = having('blockquote');
    expect(asking).toHaveLength(1);
    expect(reading).toHaveLength(1);
    expect(asking).not.toEqual(reading);
    const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
    for (const file of pages) {
      const html = readFileSync(join(dist, file), 'utf8');
      for (const chunk of [...asking, ...reading]) expect(html.includes(chunk), `${file} names ${chunk}`).toBe(false);
    }
  });
});
