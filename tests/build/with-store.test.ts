import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditFolder } from '#scripts/audit/audit.ts';
import { businessItems } from '#scripts/preflight/business-items.ts';
import { keyItems } from '#scripts/preflight/key-items.ts';
import { readEnvironment } from '#config/environment.ts';
import { builtFiles, builtPaths, builtText, pageHtml } from '#tests/support/built-site.ts';
import { committedModel } from '#tests/support/committed-data.ts';
import { OWNER_SETTINGS, ownersBusiness, ownersCopy } from '#tests/support/owner-site.ts';
import { triedFolder, tryBuild } from '#tests/support/tried-build.ts';

/** The most that the scripts of the staff area may weigh together, in bytes of brotli. */
const BUDGET = 350_000;

const { PUBLIC_SUPABASE_URL: STORE, PUBLIC_SUPABASE_ANON_KEY: anonKey } = OWNER_SETTINGS;

/**
 * What the staff area has in common with every island: React, Astro's renderer, the bundler's own few lines.
 */
const COMMON = /^(?:shared|client|rolldown-runtime|preload-helper)\./;

/** Names that Tailwind would know: names of our own may stand for nothing but themselves. */
const UTILITY =
  /^-?(?:[mp][trblxy]?|gap|text|font|flex|grid|items|justify|[wh]|min|max|border|bg|rounded|sr|space|hidden)(?:-|$)/;

const NAME = 'with-store';
// The committed site as its owner launches it, in a working copy of its own: the business file is another.
const copy = ownersCopy();
const dist = join(copy.folder, triedFolder(NAME));

let scripts: readonly string[] = [];
let publicPages: readonly string[] = [];
/**
 * The scripts of the staff area, whatever else they have in common with other pages; and those that are its
 * own.
 */
let staff: ReadonlySet<string> = new Set();
let own: readonly string[] = [];

const script = (file: string): string => builtText(`_astro/${file}`, dist);

/** Scripts, and everything that they import at once or on demand. */
function pulledIn(first: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const open = [...first];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const text = script(file);
    open.push(...scripts.filter((other) => text.includes(other)));
  }
  return seen;
}

const isStaff = (path: string): boolean => path === '/admin' || path.startsWith('/admin/');

beforeAll(async () => {
  const settings = { ...OWNER_SETTINGS, PUBLIC_SUPABASE_URL: `${STORE}/` };
  const build = await tryBuild(NAME, 'data/snapshot', { root: copy.folder, settings });
  expect(build).toMatchObject({ exitCode: 0, errors: [] });
  scripts = builtFiles(dist)
    .filter((file) => /^_astro\/.*\.js$/.test(file))
    .map((file) => file.slice('_astro/'.length));
  publicPages = builtPaths(dist).filter((path) => !isStaff(path));
  const island = /component-url="\/_astro\/(StaffApp\.[^"]+)"/.exec(pageHtml('/admin', dist))?.[1] ?? '';
  staff = pulledIn([island]);
  own = [...staff].filter((file) => !COMMON.test(file));
});
afterAll(copy.remove);

describe('a site with every fact and key that a launch asks for', () => {
  const sample = committedModel();
  const model = { ...sample, business: ownersBusiness(sample.business) };

  it('has nothing left on preflight’s list of facts and keys', () => {
    const items = [...businessItems(model), ...keyItems(model, readEnvironment(OWNER_SETTINGS))];
    expect(items.filter(({ topic }) => topic !== 'note')).toEqual([]);
  });

  // What an owner fills in stands on every page: it must neither make one too heavy nor all of them too much
  // alike.
  it('passes the audit', async () => {
    const { pages, checks } = await auditFolder(dist, { model, anonKey });
    expect(pages).toBe(builtPaths(dist).length);
    expect(checks.filter(({ count }) => count > 0)).toEqual([]);
  });
});

