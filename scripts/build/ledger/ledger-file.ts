import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { formatLedger, type Ledger, parseLedger } from './ledger.ts';

/** The ledger of the last deploy, which builds read and never write. */
export const DEPLOYED_LEDGER = 'data/ledger.txt';

/** The ledger of the deploy before the last. */
export const FORMER_LEDGER = '.astro/former.ledger.txt';

/** Where a build writes the ledger of an output folder. */
export const builtLedger = (folder: string): string => `.astro/${folder}.ledger.txt`;

/** Reads a ledger; null if the file is missing. Throws a DataError if it is not a ledger. */
export function readLedger(file: string): Ledger | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  return parseLedger(text, file);
}

/** The ledger of the last deploy; empty before the first. Throws a DataError if the file is not a ledger. */
export const readDeployedLedger = (dataFolder = dirname(DEPLOYED_LEDGER)): Ledger =>
  readLedger(join(dataFolder, basename(DEPLOYED_LEDGER))) ?? new Map();

/** Writes a ledger beside its file. The returned function replaces the file by it. */
export function prepareLedger(file: string, ledger: Ledger): () => void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.next`, formatLedger(ledger));
  return () => {
    renameSync(`${file}.next`, file);
  };
}

/** Replaces a ledger's file atomically. */
export const writeLedger = (file: string, ledger: Ledger): void => {
  prepareLedger(file, ledger)();
};
