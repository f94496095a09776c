import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BuildFacts } from '#model/build-facts.ts';
import type { Site } from '#model/model.ts';
import { readEnvironment } from '#config/environment.ts';
import { buildFacts } from './build-facts.ts';
import { readCatalogue } from './catalogue/read.ts';
import { joinModel } from './join.ts';
import { type Manifest, readSnapshot } from './snapshot.ts';

/** What a build works on: the site, and its snapshot's folder and manifest. */
export interface BuildInput extends Site {
  readonly snapshotFolder: string;
  /** Absolute paths of the folders that everything here was read from. */
  readonly dataFolders: readonly string[];
  readonly manifest: Manifest;
  readonly facts: BuildFacts;
}

/** The names of the Open Graph cards that were drawn; none while the folder is missing. */
function drawnCards(folder: string): ReadonlySet<string> {
  try {
    return new Set(readdirSync(folder).flatMap((file) => (file.endsWith('.jpg') ? [file.slice(0, -'.jpg'.length)] : [])));
  } catch {
    return new Set();
  }
}

/** Reads the snapshot and the catalogue below the working folder. Throws one DataError with every issue. */
export function readBuildInput(): BuildInput {
  const environment = readEnvironment(process.env);
  const dataFolder = resolve('data');
  const at = environment.BUILD_DATE ?? new Date().toISOString();
  const snapshotFolder = environment.SNAPSHOT_DIR ?? join(dataFolder, 'snapshot');
  const { manifest, rows } = readSnapshot(snapshotFolder);
  const model = joinModel(rows, readCatalogue(dataFolder), at);
  return {
    model,
    snapshotFolder,
    dataFolders: [join(dataFolder, 'catalogue'), resolve(snapshotFolder)],
    manifest,
    facts: buildFacts({ rows, manifest, at, storeUrl: environment.PUBLIC_SUPABASE_URL }),
    day: at.slice(0, 10),
    origin: environment.SITE_URL ?? model.business.url,
    cards: drawnCards(resolve('public', 'images', 'og')),
  };
}

/** Global, because Astro evaluates this module twice: once for its configuration, once more for the pages. */
const cache = globalThis as { buildInput?: BuildInput };

/** The build's input, read once a process. */
export function buildInput(): BuildInput {
  cache.buildInput ??= readBuildInput();
  return cache.buildInput;
}

/** Reads the input again, for the development server. Throws a DataError and keeps the former input if it has issues. */
export function refreshBuildInput(): void {
  cache.buildInput = readBuildInput();
}
