import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditFolder } from '#scripts/audit/audit.ts';
import { businessItems } from '#scripts/preflight/business-items.ts';
import { keyItems } from '#scripts/preflight/key-items.ts';
import { readEnvironment } from '#config/environment.ts';
import { PATHS } from '#routes/paths.ts';
import { builtFiles, builtPaths, builtText, pageHtml } from '#tests/support/built-site.ts';
import { committedModel } from '#tests/support/committed-data.ts';
import { OWNER_SETTINGS, ownersBusiness, ownersCopy } from '#tests/support/owner-site.ts';
import { buildFolder, runBuild } from '#tests/support/test-build.ts';
import { unexpectedRemarks } from '#tests/support/audit-remarks.ts';
import { SERVICE_SLUGS } from '#tests/support/site-slugs.ts';

/** The maximum size of the staff area's scripts, in bytes of Brotli. */
const MAX_SCRIPT_BYTES = 350_000;

const { PUBLIC_SUPABASE_URL: STORE, PUBLIC_SUPABASE_ANON_KEY: anonKey } = OWNER_SETTINGS;

/** Chunks that the staff area shares with every island: React, Astro's renderer, the bundler's runtime. */
const SHARED = /^(?:shared|client|rolldown-runtime|preload-helper)\./;

/** Class names that look like utilities of Tailwind. Our own may be hooks without a style. */
const UTILITY =
  /^-?(?:[mp][trblxy]?|gap|text|font|flex|grid|items|justify|[wh]|min|max|border|bg|rounded|sr|space|hidden)(?:-|$)/;

const INDEXNOW_KEY = 'abcdef0123456789';
const SECURITY_CONTACT = 'https://security.example/report';

const NAME = 'with-store';
// The committed site with an owner's business file, in a separate working copy.
const copy = ownersCopy();
const dist = join(copy.folder, buildFolder(NAME));

let scripts: readonly string[] = [];
let publicPages: readonly string[] = [];
/** The scripts that the staff area loads, shared ones included. */
let staff: ReadonlySet<string> = new Set();
/** Those that only the staff area loads. */
let own: readonly string[] = [];

const script = (file: string): string => builtText(`_astro/${file}`, dist);

/** The given scripts and all their static and dynamic imports. */
function withImports(entries: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const queue = [...entries];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const text = script(file);
    queue.push(...scripts.filter((other) => text.includes(other)));
  }
  return seen;
}

const isStaff = (path: string): boolean => path === '/admin' || path.startsWith('/admin/');

beforeAll(async () => {
  const settings = { ...OWNER_SETTINGS, PUBLIC_SUPABASE_URL: `${STORE}/`, INDEXNOW_KEY, SECURITY_CONTACT };
  const build = await runBuild(NAME, 'data/snapshot', { root: copy.folder, settings });
  expect(build).toMatchObject({ exitCode: 0, errors: [] });
  scripts = builtFiles(dist)
    .filter((file) => /^_astro\/.*\.js$/.test(file))
    .map((file) => file.slice('_astro/'.length));
  publicPages = builtPaths(dist).filter((path) => !isStaff(path));
  const island = /component-url="\/_astro\/(StaffApp\.[^"]+)"/.exec(pageHtml('/admin', dist))?.[1] ?? '';
  staff = withImports([island]);
  own = [...staff].filter((file) => !SHARED.test(file));
});
afterAll(copy.remove);

it('proves with a file that who has the IndexNow key may submit its URLs', () => {
  expect(builtText(`${INDEXNOW_KEY}.txt`, dist)).toBe(INDEXNOW_KEY);
});

it('names the owner’s own contact for weaknesses instead of the email', () => {
  expect(builtText('.well-known/security.txt', dist)).toContain(`Contact: ${SECURITY_CONTACT}\n`);
});

describe('a site with every fact and key that a launch asks for', () => {
  const sample = committedModel();
  const model = { ...sample, business: ownersBusiness(sample.business) };

  it('has no preflight item about facts or keys', () => {
    const items = [...businessItems(model), ...keyItems(model, readEnvironment(OWNER_SETTINGS))];
    expect(items.filter(({ topic }) => topic !== 'note')).toEqual([]);
  });

  // The owner's facts are on every page: they must not exceed the weight budget or make pages too similar.
  it('passes the audit', async () => {
    const report = await auditFolder(dist, { model, anonKey });
    expect(report.pages).toBe(builtPaths(dist).length);
    expect(report.checks.filter(({ count }) => count > 0)).toEqual([]);
    expect(unexpectedRemarks(report, false)).toEqual([]);
  });
});

