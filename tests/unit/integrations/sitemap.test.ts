import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sitemap from '@astrojs/sitemap';
import { afterAll, describe, expect, it } from 'vitest';
import { sitemapOptions } from '#integrations/sitemap.ts';
import { indexablePages } from '#routes/inventory.ts';
import { absolute } from '#routes/paths.ts';
import { smallModel } from '#tests/support/small-model.ts';

const ORIGIN = 'https://wash.example';
const folder = mkdtempSync(join(tmpdir(), 'sitemap-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the integration on paths in the form of Astro's build, and reads the sitemap that it writes. */
async function writtenSitemap(paths: readonly string[]): Promise<{
  files: readonly string[];
  index: string;
  entries: Map<string, string>;
}> {
  const { hooks } = sitemap(sitemapOptions(smallModel(), ORIGIN));
  const logger = { info: () => undefined, warn: console.warn, error: console.error };
  const config = { site: ORIGIN, base: '/', trailingSlash: 'never', build: { format: 'file' } };
  const pages = paths.map((path) => ({ pathname: path.slice(1) }));
  const hook = (name: string, argument: object): unknown =>
    (hooks as Record<string, (argument: object) => unknown>)[name]?.({ ...argument, logger });
  hook('astro:routes:resolved', { routes: [] });
  await hook('astro:config:done', { config });
  await hook('astro:build:done', { dir: pathToFileURL(`${folder}/`), pages });
  const files = readdirSync(folder).filter((file) => file.startsWith('sitemap-') && file !== 'sitemap-index.xml');
  const xml = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
  const entries = [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g)];
  return {
    files,
    index: readFileSync(join(folder, 'sitemap-index.xml'), 'utf8'),
    entries: new Map(entries.map(([, loc = '', lastmod = '']) => [loc, lastmod.slice(0, 10)])),
  };
}

describe('the sitemap', async () => {
  const pages = indexablePages(smallModel());
  const noindex = [
    '/404',
    '/thank-you',
    '/example-faq',
    '/admin',
    '/admin/login',
    '/service-areas/newtown-south-carolina',
  ];
  const { files, index, entries } = await writtenSitemap([...pages.map((page) => page.path), ...noindex]);

  it('lists exactly the indexable pages, each with its lastmod', () => {
    expect(entries).toEqual(new Map(pages.map((page) => [absolute(ORIGIN, page.path), page.lastmod])));
  });

  it('has a file per kind of page, each listed in the index', () => {
    expect(files).toEqual(expect.arrayContaining(['sitemap-pages-0.xml', 'sitemap-neighborhood-faqs-0.xml']));
    for (const file of files) expect(index).toContain(`<loc>${ORIGIN}/${file}</loc>`);
    const faqs = readFileSync(join(folder, 'sitemap-neighborhood-faqs-0.xml'), 'utf8');
    expect(faqs.match(/<loc>[^<]*/g)!.every((location) => location.includes('/faq/'))).toBe(true);
  });
});
