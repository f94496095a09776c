// npm run pictures: renders the pictures that are missing or stale, from the drawings or the owner's
// photographs, and writes data/catalogue/images.json. --check writes nothing and exits 1 if anything is
// missing or stale; --names lists the names that photographs can have; --into <folder> renders into another
// folder than public/.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment } from '#config/environment.ts';
import { readSiteData } from '#data/site.ts';
import { checkPhotographs } from './pictures/photographs/develop.ts';
import { PHOTOGRAPH_FOLDER } from './pictures/photographs/photograph.ts';
import { renderStale } from './pictures/pipeline/render.ts';
import { drawnPictures, sitePictures } from './pictures/pipeline/site-pictures.ts';
import { findStale, leftoverPaths } from './pictures/pipeline/staleness.ts';

const root = join(import.meta.dirname, '..');
const entriesFile = join(root, 'data', 'catalogue', 'images.json');

/** The model that a build would have now, without images.json, which this command writes. */
function readModel() {
  const { BUILD_DATE, SNAPSHOT_DIR } = readEnvironment(process.env);
  const at = BUILD_DATE ?? new Date().toISOString();
  return readSiteData({ dataFolder: join(root, 'data'), snapshotFolder: SNAPSHOT_DIR, at, withoutImages: true }).model;
}

try {
  const { values } = parseArgs({
    options: { check: { type: 'boolean' }, names: { type: 'boolean' }, into: { type: 'string', default: 'public' } },
  });
  const publicFolder = resolve(root, values.into);
  const { plan, entries, names, notes } = sitePictures(drawnPictures(readModel()), join(root, PHOTOGRAPH_FOLDER));
  const { stale, fresh } = findStale(plan, publicFolder);
  const stalePaths = stale.flatMap(({ files }) => files.map(({ path }) => `${values.into}/${path}`));
  const entriesStale = !existsSync(entriesFile) || readFileSync(entriesFile, 'utf8') !== entries;

  if (values.names === true) console.log(names.join('\n'));
  else {
    for (const path of leftoverPaths(plan, publicFolder))
      console.log(`no longer used: ${values.into}/${path}; no page shows it, delete it.`);
    if (values.check === true) {
      const missing = [...stalePaths, ...(entriesStale ? ['data/catalogue/images.json'] : [])];
      for (const path of missing)
        console.error(`missing or stale: ${path}; render it with npm run pictures, then commit it.`);
      if (missing.length > 0) process.exitCode = 1;
      console.log(`${fresh} files up to date, ${stalePaths.length} missing or stale`);
    } else {
      await checkPhotographs(stale.map(({ picture }) => picture));
      await renderStale(stale, publicFolder, (path, bytes) =>
        console.log(`rendered ${values.into}/${path} (${Math.ceil(bytes / 1000)} kB)`),
      );
      if (entriesStale && values.into === 'public') {
        writeFileSync(entriesFile, entries);
        console.log('wrote data/catalogue/images.json');
      }
      for (const note of notes) console.log(note);
      console.log(`${stalePaths.length} files rendered, ${fresh} were up to date`);
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
