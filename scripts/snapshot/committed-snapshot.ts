import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MANIFEST } from '#data/snapshot-folders.ts';
import { type PreviousSnapshot, readPreviousSnapshot } from './compare.ts';
import { TABLE_NAMES } from './table-file.ts';

/** The most bytes of a file that git may print; 100,000 neighborhoods take about 70 MB. */
const MAX_BYTES = 1 << 30;

/** A file of a folder as committed in git's HEAD; null if it is not there, or without git. */
function committedFile(folder: string, name: string): Buffer | null {
  const { status, stdout } = spawnSync('git', ['-C', folder, 'show', `HEAD:./${name}`], {
    maxBuffer: MAX_BYTES,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout : null;
}

const isSample = (text: string): boolean => /"sample":\s*true/.test(text);

/** Whether HEAD has the sample's rows and the working tree those of a company, which never had the sample's pages. */
function isOfAnotherCompany(dataFolder: string): boolean {
  const folder = join(dataFolder, 'catalogue');
  const file = join(folder, 'business.json');
  const committed = committedFile(folder, 'business.json');
  if (committed === null || !existsSync(file)) return false;
  return isSample(committed.toString()) && !isSample(readFileSync(file, 'utf8'));
}

/**
 * Reads the snapshot of a folder as committed in git's HEAD, the state before any edit by hand. Null without git, if
 * the folder is not committed, and if HEAD has the sample and the data folder a company's data.
 */
export function readCommittedSnapshot(folder: string, dataFolder: string): PreviousSnapshot | null {
  if (committedFile(folder, MANIFEST) === null || isOfAnotherCompany(dataFolder)) return null;
  const copy = mkdtempSync(join(tmpdir(), 'committed-'));
  try {
    for (const file of [...TABLE_NAMES.map((name) => `${name}.json`), MANIFEST]) {
      const bytes = committedFile(folder, file);
      if (bytes !== null) writeFileSync(join(copy, file), bytes);
    }
    return readPreviousSnapshot(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
