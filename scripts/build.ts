// npm run build -- [--out dist.name] [--full] [--prove] [--shard 3/8]: writes dist/. An existing dist/ is replaced only
// if the whole build succeeds. Reuses the kept bundle if it is of the same sources, and files of dist/ that did not
// change; --full does neither. --prove renders every page about a place through Astro too, and compares.
// --shard writes a share of the site, which npm run merge-shards puts together with the others.
import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Environment, readEnvironment } from '#config/environment.ts';
import { keptReferences } from '#content/article/kept-references.ts';
import { postNotices } from '#content/article/post-notices.ts';
import { checkBusinessFiles } from '#data/business-files.ts';
import { type BuildInput, buildInput } from '#data/site.ts';
import { keptFragment } from '#hydration/html-fragments.ts';
import { indexablePages } from '#routes/inventory.ts';
import { postLinkTarget } from '#routes/post-links.ts';
import { shellGroups } from '#shells/shell-groups.ts';
import { markBuild, writeBuildTiming } from './build/build-timing.ts';
import { exitCodeOf } from './build/exit-codes.ts';
import { type OutputFolders, outputFolders, recover, swapIn } from './build/folders.ts';
import { fileSystemMessage, formatError } from './build/format-error.ts';
import { isVercelCurrent } from './build/host-files.ts';
import { deadEndNotices, hostRules, redirectNotices, siteRedirects, undecidedNotices } from './build/host-rules.ts';
import { builtLedger, DEPLOYED_LEDGER, prepareLedger, readDeployedLedger } from './build/ledger/ledger-file.ts';
import { type Ledger, nextLedger } from './build/ledger/ledger.ts';
import { fragmentsFile, openFragments } from './build/kept-fragments.ts';
import { openPages, pagesFile } from './build/kept-pages.ts';
import { takeLock } from './build/lock.ts';
import { noticeLines } from './build/notice-lines.ts';
import { OutputTree, readKnownFiles } from './build/output-tree.ts';
import { type SharedParts, sharedParts } from './build/parts-file.ts';
import { renderSite } from './build/render-site.ts';
import { exitOnSignal } from './build/signals.ts';
import { type Shard, WHOLE_SITE, writeShardRecord, parseShard } from './build/shard.ts';
import { buildKey, bundleKey, bundleSite, inputsHash, keptBundle } from './build/site-bundle.ts';
import { buildSummary } from './build/summary.ts';
import { readingsFile } from './build/verdicts/kept-readings.ts';
import { printNoindex } from './build/verdicts/noindex-report.ts';
import { VerdictThread } from './build/verdicts/verdicts.ts';

process.env['ASTRO_TELEMETRY_DISABLED'] ??= '1';
// Astro sets it when it bundles; React reads it when a kept bundle is imported.
process.env['NODE_ENV'] ??= 'production';

/**
 * Up to how many pages in shells V8 compiles less (buildFlags). For more it pays to optimize what composes them:
 * 100,000 pages took 5 % longer with efficiency mode, and a third more memory.
 */
const EFFICIENT_PAGES = 40_000;

/** Collects all garbage at once. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

interface Prepared {
  readonly folders: OutputFolders;
  readonly full: boolean;
  /** The share of the site to build; null for all of it. */
  readonly shard: Shard | null;
  readonly environment: Environment;
  readonly site: BuildInput;
  /** The key of the bundle, and that of all sources that make pages. */
  readonly bundled: string;
  readonly key: string;
  readonly isRebuild: boolean;
  /** The own parts of pages, as threads share them. */
  readonly parts: SharedParts;
  /** The ledger of the last deploy. */
  readonly ledger: Ledger;
}

function prepare(): Prepared {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: 'dist' },
      full: { type: 'boolean', default: false },
      prove: { type: 'boolean', default: false },
      shard: { type: 'string' },
    },
  });
  globalThis.provesShells = values.prove;
  const { full } = values;
  const shard = values.shard === undefined ? null : parseShard(values.shard);
  const folders = outputFolders(values.out);
  const release = takeLock(`.astro/${folders.current}.lock`);
  process.on('exit', release);
  recover(folders);
  const site = buildInput();
  const environment = readEnvironment(process.env);
  const bundled = bundleKey({ origin: site.origin, logo: site.model.business.logo, environment });
  const key = buildKey(bundled);
  const isRebuild = !full && existsSync(folders.current);
  const pageCount = shellGroups(site).reduce((sum, { subjects }) => sum + subjects.length, 0);
  if (pageCount > EFFICIENT_PAGES) setFlagsFromString('--no-efficiency-mode');
  const parts = sharedParts(`.astro/${folders.current}.parts`, pageCount, !isRebuild);
  // Before all that the thread does not need.
  thread.read({ site, kept: { file: readingsFile(folders.current), key, reuse: !full }, parts });
  // Before Astro is loaded, which would tell the same with a stack.
  checkBusinessFiles(site.model.business);
  hostRules(site.model);
  const ledger = readDeployedLedger();
  markBuild('read');
  return { folders, full, shard, environment, site, bundled, key, isRebuild, parts, ledger };
}

function prepareOrExit(): Prepared {
  try {
    return prepare();
  } catch (error) {
    console.error(formatError(error));
    process.exit(exitCodeOf(error));
  }
}

