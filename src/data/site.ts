import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readEnvironment } from '#config/environment.ts';
import type { BuildFacts } from '#model/build-facts.ts';
import type { Model, Site } from '#model/model.ts';
import { dayAt } from '#model/format.ts';
import type { Neighborhood } from '#model/place.ts';
import type { Rows } from '#model/rows/tables.ts';
import { type SetAside, setAsideLines, setAsideList, type SetAsideList } from '#model/set-aside.ts';
import { buildFacts } from './build-facts.ts';
import { readCatalogue } from './catalogue/read.ts';
import { joinModel } from './join.ts';
import { withoutMissingCovers } from './post-covers.ts';
import { type Manifest, readSnapshot, type SnapshotOptions } from './snapshot.ts';

/** A data folder, parsed and joined. */
export interface SiteData {
  readonly model: Model;
  readonly rows: Rows;
  readonly manifest: Manifest;
  /** The store's rows that the site cannot show. */
  readonly setAside: SetAsideList;
  readonly snapshotFolder: string;
  /** The snapshot's files that were edited since it was locked; always empty without `acceptEdits`. */
  readonly editedFiles: readonly string[];
}

/** Where to read the site's data, and the time it is read for. */
export interface DataSource extends SnapshotOptions {
  /** The folder with catalogue/, snapshot/ and revisions.json. */
  readonly dataFolder: string;
  /** Defaults to the snapshot in the data folder. */
  readonly snapshotFolder?: string | undefined;
  /** ISO day or instant: decides which scheduled posts are public, and which years have begun. */
  readonly at: string;
  /** The folder with the covers that ship with the site. Without it, as for `npm run pictures`, none is missing. */
  readonly publicFolder?: string;
  /** Leaves out images.json: `npm run pictures` writes it. */
  readonly withoutImages?: true;
}

/** What a snapshot set aside when it was taken, and what was found in reading it that it does not record. */
export function withRecorded({ setAside: recorded }: Manifest, found: readonly SetAside[]): SetAsideList {
  const first = recorded?.first ?? [];
  const nameOf = ({ table, row, field, value }: SetAside): string => JSON.stringify([table, row, field, value]);
  const known = new Set(first.map(nameOf));
  const list = setAsideList([...first, ...found.filter((entry) => !known.has(nameOf(entry)))]);
  return { ...list, count: list.count + (recorded?.count ?? 0) - first.length };
}

/**
 * Reads and joins snapshot and catalogue. Throws one DataError with every issue of the snapshot or, if it has
 * none, of the catalogue.
 */
export function readSiteData({ dataFolder, at, withoutImages, acceptEdits, ...source }: DataSource): SiteData {
  const snapshotFolder = source.snapshotFolder ?? join(dataFolder, 'snapshot');
  const { manifest, rows: stored, setAside, edited } = readSnapshot(snapshotFolder, { acceptEdits });
  const { posts, missing } = withoutMissingCovers(stored.posts, source.publicFolder);
  const rows = { ...stored, posts };
  const catalogue = readCatalogue(dataFolder, { withoutImages, at });
  const model = joinModel(rows, catalogue, at, manifest.removed);
  const notUsed = withRecorded(manifest, [...setAside, ...missing]);
  return {
    model: {
      ...model,
      notices: [...(notUsed.count === 0 ? [] : [setAsideLines(notUsed).join('\n')]), ...model.notices],
    },
    rows,
    manifest,
    setAside: notUsed,
    snapshotFolder,
    editedFiles: edited,
  };
}

/** The input of a build: the site, its snapshot's folder and manifest, and the facts for the staff area. */
export interface BuildInput extends Site {
  readonly snapshotFolder: string;
  /** The snapshot's files that were edited since it was locked; only the development server accepts them. */
  readonly editedFiles: readonly string[];
  /** Absolute paths of the files and folders that everything here was read from. */
  readonly dataPaths: readonly string[];
  readonly manifest: Manifest;
  readonly facts: BuildFacts;
}

/** The names of the existing Open Graph cards; none when the folder is missing. */
function existingCards(folder: string): ReadonlySet<string> {
  try {
    return new Set(
      readdirSync(folder).flatMap((file) => (file.endsWith('.jpg') ? [file.slice(0, -'.jpg'.length)] : [])),
    );
  } catch {
    return new Set();
  }
}

/**
 * Reads the input of a build from a project's root folder and the environment. Throws a DataError, like
 * readSiteData.
 */
export function readBuildInput(root = '.', { acceptEdits }: SnapshotOptions = {}): BuildInput {
  const environment = readEnvironment(process.env);
  const at = environment.BUILD_DATE ?? new Date().toISOString();
  const dataFolder = resolve(root, 'data');
  const publicFolder = resolve(root, 'public');
  const { model, rows, manifest, setAside, snapshotFolder, editedFiles } = readSiteData({
    dataFolder,
    snapshotFolder: environment.SNAPSHOT_DIR,
    at,
    publicFolder,
    acceptEdits,
  });
  return {
    model,
    snapshotFolder,
    editedFiles,
    dataPaths: [
      ...['catalogue', 'revisions.json', 'redirects.json', 'gone.json'].map((name) => join(dataFolder, name)),
      resolve(snapshotFolder),
    ],
    manifest,
    facts: buildFacts({ rows, manifest, setAside, at, storeUrl: environment.PUBLIC_SUPABASE_URL }),
    day: dayAt(at, model.business.region.timeZone),
    origin: environment.SITE_URL ?? model.business.url,
    cards: existingCards(join(publicFolder, 'images', 'og')),
  };
}

/** Global, because Astro evaluates this module twice: once for its configuration and once for the pages. */
const cache = globalThis as { buildInput?: BuildInput };

/** The input of this process's build, read on the first call. */
export function buildInput(): BuildInput {
  cache.buildInput ??= readBuildInput();
  return cache.buildInput;
}

/**
 * Reads the input for the development server, first or again: accepts a snapshot that was edited since it was
 * locked. Throws a DataError and keeps the former input if it has issues.
 */
export function refreshBuildInput(): BuildInput {
  cache.buildInput = readBuildInput('.', { acceptEdits: true });
  return cache.buildInput;
}

const placesByCity = new WeakMap<Model, ReadonlyMap<string, readonly Neighborhood[]>>();

/** The neighborhoods of a city, sorted by slug. */
export function placesOf(model: Model, citySlug: string): readonly Neighborhood[] {
  let byCity = placesByCity.get(model);
  if (byCity === undefined) {
    byCity = Map.groupBy(model.neighborhoods, (place) => place.citySlug);
    placesByCity.set(model, byCity);
  }
  return byCity.get(citySlug) ?? [];
}
