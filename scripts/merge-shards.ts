// npm run merge-shards -- <folder>... [--out dist]: puts the shards of a site together, as npm run build without
// --shard makes it. An existing dist/ is replaced only if there is every shard of one site.
import { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { buildInput } from '#data/site.ts';
import { indexablePages } from '#routes/inventory.ts';
import { exitCodeOf } from './build/exit-codes.ts';
import { outputFolders, recover, swapIn } from './build/folders.ts';
import { formatError } from './build/format-error.ts';
import { builtLedger, readDeployedLedger, writeLedger } from './build/ledger/ledger-file.ts';
import { nextLedger } from './build/ledger/ledger.ts';
import { takeLock } from './build/lock.ts';
import { readShards, SHARD_FILE } from './build/shard.ts';

/**
 * Links the files of a shard, which are in no other shard, into a folder, or copies them where the file system has no
 * hard links: an interrupted merge loses no shard. Returns how many they are.
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

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string', default: 'dist' } },
  });
  const folders = outputFolders(values.out);
  const release = takeLock(`.astro/${folders.current}.lock`);
  process.on('exit', release);
  recover(folders);
  const shards = readShards(positionals);
  mkdirSync(folders.next);
  let files = 0;
  for (const shard of shards.keys()) files += addFiles(shard, folders.next);
  await swapIn(folders);
  for (const shard of shards.keys()) rmSync(shard, { recursive: true });
  const { model, day } = buildInput();
  const inventory = new Map(indexablePages(model).map(({ path, lastmod }) => [path, lastmod]));
  const pages = [...shards.values()].flatMap((shard) => shard.pages);
  const days = { day, inventoryDay: (path: string) => inventory.get(path) };
  writeLedger(builtLedger(folders.current), nextLedger(readDeployedLedger(), pages, days));
  const counted = (count: number): string => count.toLocaleString('en-US');
  console.log(
    `${folders.current}/: ${counted(pages.length)} pages, ${counted(files)} files of ${shards.size} ${shards.size === 1 ? 'shard' : 'shards'}.`,
  );
} catch (error) {
  console.error(formatError(error));
  process.exitCode = exitCodeOf(error);
}
