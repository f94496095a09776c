import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSiteData } from '#data/site.ts';
import { cityPath, placePath } from '#routes/paths.ts';
import { auditFolder } from '#scripts/audit/audit.ts';
import { parseRedirects } from '#scripts/audit/redirects.ts';
import { EXIT_CODES } from '#scripts/build/exit-codes.ts';
import { builtLedger, DEPLOYED_LEDGER } from '#scripts/build/ledger/ledger-file.ts';
import { isLive, type Ledger, parseLedger } from '#scripts/build/ledger/ledger.ts';
import type { SiteChanges } from '#scripts/changes/site-changes.ts';
import { nodeFlags } from '#scripts/node-version.mjs';
import { serveFolder } from '#scripts/preview/serve.ts';
import { builtPaths, builtText } from '#tests/support/built-site.ts';
import { type EditableRows, smallRows } from '#tests/support/small-rows.ts';
import { snapshotFolder } from '#tests/support/snapshot-folder.ts';
import { buildFolder, type BuildResult, INHERITED, runBuild } from '#tests/support/test-build.ts';
import { workingCopy } from '#tests/support/working-copy.ts';

const [FIRST_DAY, NEXT_DAY, LAST_DAY] = ['2026-06-01', '2026-06-02', '2026-06-03'];

const [city] = smallRows().cities;
const [, place] = smallRows().neighborhoods;
const POST = '/blog/published';
const PLACE = placePath(city!.slug, place!.slug);
/** A page of the removed place that somebody decided to end. */
const ENDED = `/faq/house-washing/columbia-${place!.slug}`;
/** A path that somebody decided to end, and that a rule with a placeholder would redirect. */
const ENDED_BEFORE_RULE = `/services/house-washing/${city!.slug}/faqs`;
const UNDECIDED = `/faq/oil-stain-removal/columbia-${place!.slug}`;

/** Deletes rows by hand: no snapshot was taken that could know of them. */
function remove(rows: EditableRows): void {
  rows.neighborhoods = rows.neighborhoods.filter(({ slug }) => slug !== place!.slug);
  rows.posts = rows.posts.filter(({ slug }) => slug !== 'published');
}

