// npm run merge-shards -- <folder>... [--out dist]: puts the shards of a site together, as npm run build without
// --shard makes it. An existing dist/ is replaced only if there is every shard of one site.
import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildInput } from '#data/site.ts';
import { DataError } from '#model/rows/issue.ts';
import { indexablePages } from '#routes/inventory.ts';
import { exitCodeOf } from './build/exit-codes.ts';
import { type OutputFolders, outputFolders, recover, swapIn } from './build/folders.ts';
import { formatError } from './build/format-error.ts';
import { builtLedger, DEPLOYED_LEDGER, prepareLedger, readDeployedLedger } from './build/ledger/ledger-file.ts';
import { type Ledger, nextLedger } from './build/ledger/ledger.ts';
import { takeLock } from './build/lock.ts';
import { readShards, SHARD_FILE, type ShardRecord } from './build/shard.ts';
import { inputsHash } from './build/site-bundle.ts';

/**
 * Links the files of a shard, which are in no other shard, into a folder, or copies them where the file system has no
 * hard links. The shards stay, so that a deploy can be repeated when a later step fails. Returns how many files they
 * are.
 */
function addFiles(shard: string, target: string): number {
  const files = readdirSync(shard, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name } of files) {
    const from = join(parentPath, name);
    const path = relative(shard, from);
    if (path === SHARD_FILE) continue;
    const to = join(target, path);
    mkdirSync(dirname(to), { recursive: true });
    try {
      linkSync(from, to);
    } catch {
      copyFileSync(from, to);
    }
  }
  return files.length - 1;
}

/** Throws an Error for a shard in the folder that is made of all of them: the merged site would replace it. */
function refuseOutput(shards: readonly string[], folders: OutputFolders): void {
  const own = new Set([folders.current, folders.next, folders.old].map((folder) => resolve(folder)));
  const shard = shards.find((folder) => own.has(resolve(folder)));
  if (shard !== undefined)
    throw new Error(`${shard} is a shard, so the merged site cannot be written there: pass another --out.`);
}

/** The ledger of the merged site. Throws a DataError if the data are not those of the shards. */
function ledgerOf(shards: ReadonlyMap<string, ShardRecord>): Ledger {
  const [[folder, { at, data }]] = [...shards] as [[string, ShardRecord]];
  // The shards' own time: which posts are public must not depend on when they are merged.
  process.env['BUILD_DATE'] = at;
  const { model, day, dataPaths } = buildInput();
  const deployed = readDeployedLedger();
  if (inputsHash('', day, [...dataPaths, resolve(DEPLOYED_LEDGER)]) !== data) {
    const expected = `the data and ${DEPLOYED_LEDGER} that are here: merge with those that the shards were built from`;
    throw new DataError([{ file: join(folder, SHARD_FILE), row: '-', field: 'data', value: data, expected }]);
  }
  const inventory = new Map(indexablePages(model).map(({ path, lastmod }) => [path, lastmod]));
  const pages = [...shards.values()].flatMap((shard) => shard.pages);
  return nextLedger(deployed, pages, { day, inventoryDay: (path) => inventory.get(path) });
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string', default: 'dist' } },
  });
  const folders = outputFolders(values.out);
  const release = takeLock(`.astro/${folders.current}.lock`);
  process.on('exit', release);
  refuseOutput(positionals, folders);
  recover(folders);
  const shards = readShards(positionals);
  const replaceLedger = prepareLedger(builtLedger(folders.current), ledgerOf(shards));
  mkdirSync(folders.next);
  let files = 0;
  for (const shard of shards.keys()) files += addFiles(shard, folders.next);
  const removed = swapIn(folders);
  replaceLedger();
  await removed;
  const pages = [...shards.values()].reduce((sum, shard) => sum + shard.pages.length, 0);
  const counted = (count: number): string => count.toLocaleString('en-US');
  console.log(
    `${folders.current}/: ${counted(pages)} pages, ${counted(files)} files of ${shards.size} ${shards.size === 1 ? 'shard' : 'shards'}.`,
  );
} catch (error) {
  console.error(formatError(error));
  process.exitCode = exitCodeOf(error);
}
