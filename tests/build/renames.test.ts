import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSiteData } from '#data/site.ts';
import { cityPath, placePath, servicePath } from '#routes/paths.ts';
import { auditFolder } from '#scripts/audit/audit.ts';
import { parseRedirects } from '#scripts/audit/redirects.ts';
import { builtPaths, builtText, pageHtml } from '#tests/support/built-site.ts';
import { type EditableRows, smallRows } from '#tests/support/small-rows.ts';
import { snapshotFolder } from '#tests/support/snapshot-folder.ts';
import { buildFolder, type BuildResult, removeBuilds, runBuild } from '#tests/support/test-build.ts';

const NAMES = { before: 'before-renames', after: 'after-renames' } as const;
const DAY = '2026-06-01';
const [before, after] = [buildFolder(NAMES.before), buildFolder(NAMES.after)];

/** What the small site's first rows of three tables are called from now on; the catalogue has texts for each. */
const RENAMES = {
  cities: { slug: 'capital-city-south-carolina', name: 'Capital City' },
  services: { slug: 'home-washing', name: 'Home Washing', display_name: 'Home Washing' },
  neighborhoods: { slug: 'old-shandon', name: 'Old Shandon' },
} as const;

const [city, service, place] = [smallRows().cities[0]!, smallRows().services[0]!, smallRows().neighborhoods[0]!];

/** Renames rows as the store does: it keeps the former slug. */
function rename(rows: EditableRows): void {
  for (const [table, names] of Object.entries(RENAMES)) {
    const [row] = rows[table as keyof typeof RENAMES];
    Object.assign(row!, names, { old_slugs: [row!['slug']] });
  }
}

const builds: Partial<Record<keyof typeof NAMES, BuildResult>> = {};
let found: readonly string[];
/** Whether the catalogue has notes of the renamed place. */
let hasNotes: boolean;

beforeAll(async () => {
  const old = snapshotFolder();
  builds.before = await runBuild(NAMES.before, old.folder, { day: DAY }).finally(old.remove);
  const renamed = snapshotFolder(rename);
  try {
    builds.after = await runBuild(NAMES.after, renamed.folder, { day: DAY });
    const { model } = readSiteData({ dataFolder: 'data', snapshotFolder: renamed.folder, at: DAY });
    hasNotes = model.neighborhoods.some(({ slug, notes }) => slug === RENAMES.neighborhoods.slug && notes !== null);
    const { checks } = await auditFolder(after, { model });
    found = checks.flatMap(({ name, first }) => first.map(({ page, says }) => `${name}: ${page} ${says}`));
  } finally {
    renamed.remove();
  }
});
afterAll(() => removeBuilds(...Object.values(NAMES)));

/** A part of a page; null when the page has none. */
const part = (html: string, pattern: RegExp): string | null => pattern.exec(html)?.[0] ?? null;

const isIndexed = (path: string, folder: string): boolean => pageHtml(path, folder).includes('content="index, follow"');

describe('a site of which a city, a service and a neighborhood were renamed', () => {
  it('is built, and the audit has no findings', () => {
    for (const build of Object.values(builds)) expect(build).toMatchObject({ exitCode: 0, errors: [] });
    expect(found).toEqual([]);
  });

  it('has each former page, or leads from its path to a page in one hop', () => {
    const pages = new Set(builtPaths(after));
    const table = parseRedirects(builtText('_redirects', after));
    const gone = builtPaths(before).filter((path) => !pages.has(path));
    // Among them the page of the renamed service in the renamed place of the renamed city.
    expect(gone).toContain(`/faq/${service.slug}/columbia-${place.slug}`);
    const wrong = gone.flatMap((path) => {
      const target = table.find(path);
      if (target?.status !== 301) return [`${path} leads nowhere`];
      return pages.has(target.to) ? [] : [`${path} leads to ${target.to}, which is no page`];
    });
    expect(wrong).toEqual([]);
  });

  it('leads from the page of a renamed row to the page that it has now', () => {
    const table = parseRedirects(builtText('_redirects', after));
    const now = RENAMES.cities.slug;
    expect(table.find(cityPath(city.slug))?.to).toBe(cityPath(now));
    expect(table.find(servicePath(service.slug))?.to).toBe(servicePath(RENAMES.services.slug));
    expect(table.find(placePath(city.slug, place.slug))?.to).toBe(placePath(now, RENAMES.neighborhoods.slug));
    expect(table.find(`/faq/${service.slug}/columbia-${place.slug}`)?.to).toBe(
      '/faq/home-washing/capital-city-old-shandon',
    );
    expect(table.find(`/services/${city.slug}/${service.slug}/faqs`)?.to).toBe(`/services/${now}/home-washing/faqs`);
  });

  it('has the catalogue’s texts of the renamed rows', () => {
    const notes = (path: string, folder: string): string | null =>
      part(pageHtml(path, folder), /<div class="place-notes">.*?<\/div>/s);
    const now = RENAMES.cities.slug;
    const old = notes(placePath(city.slug, place.slug), before);
    expect(old?.includes('<p>')).toBe(hasNotes);
    expect(notes(placePath(now, RENAMES.neighborhoods.slug), after)).toBe(old);

    const sheet = (path: string, folder: string): string | null =>
      part(pageHtml(path, folder), /<div class="sheet">.+?<\/div>/s);
    expect(sheet('/faq/home-washing/capital-city-old-shandon', after)).toBe(
      sheet(`/faq/${service.slug}/columbia-${place.slug}`, before),
    );
    expect(isIndexed(servicePath(RENAMES.services.slug), after)).toBe(true);
    expect(isIndexed(cityPath(now), after)).toBe(isIndexed(cityPath(city.slug), before));
  });
});
