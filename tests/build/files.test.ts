import { parseFeed } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readPage } from '#scripts/audit/read-page.ts';
import { buildInput } from '#data/site.ts';
import { builtLedger, readDeployedLedger, readLedger } from '#scripts/build/ledger/ledger-file.ts';
import { wordsHash } from '#scripts/build/ledger/ledger.ts';
import { readOwnWords, wordsText } from '#scripts/build/ledger/own-words.ts';
import { indexablePages } from '#routes/inventory.ts';
import { builtFiles, builtPaths, builtText, DIST, pageHtml } from '#tests/support/built-site.ts';
import { headFacts } from '#tests/support/page-questions.ts';
import { CITY_SLUGS, SERVICE_SLUGS } from '#tests/support/site-slugs.ts';

const { model } = buildInput();
const files = new Set(builtFiles());
const origin = new URL(readPage('/', pageHtml('/')).canonicals[0] ?? '').origin;
/** Whether a service of the catalogue has pages. */
const hasService = (slug: string): boolean => model.services.some(({ catalogueSlug }) => catalogueSlug === slug);
const json = (file: string): Record<string, unknown> => JSON.parse(builtText(file)) as Record<string, unknown>;

/** The width and height of a PNG, at fixed offsets in its first chunk (w3.org/TR/png-3/#11IHDR). */
function pngSize(file: string): string {
  const bytes = readFileSync(join(DIST, file));
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

describe('the files other than pages', () => {
  it('the sitemap lists every indexed page with the day its words changed: by the ledger, or without one by its rows and texts', () => {
    const parts = [...files].filter((file) => /^sitemap-.+-\d+\.xml$/.test(file));
    const entries = [
      ...parts
        .map((file) => builtText(file))
        .join('')
        .matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod>/g),
    ];
    const listed = new Map(
      entries.map(([, location = '', lastmod = '']) => [location.slice(origin.length), lastmod.slice(0, 10)]),
    );
    const indexed = indexablePages(model).filter(({ path }) => !headFacts(path).noindex);
    const built = readLedger(builtLedger(DIST))!;
    const isFirst = readDeployedLedger().size === 0;
    expect(listed).toEqual(
      new Map(indexed.map(({ path, lastmod }) => [path, isFirst ? lastmod : built.get(path)?.lastChanged])),
    );
    expect([...listed].filter(([path, day]) => built.get(path)?.lastChanged !== day)).toEqual([]);
  });

  it('the ledger has every page, with a hash of the words in its HTML', () => {
    const built = readLedger(builtLedger(DIST))!;
    expect([...built.keys()].sort()).toEqual(builtPaths());
    const hashOf = (path: string): string => wordsHash(wordsText(readOwnWords(pageHtml(path))));
    expect([...built].filter(([path, { words }]) => hashOf(path) !== words).map(([path]) => path)).toEqual([]);
  });

  it('security.txt names whom to tell, and is believed for half a year', () => {
    const { email } = model.business;
    const text = files.has('.well-known/security.txt') ? builtText('.well-known/security.txt') : '';
    expect(text.includes(`Contact: mailto:${email}\n`)).toBe(email !== null);
    expect(text.includes(`Canonical: ${origin}/.well-known/security.txt\n`)).toBe(email !== null);
    const [, expires = '9999-01-01'] = /^Expires: (.+)$/m.exec(text) ?? [];
    expect(Date.parse(expires)).toBeGreaterThan(Date.parse(buildInput().day));
  });

  it('robots.txt names the sitemap and disallows the staff area', () => {
    expect(builtText('robots.txt').split('\n')).toEqual(
      expect.arrayContaining(['User-agent: *', 'Disallow: /admin', `Sitemap: ${origin}/sitemap-index.xml`]),
    );
  });

  it('llms.txt links every service, city and post', () => {
    const text = builtText('llms.txt');
    expect(text).toMatch(/^# \S/);
    const paths = [
      ...SERVICE_SLUGS.map((slug) => `/services/${slug}`),
      ...CITY_SLUGS.map((slug) => `/service-areas/${slug}`),
      ...model.posts.map(({ slug }) => `/blog/${slug}`),
    ];
    expect(paths.filter((path) => !text.includes(`(${origin}${path})`))).toEqual([]);
  });

  it('the web manifest names the business, and its icons have the declared sizes', () => {
    const manifest = json('manifest.webmanifest');
    expect(manifest).toMatchObject({ name: model.business.name, start_url: '/' });
    const icons = manifest['icons'] as readonly { readonly src: string; readonly sizes: string }[];
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    for (const { src, sizes } of icons) expect(pngSize(src)).toBe(sizes);
  });

  it.each(['favicon.ico', 'favicon.svg', 'apple-touch-icon.png'])('%s exists', (file) => {
    expect(files).toContain(file);
  });

  it('the card of each page has the declared size, and the card of a stain, service, city or hub is a JPEG', async () => {
    const property = (html: string, name: string): string =>
      new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
    const declared = new Map<string, string>();
    for (const path of builtPaths()) {
      const html = pageHtml(path);
      const card = property(html, 'og:image').slice(origin.length);
      declared.set(card, `${property(html, 'og:image:width')}x${property(html, 'og:image:height')}`);
      if (/^\/(?:stains|services|service-areas|locations)\//.test(path))
        expect(card, path).toMatch(/^\/images\/og\/.+\.jpg$/);
    }
    expect(declared.size).toBeGreaterThan(0);
    for (const [card, size] of declared) {
      const { width, height } = await sharp(join(DIST, card)).metadata();
      expect(size, card).toBe(`${width}x${height}`);
    }
  });

  it('rss.xml is an RSS feed of the posts, newest first', () => {
    const feed = parseFeed(builtText('rss.xml'), { xmlMode: true });
    expect(feed?.type).toBe('rss');
    expect(feed?.items.map(({ title, link }) => ({ title, link }))).toEqual(
      model.posts.map(({ title, slug }) => ({ title, link: `${origin}/blog/${slug}` })),
    );
  });

  it('rss.xml names its own address', () => {
    const feed = builtText('rss.xml');
    expect(feed).toMatch(/<rss [^>]*xmlns:atom="http:\/\/www\.w3\.org\/2005\/Atom"/);
    expect(feed).toMatch(
      new RegExp(`<atom:link href="${origin}/rss\\.xml" rel="self" type="application/rss\\+xml"\\s*/?>`),
    );
  });

  it('business-info.json holds exactly the six facts of the specification', () => {
    const info = json('business-info.json');
    expect(Object.keys(info)).toEqual([
      'name',
      'phone',
      'yearsInBusiness',
      'license',
      'insuranceCarrier',
      'coverageLimit',
    ]);
    expect(info).toMatchObject({ name: model.business.name, phone: model.business.phone });
  });

  it('live.json lists every service, city and neighborhood, also those that only the catalogue has', () => {
    const { services, cities, places } = json('live.json') as Record<string, readonly { readonly slug: string }[]>;
    const known = [...model.services, ...model.pendingServices].map(({ slug }) => slug);
    expect(services?.map(({ slug }) => slug).sort()).toEqual(known.sort());
    expect(cities?.map(({ slug }) => slug)).toEqual(model.cities.map(({ slug }) => slug));
    expect(places).toHaveLength(model.neighborhoods.length);
  });

  it('live/<city>.json has the catalogue’s profile of each city, and of places that have pages only the kinds that their notes name', () => {
    for (const { slug, profile, inStore } of model.cities) {
      const live = json(`live/${slug}.json`);
      expect(live['profile'], slug).toEqual(profile);
      expect(Object.keys(live).sort()).toEqual(['jobs', 'kinds', 'notes', 'profile', 'sheets']);
      const built = new Set(model.neighborhoods.filter(({ citySlug }) => citySlug === slug).map((place) => place.slug));
      expect(
        Object.keys(live['notes'] as object).filter((place) => built.has(place)),
        slug,
      ).toEqual([]);
      const named = model.neighborhoods.filter((place) => place.citySlug === slug && place.notes?.kind !== undefined);
      expect(live['kinds'], slug).toEqual(Object.fromEntries(named.map((place) => [place.slug, place.notes!.kind])));
      const jobs = Object.entries(live['jobs'] as Record<string, object>).filter(([place]) => built.has(place));
      const services = [...jobs.map(([, byService]) => byService), ...(inStore ? [live['sheets'] as object] : [])];
      expect(services.flatMap((byService) => Object.keys(byService)).filter(hasService), slug).toEqual([]);
    }
  });
});
