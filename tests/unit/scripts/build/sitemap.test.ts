import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { writeSitemap } from '#scripts/build/sitemap.ts';
import { indexablePages } from '#routes/inventory.ts';
import { absolute } from '#routes/paths.ts';
import { smallModel } from '#tests/support/small-model.ts';

const ORIGIN = 'https://wash.example';
const folder = mkdtempSync(join(tmpdir(), 'sitemap-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes the sitemap of the small site and reads it. */
async function writtenSitemap(noindexed: ReadonlySet<string>): Promise<{
  files: readonly string[];
  index: string;
  entries: Map<string, string>;
}> {
  await writeSitemap(folder, smallModel(), ORIGIN, noindexed);
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
  const noindexed = '/faq/house-washing/columbia-shandon';
  const pages = indexablePages(smallModel()).filter(({ path }) => path !== noindexed);
  const { files, index, entries } = await writtenSitemap(new Set([noindexed]));

  it('lists exactly the indexable pages that no verdict made noindex, each with its lastmod', () => {
    expect(entries).toEqual(new Map(pages.map((page) => [absolute(ORIGIN, page.path), page.lastmod])));
  });

  it('shows the days of another source where it is given one', async () => {
    const other = mkdtempSync(join(tmpdir(), 'sitemap-'));
    await writeSitemap(other, smallModel(), ORIGIN, new Set(), ({ path }) =>
      path === '/contact' ? '2026-07-09' : '2026-06-01',
    );
    const xml = readFileSync(join(other, 'sitemap-pages-0.xml'), 'utf8');
    rmSync(other, { recursive: true });
    expect(xml).toContain(`<loc>${ORIGIN}/contact</loc><lastmod>2026-07-09`);
    expect(xml).toContain(`<loc>${ORIGIN}/privacy</loc><lastmod>2026-06-01`);
  });

  it('has a file per kind of page, each listed in the index', () => {
    expect(files).toEqual(expect.arrayContaining(['sitemap-pages-0.xml', 'sitemap-neighborhood-faqs-0.xml']));
    for (const file of files) expect(index).toContain(`<loc>${ORIGIN}/${file}</loc>`);
    const faqs = readFileSync(join(folder, 'sitemap-neighborhood-faqs-0.xml'), 'utf8');
    expect(faqs.match(/<loc>[^<]*/g)!.every((location) => location.includes('/faq/'))).toBe(true);
  });
});