// One time for all that depends on it: which posts are public, the day, the record of a shard.
if ((process.env['BUILD_DATE'] ?? '').trim() === '') process.env['BUILD_DATE'] = new Date().toISOString();
// First, because it loads its modules while this thread reads the data.
const thread = new VerdictThread();
const { folders, full, shard, environment, site, bundled, key, isRebuild, parts, ledger } = prepareOrExit();

let tree: OutputTree | null = null;
/** Whether the new site has replaced the current one. */
let isSwapped = false;
const stopping = new AbortController();
/** What there is after a build that did not end. */
const outcome = (): string =>
  isSwapped ? `${folders.current}/ is the new site.` : `${folders.current}/ is unchanged.`;

/** Removes the incomplete site, once neither thread can write to it anymore: one writes pages, the other the sitemap. */
async function discard(): Promise<void> {
  await Promise.all([tree?.stop(), thread.close()]);
  rmSync(folders.next, { recursive: true, force: true });
}
exitOnSignal(async () => {
  stopping.abort();
  await discard();
  console.error(`Stopped. ${outcome()}`);
});

/** The bundle of this working copy: the kept one, or a new one. */
async function bundleOf(key: string): Promise<string> {
  const kept = full ? null : keptBundle(key);
  if (kept !== null) return kept;
  const bundle = await bundleSite(key);
  // In efficiency mode V8 would collect late what bundling leaves behind: 20,000 pages took up to 150 MB more.
  collectGarbage();
  return bundle;
}

/** Warns if the committed vercel.json is out of date. It contains only the rules of the committed snapshot. */
function checkVercelFile(): void {
  if (environment.SNAPSHOT_DIR !== undefined || isVercelCurrent(hostRules(site.model), environment)) return;
  console.log(
    'vercel.json does not match this data, so Vercel would use old redirects. Run npm run hosts and commit it.',
  );
}

/** Prints what the build noticed in the data. */
async function printNotices(): Promise<void> {
  const { model, origin } = site;
  const posts = model.posts.map(async ({ slug, body }) => ({
    slug,
    references: await keptReferences(body, keptFragment),
  }));
  const notices = [
    ...model.notices,
    ...redirectNotices(model),
    ...deadEndNotices(model),
    ...undecidedNotices(model),
    ...postNotices(await Promise.all(posts), postLinkTarget(model, siteRedirects(model), origin)),
  ];
  for (const line of noticeLines(notices)) console.log(line);
}

/** Keeps what the next build can reuse. That only takes longer without. */
function keepForNextBuild(written: OutputTree, record: string): void {
  try {
    written.record(record);
    fragments.keep();
    kept.keep();
  } catch (error) {
    console.log(`The next build will take longer, because not all that it could reuse was kept: ${formatError(error)}`);
  }
}

const fragments = openFragments(fragmentsFile(folders.current), key, !full);
globalThis.keptFragments = fragments;
const kept = openPages(pagesFile(folders.current), key, !full);
globalThis.keptPages = kept;
try {
  const bundle = await bundleOf(bundled);
  markBuild('bundled');
  const record = `.astro/${folders.current}.files.json`;
  tree = new OutputTree(folders.current, folders.next, isRebuild ? readKnownFiles(record) : new Map());
  const { pages, sitePages, noindex } = await renderSite(
    { bundle, site, key, shard: shard ?? WHOLE_SITE, thread, ledger, parts, tree, folder: folders.next, kept },
    async (stage) => {
      markBuild(stage);
      // It takes a while, in which this thread would only wait for the verdicts.
      if (stage === 'worded') await printNotices();
    },
  );
  printNoindex(noindex);
  checkVercelFile();
  if (shard !== null) {
    const shardedPaths = [...site.dataPaths, resolve(DEPLOYED_LEDGER)];
    writeShardRecord(folders.next, {
      ...shard,
      inputs: inputsHash(key, site.day, shardedPaths),
      at: environment.BUILD_DATE ?? site.day,
      data: inputsHash('', site.day, shardedPaths),
      sitePages,
      pages,
    });
  }
  // Only a first ledger begins with the inventory's days.
  const dated = ledger.size === 0 ? indexablePages(site.model) : [];
  const inventory = new Map(dated.map(({ path, lastmod }) => [path, lastmod]));
  const days = { day: site.day, inventoryDay: (path: string) => inventory.get(path) };
  // Before the swap: where the disk is full, the current site keeps its own ledger.
  const replaceLedger = prepareLedger(builtLedger(folders.current), nextLedger(ledger, pages, days));
  const removed = swapIn(folders);
  isSwapped = true;
  replaceLedger();
  keepForNextBuild(tree, record);
  await removed.catch((error: unknown) => {
    console.log(`${folders.old}/ could not be removed, and the next build tries again: ${formatError(error)}`);
  });
  writeBuildTiming();
  const { maxRSS } = process.resourceUsage();
  console.log(buildSummary(folders.current, pages.length, tree.changed, performance.now() / 1000, maxRSS));
} catch (error) {
  // A stopped build fails on the way. The signal's handler tells, and exits.
  if (stopping.signal.aborted) await new Promise(() => undefined);
  await discard();
  console.error(fileSystemMessage(error) ?? (error instanceof Error ? error.stack : error));
  console.error(`The build failed. ${outcome()}`);
  process.exit(exitCodeOf(error));
} finally {
  await thread.close();
}
