// npm run snapshot: reads the store into data/snapshot, which is replaced only when every row was read and is
// valid.
import { rmSync, writeFileSync } from 'node:fs';
import { readEnvironment } from '#config/environment.ts';
import { snapshotFolders } from '#data/snapshot-folders.ts';
import { exitCodeOf } from './build/exit-codes.ts';
import { formatError } from './build/format-error.ts';
import { tellRefusal } from './build/refusal-reasons.ts';
import { exitOnSignal } from './build/signals.ts';
import { takeLock } from './build/lock.ts';
import { fetchSnapshot } from './snapshot/fetch-snapshot.ts';
import { readOptions, USAGE } from './snapshot/options.ts';
import { failureJson, type Progress, reportJson, reportText, showProgress } from './snapshot/report.ts';
import { COMMITTED_SNAPSHOT, SEED_FILE, seedSql } from './snapshot/seed.ts';
import { storeErrorLine } from './snapshot/store-errors.ts';
import { addressIssue } from './snapshot/store-requests.ts';

const wantsJson = process.argv.includes('--json');
let progress: Progress | null = null;

/** Prints the error on standard error, with --json also on standard output, and sets exit code 1. */
function fail(error: unknown): void {
  progress?.end();
  // A server's error message may quote the key it was sent.
  const key = process.env['PUBLIC_SUPABASE_ANON_KEY']?.trim();
  const redact = (text: string): string => (key === undefined || key === '' ? text : text.replaceAll(key, '(the key)'));
  const message = redact(formatError(error));
  console.error(message);
  tellRefusal(error);
  if (wantsJson) console.log(redact(failureJson(error, message)));
  process.exitCode = exitCodeOf(error);
}

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) {
    console.log(USAGE);
    return;
  }
  const environment = readEnvironment(process.env);
  const { PUBLIC_SUPABASE_URL: url, PUBLIC_SUPABASE_ANON_KEY: key } = environment;
  const issue = addressIssue(url, key);
  if (issue !== null) throw new Error(issue);

  const folder = options.out ?? environment.SNAPSHOT_DIR ?? COMMITTED_SNAPSHOT;
  const { current, next } = snapshotFolders(folder);
  // A dry run writes nothing, not even a lock.
  const release = options.dryRun ? (): void => undefined : takeLock(`${current}.lock`, 'fetching a snapshot');
  process.on('exit', release);
  exitOnSignal(() => {
    progress?.end();
    if (!options.dryRun) rmSync(next, { recursive: true, force: true });
    console.error(`Stopped; ${current} is unchanged.`);
  });

  const start = performance.now();
  progress = showProgress(process.stderr);
  const { limits, allowShrink, dryRun } = options;
  const store = { url: url ?? '', key: key ?? '' };
  const request = { store, siteUrl: environment.SITE_URL, folder, dataFolder: 'data', limits, allowShrink, dryRun };
  const result = await fetchSnapshot(request, progress).catch((error: unknown) => {
    const line = storeErrorLine(error, store.url, current);
    if (line === '' || !(error instanceof Error)) throw error;
    throw new Error(`${error.message}\n${line}`, { cause: error });
  });
  if (!dryRun && folder === COMMITTED_SNAPSHOT) writeFileSync(SEED_FILE, seedSql(folder));
  progress.end();
  const seconds = (performance.now() - start) / 1000;
  console.log(options.json ? reportJson(result, seconds) : reportText(result, seconds));
}

await run().catch(fail);
