// npm run pictures -- [--check] [--names] [--into folder]: renders the pictures that are missing or stale, from the
// drawings or the owner's photographs, and writes data/catalogue/images.json. --check writes nothing and exits 1 if
// anything is missing or stale; --names lists the names that photographs can have; --into renders into another folder
// than public/.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment } from '#config/environment.ts';
import { readSiteData } from '#data/site.ts';
import { exitCodeOf } from './build/exit-codes.ts';
import { formatError } from './build/format-error.ts';
import { checkPhotographs } from './pictures/photographs/develop.ts';
import { PHOTOGRAPH_FOLDER } from './pictures/photographs/photograph.ts';
import { slotNames } from './pictures/photographs/read.ts';
import type { Picture } from './pictures/pipeline/picture.ts';
import { renderStale } from './pictures/pipeline/render.ts';
import { drawnPictures, sitePictures } from './pictures/pipeline/site-pictures.ts';
import { findStale, leftoverPaths, pruneLockfile } from './pictures/pipeline/staleness.ts';

const root = join(import.meta.dirname, '..');
const entriesFile = join(root, 'data', 'catalogue', 'images.json');

/** The model of a build at this time, without images.json, which this command writes. */
function readModel() {
  const { BUILD_DATE, SNAPSHOT_DIR } = readEnvironment(process.env);
  const at = BUILD_DATE ?? new Date().toISOString();
  return readSiteData({ dataFolder: join(root, 'data'), snapshotFolder: SNAPSHOT_DIR, at, withoutImages: true }).model;
}

async function updatePictures(drawn: readonly Picture[], into: string, check: boolean): Promise<void> {
  const publicFolder = resolve(root, into);
  const { plan, entries, notes } = sitePictures(drawn, join(root, PHOTOGRAPH_FOLDER));
  const { stale, fresh } = findStale(plan, publicFolder);
  const stalePaths = stale.flatMap(({ files }) => files.map(({ path }) => `${into}/${path}`));
  const entriesStale = !existsSync(entriesFile) || readFileSync(entriesFile, 'utf8') !== entries;

  for (const path of leftoverPaths(plan, publicFolder))
    console.log(`unused: ${into}/${path}; no page shows it. Delete it.`);
  if (check) {
    const missing = [...stalePaths, ...(entriesStale ? ['data/catalogue/images.json'] : [])];
    for (const path of missing) console.error(`missing or stale: ${path}. Run npm run pictures and commit it.`);
    if (missing.length > 0) process.exitCode = 1;
    console.log(`${fresh} files up to date, ${stalePaths.length} missing or stale`);
    return;
  }
  await checkPhotographs(stale.map(({ picture }) => picture));
  await renderStale(stale, publicFolder, (path, bytes) =>
    console.log(`rendered ${into}/${path} (${Math.ceil(bytes / 1000)} kB)`),
  );
  pruneLockfile(plan, publicFolder);
  if (entriesStale && into === 'public') {
    writeFileSync(entriesFile, entries);
    console.log('wrote data/catalogue/images.json');
  }
  for (const note of notes) console.log(note);
  console.log(`${stalePaths.length} files rendered, ${fresh} were up to date`);
}

try {
  const { values } = parseArgs({
    options: { check: { type: 'boolean' }, names: { type: 'boolean' }, into: { type: 'string', default: 'public' } },
  });
  const drawn = drawnPictures(readModel());
  // Prints the names before it reads photographs: the error for a misnamed photograph refers to this list.
  if (values.names === true) console.log(slotNames(drawn).join('\n'));
  else await updatePictures(drawn, values.into, values.check === true);
} catch (error) {
  console.error(formatError(error));
  process.exitCode = exitCodeOf(error);
}
