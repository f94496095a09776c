import { rmSync, writeFileSync } from 'node:fs';
import { readEnvironment } from '#config/environment.ts';
import { snapshotFolders } from '#data/snapshot-folders.ts';
import { exitCodeOf } from '#scripts/build/exit-codes.ts';
import { formatError } from '#scripts/build/format-error.ts';
import { takeLock } from '#scripts/build/lock.ts';
import { tellRefusal } from '#scripts/build/refusal-reasons.ts';
import { fetchSnapshot } from './fetch-snapshot.ts';
import { readOptions, type SnapshotOptions, USAGE } from './options.ts';
import { failureJson, type Progress, type ProgressOutput, reportJson, reportText, showProgress } from './report.ts';
import { COMMITTED_SNAPSHOT, SEED_FILE, seedSql } from './seed.ts';
import { storeErrorLine } from './store-errors.ts';
import { addressIssue } from './store-requests.ts';

/** What the command gets from the process that runs it. */
export interface CommandHost {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The folder with the catalogue, which says what pages there are. */
  readonly dataFolder: string;
  readonly stdout: { readonly write: (text: string) => unknown };
  readonly stderr: ProgressOutput;
  /** Registers what is to be undone if the process ends before the command does. */
  readonly onExit: (undo: () => void) => void;
  /** The same for a signal, after which the process ends. */
  readonly onSignal: (undo: () => void) => void;
}

async function writeSnapshot(options: SnapshotOptions, host: CommandHost, progress: Progress): Promise<void> {
  const { dataFolder, stdout, stderr, onExit, onSignal } = host;
  const environment = readEnvironment(host.environment);
  const { PUBLIC_SUPABASE_URL: url, PUBLIC_SUPABASE_ANON_KEY: key } = environment;
  const issue = addressIssue(url, key);
  if (issue !== null) throw new Error(issue);

  const folder = options.out ?? environment.SNAPSHOT_DIR ?? COMMITTED_SNAPSHOT;
  const { current, next } = snapshotFolders(folder);
  const { limits, allowShrink, dryRun } = options;
  // A dry run writes nothing, not even a lock.
  const release = dryRun ? (): void => undefined : takeLock(`${current}.lock`, 'fetching a snapshot');
  onExit(release);
  onSignal(() => {
    progress.end();
    if (!dryRun) rmSync(next, { recursive: true, force: true });
    stderr.write(`Stopped; ${current} is unchanged.\n`);
  });

  try {
    const start = performance.now();
    const store = { url: url ?? '', key: key ?? '' };
    const request = { store, siteUrl: environment.SITE_URL, folder, dataFolder, limits, allowShrink, dryRun };
    const result = await fetchSnapshot(request, progress).catch((error: unknown) => {
      const line = storeErrorLine(error, store.url, current);
      if (line === '' || !(error instanceof Error)) throw error;
      throw new Error(`${error.message}\n${line}`, { cause: error });
    });
    if (!dryRun && folder === COMMITTED_SNAPSHOT) writeFileSync(SEED_FILE, seedSql(folder));
    progress.end();
    const seconds = (performance.now() - start) / 1000;
    stdout.write(`${options.json ? reportJson(result, seconds) : reportText(result, seconds)}\n`);
  } finally {
    release();
  }
}

/**
 * Runs npm run snapshot with its arguments and resolves with the exit code. An error is printed on standard error,
 * with --json also on standard output.
 */
export async function snapshotCommand(args: readonly string[], host: CommandHost): Promise<number> {
  const progress = showProgress(host.stderr);
  try {
    const options = readOptions(args);
    if (options.help) host.stdout.write(`${USAGE}\n`);
    else await writeSnapshot(options, host, progress);
    return 0;
  } catch (error) {
    progress.end();
    // A server's error message may quote the key it was sent.
    const key = host.environment['PUBLIC_SUPABASE_ANON_KEY']?.trim();
    const redact = (text: string): string =>
      key === undefined || key === '' ? text : text.replaceAll(key, '(the key)');
    const message = redact(formatError(error));
    host.stderr.write(`${message}\n`);
    tellRefusal(error);
    if (args.includes('--json')) host.stdout.write(`${redact(failureJson(error, message))}\n`);
    return exitCodeOf(error);
  }
}
