import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MANIFEST } from '#data/snapshot-folders.ts';
import { type PreviousSnapshot, readPreviousSnapshot } from './compare.ts';
import { TABLE_NAMES } from './table-file.ts';

/** Bytes of a file that git may print: 100,000 neighborhoods have about 70 MB. */
const MAX_BYTES = 1 << 30;

/** A file of a folder as it is in git's HEAD; null if it is not in there, or there is no git. */
function committedFile(folder: string, name: string): Buffer | null {
  const { status, stdout } = spawnSync('git', ['-C', folder, 'show', `HEAD:./${name}`], {
    maxBuffer: MAX_BYTES,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout : null;
}

const isSample = (text: string): boolean => /"sample":\s*true/.test(text);

/** Whether the rows in HEAD are the sample's and those of the working tree a company's, which never had their pages. */
function isOfAnotherCompany(dataFolder: string): boolean {
  const folder = join(dataFolder, 'catalogue');
  const file = join(folder, 'business.json');
  const committed = committedFile(folder, 'business.json');
  if (committed === null || !existsSync(file)) return false;
  return isSample(committed.toString()) && !isSample(readFileSync(file, 'utf8'));
}

/**
 * Reads the snapshot that git's HEAD has in a folder: what an edit by hand began with. Null without git, without a
 * commit of the folder, and if the commit has the sample and the data folder another company.
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