describe('a site with a store', () => {
  it('has a policy that allows the store, its pictures, the webhook and the pixel’s hosts, and no other origin', () => {
    for (const path of ['/', '/404', `/faq/${SERVICE_SLUGS[0]!}`]) {
      const policy = /http-equiv="content-security-policy" content="([^"]*)"/.exec(pageHtml(path, dist))?.[1] ?? '';
      expect(policy, path).toContain(
        `connect-src 'self' ${STORE} https://hooks.example.com https://connect.facebook.net https://www.facebook.com;`,
      );
      expect(policy, path).toContain(`img-src 'self' data: ${STORE} https://www.facebook.com;`);
      expect(policy, path).toContain(`script-src 'self' https://connect.facebook.net 'sha256-`);
      expect(policy.match(/\*|https?:/g), path).toHaveLength(7);
    }
  });

  it('allows the store’s realtime on the page of the leads only', () => {
    const policyOf = (path: string): string =>
      /http-equiv="content-security-policy" content="([^"]*)"/.exec(pageHtml(path, dist))?.[1] ?? '';
    const realtime = STORE.replace('https:', 'wss:');
    expect(/connect-src [^;]*/.exec(policyOf('/admin/leads'))?.[0].split(' ')).toContain(realtime);
    for (const path of builtPaths(dist).filter((other) => other !== '/admin/leads'))
      expect(policyOf(path).includes(realtime), path).toBe(false);
  });

  it('loads the store client and the Markdown renderer on demand, in separate chunks that no page references', () => {
    // The imports of the not-found page's island only: the staff area has its own chunks for both.
    const chunks = [...withImports(scripts.filter((file) => file.startsWith('NotFound.')))];
    const containing = (text: string): string[] => chunks.filter((file) => script(file).includes(text));
    const client = containing('/rest/v1');
    const renderer = containing('blockquote');
    expect(client).toHaveLength(1);
    expect(renderer).toHaveLength(1);
    expect(client).not.toEqual(renderer);
    for (const path of builtPaths(dist)) {
      const html = pageHtml(path, dist);
      for (const chunk of [...client, ...renderer]) expect(html.includes(chunk), `${path}: ${chunk}`).toBe(false);
    }
  });
});

describe('the scripts of the staff area', () => {
  it('stay within their size limit', () => {
    const bytes = [...staff].map((file) => brotliCompressSync(readFileSync(join(dist, '_astro', file))).length);
    expect(own.some((file) => file.startsWith('RichText.'))).toBe(true);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
  });

  it('are not loaded by any public page, statically or on demand', () => {
    const named = publicPages.flatMap((path) => [...pageHtml(path, dist).matchAll(/\/_astro\/([^"' ]+\.js)/g)]);
    const entries = new Set(named.map(([, file]) => file!));
    expect(entries.size).toBeGreaterThan(5);
    const loaded = withImports([...entries]);
    expect(own.filter((file) => loaded.has(file))).toEqual([]);
  });

  it('are missing from a site without a store, and its staff pages do not reference them', () => {
    const staffPages = builtPaths().filter(isStaff);
    expect(staffPages).toEqual(Object.values(PATHS).filter(isStaff).sort());
    for (const path of staffPages) expect(pageHtml(path), path).not.toMatch(/StaffApp|client="only"|staff-pages/);
    const names = own.map((file) => file.replace(/\..*/, ''));
    const built = builtFiles().filter((file) =>
      /^_astro\/(?:StaffApp|RichText|EditorScreen|Dashboard|LeadsScreen|LogScreen|staff-)/.test(file),
    );
    expect(names).toEqual(expect.arrayContaining(['StaffApp', 'RichText', 'EditorScreen', 'Dashboard', 'LeadsScreen']));
    expect(built).toEqual([]);
  });
});

describe('the stylesheets of the staff area', () => {
  it('are linked from its pages only', () => {
    const sheets = builtFiles(dist).filter((file) => /^_astro\/staff-[^/]*\.css$/.test(file));
    expect(sheets.length).toBeGreaterThan(1);
    expect(publicPages.filter((path) => sheets.some((sheet) => pageHtml(path, dist).includes(sheet)))).toEqual([]);
  });

  it('have a rule for every Tailwind utility that its screens use', () => {
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
