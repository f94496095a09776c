// npm run snapshot: Supabase → data/snapshot, which is replaced only when every row was read and fits.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeLock } from './build/lock.ts';
import { formatError } from './build/format-error.ts';
import { snapshotFolders } from '#data/snapshot-folders.ts';
import { readEnvironment } from '#config/environment.ts';
import { readOptions, USAGE } from './snapshot/options.ts';
import { type Progress, showProgress } from './snapshot/progress.ts';
import { failureJson, reportJson, reportText } from './snapshot/report.ts';
import { SEED_FILE, seedSql } from './snapshot/seed.ts';
import { addressIssue } from './snapshot/store-client.ts';
import { troubleLine } from './snapshot/store-trouble.ts';
import { takeSnapshot } from './snapshot/take-snapshot.ts';

const COMMITTED = join('data', 'snapshot');

const wantsJson = process.argv.includes('--json');
let progress: Progress | null = null;

/** Fails as everything here does: the reason on standard error, for machines on standard output too. */
function fail(error: unknown): void {
  progress?.end();
  // A server's answer may quote what it was sent.
  const key = process.env['PUBLIC_SUPABASE_ANON_KEY'];
  const hidden = (text: string): string => (key === undefined || key === '' ? text : text.replaceAll(key, '(the key)'));
  const message = hidden(formatError(error));
  console.error(message);
  if (wantsJson) console.log(hidden(failureJson(error, message)));
  process.exitCode = 1;
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

  const folder = options.out ?? environment.SNAPSHOT_DIR ?? COMMITTED;
  const { current, next } = snapshotFolders(folder);
  // A dry run writes nothing, no lock either.
  const release = options.dryRun ? (): void => undefined : takeLock(`${current}.lock`, 'taking a snapshot');
  process.on('exit', release);
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    process.once(signal, () => {
      progress?.end();
      if (!options.dryRun) rmSync(next, { recursive: true, force: true });
      console.error(`Stopped; ${current} stands as it was.`);
      process.exit(code);
    });
  }

  const begun = performance.now();
  progress = showProgress(process.stderr);
  const { limits, allowShrink, dryRun } = options;
  const store = { url: url ?? '', key: key ?? '' };
  const order = { store, folder, dataFolder: 'data', limits, allowShrink, dryRun };
  const taken = await takeSnapshot(order, progress).catch((error: unknown) => {
    const line = troubleLine(error, store.url, current);
    if (line === '' || !(error instanceof Error)) throw error;
    throw new Error(`${error.message}\n${line}`, { cause: error });
  });
  if (!dryRun && folder === COMMITTED) writeFileSync(SEED_FILE, seedSql(folder));
  progress.end();
  const seconds = (performance.now() - begun) / 1000;
  console.log(options.json ? reportJson(taken, seconds) : reportText(taken, seconds));
}

await run().catch(fail);
