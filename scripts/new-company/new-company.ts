import { cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { z } from 'zod';
import { type businessFile, businessFileAt, unknownFieldIssues } from '#data/catalogue/business.ts';
import { readJson } from '#data/files.ts';
import { MANIFEST } from '#data/snapshot-folders.ts';
import { NO_PROMISES } from '#model/promises.ts';
import { DataError, issuesOf } from '#model/rows/issue.ts';
import { errorMap } from '#model/rows/parse.ts';
import { lockSnapshot } from '#scripts/snapshot/lock-snapshot.ts';
import { COMMITTED_SNAPSHOT, SEED_FILE, seedSql } from '#scripts/snapshot/seed.ts';
import { TABLE_NAMES } from '#scripts/snapshot/table-file.ts';

/** The content of data/catalogue/business.json. */
type BusinessFile = z.input<typeof businessFile>;

/** The facts that a company has to give; the others are null or empty until the owner writes them. */
export type CompanyFacts = Pick<BusinessFile, 'name' | 'url' | 'address' | 'region' | 'base'> & Partial<BusinessFile>;

/** What business.json says as long as the owner has said nothing: no claim that nobody made. */
const UNKNOWN = {
  sample: false,
  headline: null,
  phone: null,
  email: null,
  yearsInBusiness: null,
  since: null,
  license: null,
  insuranceCarrier: null,
  coverageLimit: null,
  facebookUrl: null,
  reviewUrl: null,
  logo: '/images/logo.svg',
  hours: null,
  pricing: null,
  offers: [],
  area: { businessRadiusKm: 50, serviceRadiusMeters: 30000, counties: [] },
  rating: null,
  guarantee: null,
  promises: NO_PROMISES,
} satisfies Partial<BusinessFile>;

/** Reads a JSON file. Throws a DataError that says what is wrong with it, and `hint` what to do. */
function readFacts(file: string, hint: string): unknown {
  const result = readJson(file, hint);
  if (!result.ok) throw new DataError([result.issue]);
  return result.value;
}

/** Reads the file with a company's facts. Throws a DataError if it cannot be read. */
export const readCompany = (file: string): unknown =>
  readFacts(file, 'pass a JSON file with the fields of business.json');

/**
 * The facts of a company as business.json has them. Throws a DataError that names each missing, invalid or unknown
 * field: a fact under a mistyped name would be missing on every page.
 */
export function companyFile(facts: unknown, source: string): BusinessFile {
  const whole = typeof facts === 'object' && facts !== null ? { ...UNKNOWN, ...facts } : facts;
  const parsed = businessFileAt(new Date().toISOString()).safeParse(whole, { error: errorMap });
  if (!parsed.success) throw new DataError(issuesOf(parsed.error, source, '-', whole));
  const unknown = unknownFieldIssues(whole, parsed.data, source);
  if (unknown.length > 0) throw new DataError(unknown);
  return whole as BusinessFile;
}

/** Folders of the catalogue whose texts are about the sample's places, and where the cards of its pages are. */
const SAMPLE_FOLDERS = ['cities', 'places', 'jobs', 'hubs'].map((name) => join('data', 'catalogue', name));
/** The rendered pictures of the sample's places and posts: cards, heroes, and the posts' own. */
const PICTURE_FOLDERS = ['images', 'images/og', 'images/posts'].map((name) => join('public', name));
const isSamplePicture = (path: string): boolean =>
  /^(?:hero|city|hub|post)-/.test(basename(path)) || basename(dirname(path)) === 'posts';

const RESTORE = 'restore it from the repository';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Refuses a project whose business file is a company's already. Throws an Error that says what to do. */
export function refuseCompany(root = '.'): void {
  const business = readFacts(join(root, 'data', 'catalogue', 'business.json'), RESTORE);
  if (typeof business === 'object' && business !== null && 'sample' in business && business.sample === false)
    throw new Error(
      "data/catalogue/business.json is a company's already (sample is false), and nothing was changed. To start another company, begin with a new copy of the repository.",
    );
}

/** Runs an edit of a folder. If it throws, the folder is as it was before. */
function allOrNothing(folder: string, edit: () => void): void {
  // Beside the folder: a rename needs no room on a disk that is full.
  const kept = mkdtempSync(`${folder}.before-`);
  try {
    cpSync(folder, kept, { recursive: true });
    try {
      edit();
    } catch (error) {
      rmSync(folder, { recursive: true });
      renameSync(kept, folder);
      throw error;
    }
  } finally {
    rmSync(kept, { recursive: true, force: true });
  }
}

/**
 * Makes the project in `root` that of a new company: writes its business file and an empty snapshot, and removes
 * what is about the sample's places and customers. The texts of the services stay: they name no place. Returns the
 * files and folders removed. Throws an Error and changes nothing if the project is a company's already, or if the new
 * data cannot be locked.
 */
export function startCompany(company: BusinessFile, root = '.'): readonly string[] {
  refuseCompany(root);
  const folders = SAMPLE_FOLDERS.filter((folder) => existsSync(join(root, folder)));
  allOrNothing(join(root, 'data'), () => writeData(company, root));
  const pictures = PICTURE_FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(folder, entry.name)),
  );
  for (const path of pictures.filter(isSamplePicture)) rmSync(join(root, path));
  return folders;
}

/** Writes the data of the new company in place of the sample's, and locks its empty snapshot. */
function writeData(company: BusinessFile, root: string): void {
  const catalogue = join(root, 'data', 'catalogue');
  writeFileSync(join(catalogue, 'business.json'), json(company));
  writeFileSync(join(catalogue, 'reviews.json'), json([]));
  const listsFile = join(catalogue, 'lists.json');
  const lists = readFacts(listsFile, RESTORE) as object;
  writeFileSync(listsFile, json({ ...lists, footerCities: [] }));
  for (const folder of SAMPLE_FOLDERS) rmSync(join(root, folder), { recursive: true, force: true });

  const snapshot = join(root, COMMITTED_SNAPSHOT);
  for (const table of TABLE_NAMES) writeFileSync(join(snapshot, `${table}.json`), '[]\n');
  rmSync(join(snapshot, MANIFEST), { force: true });
  // Last: it refuses a catalogue that a build refuses, and the sample's ZIP codes are wrong in another state.
  lockSnapshot(snapshot, join(root, 'data'));
  writeFileSync(join(root, SEED_FILE), seedSql(snapshot));
}