describe('a site with a store', () => {
  it('allows every page to ask it and to show its pictures, the webhook and the pixel’s hosts, and no other', () => {
    for (const path of ['/', '/404', '/faq/house-washing']) {
      const policy = /http-equiv="content-security-policy" content="([^"]*)"/.exec(pageHtml(path, dist))?.[1] ?? '';
      expect(policy, path).toContain(
        `connect-src 'self' ${STORE} https://hooks.example.com https://connect.facebook.net https://www.facebook.com;`,
      );
      expect(policy, path).toContain(`img-src 'self' data: ${STORE} https://www.facebook.com;`);
      expect(policy, path).toContain(`script-src 'self' https://connect.facebook.net 'sha256-`);
      expect(policy.match(/\*|https?:/g), path).toHaveLength(7);
    }
  });

  it('has the code that asks it in a chunk that no page names, and the posts’ Markdown in another', () => {
    // What the not-found page's island imports, at once or later: the staff area has chunks of its own.
    const chunks = [...pulledIn(scripts.filter((file) => file.startsWith('NotFound.')))];
    const having = (text: string): string[] => chunks.filter((file) => script(file).includes(text));
    const asking = having('/rest/v1');
    const reading = having('blockquote');
    expect(asking).toHaveLength(1);
    expect(reading).toHaveLength(1);
    expect(asking).not.toEqual(reading);
    for (const path of builtPaths(dist)) {
      const html = pageHtml(path, dist);
      for (const chunk of [...asking, ...reading]) expect(html.includes(chunk), `${path} names ${chunk}`).toBe(false);
    }
  });
});

describe('the scripts of the staff area', () => {
  it('stay within their budget', () => {
    const bytes = [...staff].map((file) => brotliCompressSync(readFileSync(join(dist, '_astro', file))).length);
    expect(own.some((file) => file.startsWith('RichText.'))).toBe(true);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
  });

  it('are no part of any public page, at once or later', () => {
    const named = publicPages.flatMap((path) => [...pageHtml(path, dist).matchAll(/\/_astro\/([^"' ]+\.js)/g)]);
    const first = new Set(named.map(([, file]) => file!));
    expect(first.size).toBeGreaterThan(5);
    const ofPublic = pulledIn([...first]);
    expect(own.filter((file) => ofPublic.has(file))).toEqual([]);
  });

  it('are not on the pages of a site without a store, whose build has none of them', () => {
    const staffPages = builtPaths().filter(isStaff);
    expect(staffPages.length).toBe(4);
    for (const path of staffPages) expect(pageHtml(path), path).not.toMatch(/StaffApp|client="only"|staff-pages/);
    const names = own.map((file) => file.replace(/\..*/, ''));
    const built = builtFiles().filter((file) =>
      /^_astro\/(?:StaffApp|RichText|EditorScreen|Dashboard|staff-)/.test(file),
    );
    expect(names).toEqual(expect.arrayContaining(['StaffApp', 'RichText', 'EditorScreen', 'Dashboard']));
    expect(built).toEqual([]);
  });
});

describe('the stylesheets of the staff area', () => {
  it('are linked on its pages only', () => {
    const sheets = builtFiles(dist).filter((file) => /^_astro\/staff-[^/]*\.css$/.test(file));
    expect(sheets.length).toBeGreaterThan(1);
    expect(publicPages.filter((path) => sheets.some((sheet) => pageHtml(path, dist).includes(sheet)))).toEqual([]);
  });

  it('know every utility that its screens use, for which the site’s sheet does not grow', () => {
    const css = [...pageHtml('/admin/blog/new', dist).matchAll(/href="\/(_astro\/[^"]+\.css)"/g)]
      .map(([, file]) => builtText(file!, dist))
      .join('\n');
    const words = globSync('src/staff/**/*.tsx')
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/className="([^"]+)"/g)])
      .flatMap(([, classes]) => classes!.split(/\s+/))
      .filter((word) => UTILITY.test(word));
    const missing = [...new Set(words)].filter((word) => !css.includes(`.${word.replaceAll(/[.:/[\]]/g, '\\$&')}`));
    expect(words.length).toBeGreaterThan(5);
    expect(missing).toEqual([]);
  });
});
