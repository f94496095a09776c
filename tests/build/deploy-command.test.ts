import { execFile } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXIT_CODES } from '#scripts/build/exit-codes.ts';
import { DEPLOYED_LEDGER } from '#scripts/build/ledger/ledger-file.ts';
import { pageFile } from '#scripts/changes/deployed-page.ts';
import { nodeFlags } from '#scripts/node-version.mjs';
import { OWNER_SETTINGS } from '#tests/support/owner-site.ts';
import { snapshotFolder } from '#tests/support/snapshot-folder.ts';
import { INHERITED } from '#tests/support/test-build.ts';
import { workingCopy } from '#tests/support/working-copy.ts';

/** Steps that read the store, judge an owner's facts and draw: they have tests of their own. */
const STUBBED = ['snapshot', 'preflight', 'pictures'];

const POST = '/blog/published';

/** What the store got of a report. */
interface Reported {
  readonly state?: string;
  readonly step?: string;
  readonly message?: string;
  readonly mayBeMeant?: boolean;
  readonly urlCount?: number;
  readonly urls?: readonly string[];
}

describe('npm run deploy', () => {
  const copy = workingCopy();
  const [all, removed] = [
    snapshotFolder(),
    snapshotFolder((rows) => {
      rows.neighborhoods = rows.neighborhoods.slice(1);
      rows.posts = rows.posts.filter(({ slug }) => slug !== 'published');
    }),
  ];
  const site = join(copy.folder, 'public-site');
  const summary = join(copy.folder, 'summary.md');
  const reports: Reported[] = [];
  const closers: (() => void)[] = [copy.remove, all.remove, removed.remove];
  afterAll(() => {
    for (const close of closers) close();
  });

  async function serve(answer: RequestListener): Promise<string> {
    const server = createServer(answer);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closers.push(() => server.close());
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** Runs the command without its upload, and resolves with its exit code. */
  let deploy: (snapshot: string, day: string, ...args: readonly string[]) => Promise<number | null>;
  /** Variables of the machine that deploys, for the next runs. */
  let machine: Readonly<Record<string, string>> = {};

  beforeAll(async () => {
    for (const name of STUBBED) writeFileSync(join(copy.folder, 'scripts', `${name}.ts`), "console.log('{}');\n");
    const store = await serve((request, response) => {
      void text(request).then((body) => {
        reports.push((JSON.parse(body) as { report: Reported }).report);
        response.end('"an-id"');
      });
    });
    const origin = await serve(({ url = '/' }, response) => {
      const file = join(site, pageFile(url));
      response.writeHead(existsSync(file) ? 200 : 404).end(existsSync(file) ? readFileSync(file) : '');
    });
    // The owner's addresses, so that the bundle is that of other tests, are answered by servers on this machine.
    const { SITE_URL, PUBLIC_SUPABASE_URL } = OWNER_SETTINGS;
    writeFileSync(
      join(copy.folder, 'answered-here.mjs'),
      `const servers = Object.entries(${JSON.stringify({ [SITE_URL]: origin, [PUBLIC_SUPABASE_URL]: store })});
       const ask = globalThis.fetch;
       globalThis.fetch = (url, options) =>
         ask(servers.reduce((address, [from, to]) => address.replace(from, to), String(url)), options);`,
    );
    const node = nodeFlags(process.versions.node);
    if (!node.ok) throw new Error(node.hint);
    const inherited = Object.fromEntries(
      INHERITED.flatMap((key) => (process.env[key] ? [[key, process.env[key]]] : [])),
    );
    deploy = (snapshot, day, ...args) =>
      new Promise((resolve) => {
        const env = {
          ...inherited,
          SNAPSHOT_DIR: snapshot,
          BUILD_DATE: day,
          ...OWNER_SETTINGS,
          DEPLOY_REPORT_TOKEN: 'a-token',
          GITHUB_STEP_SUMMARY: summary,
          ...machine,
        } as unknown as NodeJS.ProcessEnv;
        const command = [...node.flags, '--import', './answered-here.mjs', 'scripts/deploy.ts', '--no-upload', ...args];
        const child = execFile(process.execPath, command, { cwd: copy.folder, env }, () => resolve(child.exitCode));
      });
    expect(await deploy(all.folder, '2026-06-01')).toBe(0);
    cpSync(join(copy.folder, 'dist'), site, { recursive: true });
  });

  it('reports no URLs the first time, as no ledger tells what changed', () => {
    expect(reports.at(-1)).toMatchObject({ state: 'done', urlCount: 0, urls: [], message: 'The site is deployed.' });
  });

  it('is refused, which may be meant, when more than 2 % of the pages would vanish', async () => {
    const ledger = readFileSync(join(copy.folder, DEPLOYED_LEDGER), 'utf8');
    expect(await deploy(removed.folder, '2026-06-02')).toBe(EXIT_CODES.refusedUnlessMeant);
    expect(reports.at(-1)).toMatchObject({ state: 'refused', step: 'gone-check', mayBeMeant: true, urlCount: 0 });
    expect(reports.at(-1)?.message).toMatch(
      /^Many pages would vanish.*\n[\d,]+ of the site’s [\d,]+ pages would be gone: /,
    );
    expect(readFileSync(summary, 'utf8')).toContain("press 'Publish anyway'");
    expect(readFileSync(join(copy.folder, DEPLOYED_LEDGER), 'utf8')).toBe(ledger);
  });

  it('does not read a store where the company works without one', async () => {
    const file = join(copy.folder, 'data', 'catalogue', 'business.json');
    const stub = join(copy.folder, 'scripts', 'snapshot.ts');
    const [business, former] = [file, stub].map((path) => readFileSync(path, 'utf8'));
    const facts = JSON.parse(business!) as { confirmed?: readonly string[] };
    writeFileSync(stub, 'process.exit(1);\n');
    machine = { PUBLIC_SUPABASE_URL: '', PUBLIC_SUPABASE_ANON_KEY: '', PUBLIC_QUOTE_DELIVERY: '' };
    try {
      expect(await deploy(all.folder, '2026-06-01', '--prepare')).not.toBe(0);
      writeFileSync(file, JSON.stringify({ ...facts, confirmed: [...(facts.confirmed ?? []), 'store'] }));
      expect(await deploy(all.folder, '2026-06-01', '--prepare')).toBe(0);
    } finally {
      machine = {};
      writeFileSync(file, business!);
      writeFileSync(stub, former!);
    }
  });

  it('of another branch than the production branch is a preview: the store is not told, and the ledger stays', async () => {
    const ledger = readFileSync(join(copy.folder, DEPLOYED_LEDGER), 'utf8');
    const known = reports.length;
    machine = { GITHUB_REF_NAME: 'new-header', PRODUCTION_BRANCH: 'main' };
    try {
      expect(await deploy(removed.folder, '2026-06-02', '--gone')).toBe(0);
    } finally {
      machine = {};
    }
    expect(reports).toHaveLength(known);
    expect(readFileSync(join(copy.folder, DEPLOYED_LEDGER), 'utf8')).toBe(ledger);
    expect(readFileSync(summary, 'utf8')).toContain('This is a preview of the branch new-header.');
  });

  it('with --gone goes on, and tells URLs and words by comparison with the deployed site', async () => {
    expect(await deploy(removed.folder, '2026-06-02', '--gone')).toBe(0);
    const done = reports.at(-1);
    expect(done).toMatchObject({ state: 'done', mayBeMeant: false });
    expect(done?.urls).toEqual(expect.arrayContaining([POST, '/blog']));
    expect(done?.urls).toHaveLength(done?.urlCount ?? 0);
    expect(done?.message).toMatch(/^The site is deployed\.\nPages: \d+ gone, \d+ reworded\.$/);
    const told = readFileSync(summary, 'utf8');
    expect(told).toContain(`${POST} leads to /blog, undecided`);
    expect(told).toMatch(/Words changed:\n(?:.*\n)*? {2}\/blog\n(?: {4}.*\n)*? {4}- .*About published/);
    expect(told).not.toContain('could not be read');
    expect(readFileSync(join(copy.folder, DEPLOYED_LEDGER), 'utf8')).toMatch(
      new RegExp(`^${POST} .* 2026-06-02$`, 'm'),
    );
  });
});