describe('a site whose ledger has pages that its rows no longer have', () => {
  const copy = workingCopy();
  afterAll(copy.remove);
  const inCopy = (...path: readonly string[]): string => join(copy.folder, ...path);
  const folderOf = (name: string): string => inCopy(buildFolder(name));
  const builds: Record<string, BuildResult> = {};
  let found: readonly string[] = [];
  const removed = snapshotFolder(remove);
  afterAll(removed.remove);

  const ledger = (name: string): Ledger =>
    parseLedger(readFileSync(inCopy(builtLedger(buildFolder(name))), 'utf8'), name);
  const deploy = (name: string): void => {
    copyFileSync(inCopy(builtLedger(buildFolder(name))), inCopy(DEPLOYED_LEDGER));
  };
  async function build(name: string, day: string, snapshot: string): Promise<void> {
    builds[name] = await runBuild(name, snapshot, { root: copy.folder, day });
    expect(builds[name]).toMatchObject({ exitCode: 0, errors: [] });
  }

  /** Runs a command in the copy, on the snapshot without the rows. */
  function run(script: string, ...args: readonly string[]) {
    const node = nodeFlags(process.versions.node);
    if (!node.ok) throw new Error(node.hint);
    const env = Object.fromEntries(INHERITED.flatMap((key) => (process.env[key] ? [[key, process.env[key]]] : [])));
    return spawnSync(process.execPath, [...node.flags, `scripts/${script}.ts`, ...args], {
      cwd: copy.folder,
      encoding: 'utf8',
      // Without an address of its own, so that no command asks the site of the company whose copy this is.
      env: { ...env, SNAPSHOT_DIR: removed.folder, BUILD_DATE: NEXT_DAY, SITE_URL: 'https://www.example.com' },
    });
  }

  beforeAll(async () => {
    rmSync(inCopy(DEPLOYED_LEDGER), { force: true });
    const all = snapshotFolder();
    try {
      await build('before', FIRST_DAY, all.folder);
      deploy('before');
      writeFileSync(
        inCopy('data/gone.json'),
        JSON.stringify([ENDED, ENDED_BEFORE_RULE].map((path) => ({ path, reason: 'nobody asked for it' }))),
      );
      await build('after', NEXT_DAY, removed.folder);
      const { model } = readSiteData({
        dataFolder: inCopy('data'),
        snapshotFolder: removed.folder,
        at: NEXT_DAY,
      });
      const { checks } = await auditFolder(folderOf('after'), { model });
      found = checks.flatMap(({ name, first }) => first.map(({ page, says }) => `${name}: ${page} ${says}`));
    } finally {
      all.remove();
    }
  });

  it('redirects each of them to the page above it in one hop, and the audit has no findings', () => {
    const pages = new Set(builtPaths(folderOf('after')));
    const gone = builtPaths(folderOf('before')).filter((path) => !pages.has(path));
    expect(gone).toEqual(expect.arrayContaining([PLACE, ENDED, UNDECIDED, POST]));
    const table = parseRedirects(builtText('_redirects', folderOf('after')));
    expect(gone.filter((path) => path !== ENDED && !pages.has(table.find(path)?.to ?? ''))).toEqual([]);
    expect(table.find(POST)?.to).toBe('/blog');
    for (const path of [PLACE, UNDECIDED]) expect(table.find(path)?.to).toBe(cityPath(city!.slug));
    expect([...pages].filter((path) => table.find(path) !== null)).toEqual([]);
    expect(found).toEqual([]);
  });

  it('keeps them in its ledger, gone since the day of the build', () => {
    const [before, after] = [ledger('before'), ledger('after')];
    expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
    for (const path of [PLACE, ENDED, POST])
      expect(after.get(path)).toEqual({ ...before.get(path), goneSince: NEXT_DAY });
  });

  it('sums the undecided ones up in the output of the build, with each of them in a report', () => {
    const lines = builds['after']!.output.split('\n').filter((line) => line.startsWith('Page gone, undecided: '));
    expect(lines).toEqual([expect.stringMatching(/ leads to \/.* for now.* And \d+ more like this/)]);
    const report = readFileSync(inCopy('reports/notices.txt'), 'utf8');
    for (const path of [PLACE, UNDECIDED, POST]) expect(report).toContain(`Page gone, undecided: ${path} leads to /`);
    expect(report).not.toContain(`${ENDED} leads`);
  });

  it('answers 410 where gone.json ends a page, and as before everywhere else, under a CDN’s rules', async () => {
    const server = await serveFolder(folderOf('after'), 0);
    try {
      const ask = async (path: string): Promise<readonly [number, string | null]> => {
        const response = await fetch(server.url + path, { redirect: 'manual' });
        await response.body?.cancel();
        return [response.status, response.headers.get('location')];
      };
      for (const path of [ENDED, ENDED_BEFORE_RULE].flatMap((page) => [page, `${page}/`])) {
        const gone = await fetch(server.url + path, { redirect: 'manual' });
        expect(gone.status, path).toBe(410);
        expect(await gone.text()).toContain('This page is not here');
        expect(gone.headers.get('x-content-type-options')).toBe('nosniff');
      }
      expect(await ask(UNDECIDED)).toEqual([301, cityPath(city!.slug)]);
      expect(await ask(cityPath(city!.slug))).toEqual([200, null]);
      expect((await ask('/nowhere'))[0]).toBe(404);
    } finally {
      await server.stop();
    }
  });

  it('is not launched, as more than 2 % of its pages would vanish, unless --gone accepts it', () => {
    const refused = run('gone-check');
    expect(refused.status).toBe(EXIT_CODES.refusedUnlessMeant);
    expect(refused.stderr).toMatch(
      /data\/ledger\.txt: .*vanish.*: is "?\d+"?, expected at most \d+ of \d+ \(2 %\): .*\/blog\/published.*--gone/s,
    );
    expect(run('gone-check', '--gone')).toMatchObject({ status: 0, stderr: '' });
  });

  it('has its changes told with where pages lead, and the words that pages lost', () => {
    const built = buildFolder('after');
    const told = run('changes', '--json', '--built', built, '--site', buildFolder('before'));
    const changes = JSON.parse(told.stdout) as SiteChanges;
    expect(changes.kinds.place).toMatchObject({ new: 0, gone: 1 });
    expect(changes.destinations).toContainEqual(
      expect.objectContaining({ path: POST, status: 301, to: '/blog', undecided: true }),
    );
    expect(changes.destinations).toContainEqual(
      expect.objectContaining({ path: ENDED, status: 410, reason: 'nobody asked for it' }),
    );
    expect(changes.rewordings.filter(({ unread }) => unread !== null)).toEqual([]);
    const blog = changes.rewordings.find(({ path }) => path === '/blog');
    expect(JSON.stringify(blog?.changes.map(({ removed: words }) => words))).toContain('About published');
    expect(run('changes', '--built', built).stdout).toContain('could not be read: the address of the site is not set');
  });

  it('is as it was, without a gone mark, a redirect or a notice, when the rows come back', async () => {
    deploy('after');
    expect(run('gone-check')).toMatchObject({ status: 0 });
    const all = snapshotFolder();
    await build('returned', LAST_DAY, all.folder).finally(all.remove);
    const [before, returned] = [ledger('before'), ledger('returned')];
    for (const path of [PLACE, ENDED, POST]) expect(returned.get(path)).toEqual(before.get(path));
    expect([...returned.keys()].filter((path) => !isLive(returned, path))).toEqual([]);
    expect(builtText('_redirects', folderOf('returned'))).toBe(builtText('_redirects', folderOf('before')));
    expect(JSON.parse(builtText('_routes.json', folderOf('returned')))).toMatchObject({
      include: ['/api/quote', ENDED_BEFORE_RULE, `${ENDED_BEFORE_RULE}/`],
    });
    expect(builds['returned']!.output).not.toContain('undecided');
    expect(builds['returned']!.output).toContain(`${ENDED} is built. Remove it from the file.`);
  });
});
