import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { DataError, type Issue, showValue } from '#model/rows/issue.ts';
import type { BuiltPage } from './ledger/ledger.ts';

/** A share of a site that one of several builds makes: the third of eight. */
export interface Shard {
  /** From 1 on. The first shard has everything that is not filled into a shell, too. */
  readonly number: number;
  readonly of: number;
}

/** A build that makes the whole site. */
export const WHOLE_SITE: Shard = { number: 1, of: 1 };

const MAX_SHARDS = 256;

/** Parses '3/8'. Throws an Error for anything else. */
export function parseShard(text: string): Shard {
  const [, number = 0, of = 0] = (/^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []).map(Number);
  if (number < 1 || number > of || of > MAX_SHARDS)
    throw new Error(`--shard is '${text}', expected a number and a total such as 3/8 (at most ${MAX_SHARDS}).`);
  return { number, of };
}

/** Parses the number of shards, '8'. Throws an Error for anything else. */
export function parseShardCount(text: string): number {
  const count = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > MAX_SHARDS)
    throw new Error(`--shards is '${text}', expected a number from 1 to ${MAX_SHARDS}.`);
  return count;
}

/** Whether a shard makes the page at this position in the list of all pages in shells. */
export const isInShard = ({ number, of }: Shard, position: number): boolean => position % of === number - 1;

/** The file in a shard's folder that says what the shard is. It does not become part of the site. */
export const SHARD_FILE = 'shard.json';

const shardFile = z.strictObject({
  number: z.int().min(1),
  of: z.int().min(1),
  /** A hash of everything that the site is made from. Shards with different ones are not of the same site. */
  inputs: z.string(),
  /** The time for which it was built, as BUILD_DATE has it. */
  at: z.string(),
  /** A hash of the data and the last deploy's ledger, which merging reads again. */
  data: z.string(),
  /** How many pages the whole site has. */
  sitePages: z.int().min(1),
  pages: z.array(z.strictObject({ path: z.string(), words: z.string(), file: z.string() })),
});

/** What a shard says of itself. */
export interface ShardRecord extends Shard {
  readonly inputs: string;
  readonly at: string;
  readonly data: string;
  readonly sitePages: number;
  readonly pages: readonly BuiltPage[];
}

/** Writes what a shard says of itself into its folder. */
export function writeShardRecord(folder: string, record: ShardRecord): void {
  writeFileSync(join(folder, SHARD_FILE), `${JSON.stringify(record)}\n`);
}

function readShardRecord(folder: string): ShardRecord {
  const file = join(folder, SHARD_FILE);
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read: pass folders that npm run build -- --shard wrote.`, { cause: error });
  }
  const parsed = shardFile.safeParse(value);
  if (!parsed.success)
    throw new Error(`${file} is not the record of a shard: ${z.prettifyError(parsed.error).replaceAll('\n', ' ')}`);
  return parsed.data;
}

/**
 * Reads the records of all shards of a site, by folder. Throws a DataError that names the folders unless there is each
 * shard once, all of one site, with every page of it.
 */
export function readShards(folders: readonly string[]): ReadonlyMap<string, ShardRecord> {
  const shards = new Map(folders.map((folder) => [folder, readShardRecord(folder)]));
  const issues: Issue[] = [];
  const report = (folder: string, field: string, value: unknown, expected: string): void => {
    issues.push({ file: join(folder, SHARD_FILE), row: '-', field, value: showValue(value), expected });
  };
  const [first, ...others] = shards;
  if (first === undefined) throw new Error('There are no shards to merge: pass the folders of all shards.');
  const [firstFolder, { of, inputs, sitePages }] = first;
  for (const [folder, shard] of others) {
    if (shard.of !== of) report(folder, 'of', shard.of, `${of}, as in ${firstFolder}`);
    if (shard.inputs !== inputs)
      report(
        folder,
        'inputs',
        shard.inputs,
        `those of ${firstFolder}: build all shards from one revision and snapshot`,
      );
  }
  const numbers = new Map<number, string>();
  const paths = new Set<string>();
  for (const [folder, { number, pages }] of shards) {
    const other = numbers.get(number);
    if (other !== undefined) report(folder, 'number', number, `another number than ${other} has`);
    numbers.set(number, folder);
    for (const { path } of pages) paths.add(path);
  }
  for (let number = 1; number <= of; number += 1)
    if (!numbers.has(number)) report(firstFolder, 'of', of, `shard ${number} of them, too`);
  if (issues.length === 0 && paths.size !== sitePages)
    report(firstFolder, 'sitePages', sitePages, `${paths.size}, the pages that the shards have together`);
  if (issues.length > 0) throw new DataError(issues);
  return shards;
}
