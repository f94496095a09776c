import { join } from 'node:path';
import { type Environment, readEnvironment } from '#config/environment.ts';
import { postNotices } from '#content/article/post-notices.ts';
import { postReferences } from '#content/article/post-references.ts';
import { fitOf } from '#content/fit.ts';
import { shownDrawings } from '#content/pages/gallery.ts';
import { readCatalogue } from '#data/catalogue/read.ts';
import { joinModel } from '#data/join.ts';
import { checkBusinessFiles } from '#data/business-files.ts';
import { causeOf } from '#data/notice-summary.ts';
import { unmatchedNotices } from '#data/notices.ts';
import { withoutMissingCovers } from '#data/post-covers.ts';
import { readGonePages } from '#data/gone-pages.ts';
import { readRedirects } from '#data/redirects.ts';
import { withRecorded } from '#data/site.ts';
import { readSnapshot } from '#data/snapshot.ts';
import type { Business } from '#model/business.ts';
import { isPromised, type Promises } from '#model/promises.ts';
import type { Model } from '#model/model.ts';
import type { Neighborhood } from '#model/place.ts';
import { DataError, formatIssue } from '#model/rows/issue.ts';
import { issueOf } from '#model/set-aside.ts';
import { postLinkTarget } from '#routes/post-links.ts';
import { deadEndNotices, redirectNotices, siteRedirects, undecidedNotices } from '#scripts/build/host-rules.ts';
import { readAcceptedDrawings } from '#scripts/pictures/photographs/accepted-drawings.ts';
import { PHOTOGRAPH_FOLDER, PhotographError } from '#scripts/pictures/photographs/photograph.ts';
import { slotNames } from '#scripts/pictures/photographs/read.ts';
import { photographName } from '#scripts/pictures/pipeline/image-entries.ts';
import { replaceableDrawings, sitePictures } from '#scripts/pictures/pipeline/site-pictures.ts';
import { repeatedNameNotices } from './repeated-names.ts';

/** Something wrong, and what to do about it. */
export interface Finding {
  /** File, row, field, value and what was expected. */
  readonly says: string;
  readonly fix: string;
}

/** What is wrong with a site's data and what it lacks, found without rendering a page. */
export interface DataReport {
  /** What a build refuses. */
  readonly refused: readonly Finding[];
  /** What is wrong and does not stop a build: pages go without it. */
  readonly leftOut: readonly Finding[];
  /** What has no effect, leads nowhere or may be wrong, such as a field with a mistyped name, by cause. */
  readonly doubtful: Readonly<Record<string, readonly string[]>>;
  /** What may be missing, by cause. */
  readonly missing: Readonly<Record<string, readonly string[]>>;
  /** The joined data; null if some of it could not be read. */
  readonly model: Model | null;
}

const FIXES = {
  environment: 'Correct it in .env or at your host (.env.example lists the variables).',
  snapshot:
    'Correct the row in the store and run npm run snapshot; without a store, edit the file and run npm run snapshot:lock.',
  catalogue: 'Edit the file, then run npm run data:check again.',
  images: 'Run npm run pictures, which writes this file.',
  redirects: 'Edit data/redirects.json or data/gone.json, then run npm run data:check again.',
  photographs: 'npm run pictures and npm run launch refuse it: docs/photographs.md.',
} as const;

const MAX_NAMES = 5;

function namesOf(names: readonly string[]): string {
  const more = names.length - MAX_NAMES;
  return names.slice(0, MAX_NAMES).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** Notices by their cause, which heads them. */
const byCause = (notices: readonly string[]): Record<string, readonly string[]> =>
  Object.fromEntries(
    [...Map.groupBy(notices, causeOf)].map(([cause, own]) => [
      cause.replace(/: $/, ''),
      own.map((notice) => notice.slice(cause.length)),
    ]),
  );

/** A line for each city with such neighborhoods. */
const byCity = (places: readonly Neighborhood[]): string[] =>
  [...Map.groupBy(places, ({ citySlug }) => citySlug)].map(
    ([city, own]) => `${city}: ${namesOf(own.map(({ slug }) => slug))}`,
  );

/** The services that fit no neighborhood, with the reason at the first one. */
const unfitServices = ({ services, neighborhoods }: Model): string[] =>
  services.flatMap((service) => {
    const [first] = neighborhoods;
    if (first === undefined || neighborhoods.some((place) => fitOf(service, place).fits)) return [];
    return [`${service.slug}: ${fitOf(service, first).reason}`];
  });

const unpricedServices = ({ services, business: { pricing } }: Model): string[] => {
  const priced = new Set(pricing?.rules.map((rule) => rule.service));
  return pricing === null ? [] : services.map(({ catalogueSlug }) => catalogueSlug).filter((slug) => !priced.has(slug));
};

const unknownFacts = (business: Business): string[] => [
  ...Object.entries(business).flatMap(([field, value]) => (value === null && field !== 'headline' ? [field] : [])),
  ...(Object.keys(business.promises) as (keyof Promises)[])
    .filter((name) => !isPromised(business.promises, name))
    .map((name) => `promises.${name}`),
];

function missingTexts(model: Model): Record<string, readonly string[]> {
  const { business, neighborhoods, reviews } = model;
  const facts = [
    ...unknownFacts(business),
    ...(business.address.street === null ? ['address.street'] : []),
    ...(reviews.length === 0 ? ['reviews (reviews.json)'] : []),
  ];
  return {
    'Neighborhoods without notes: their own pages are noindex until data/catalogue/places/<city>.json has some': byCity(
      neighborhoods.filter(({ notes }) => notes === null),
    ),
    'Neighborhoods without a job in data/catalogue/jobs: pages about a service there are noindex': byCity(
      neighborhoods.filter(({ jobs }) => Object.keys(jobs).length === 0),
    ),
    'Services that fit no neighborhood (npm run fit lists the reasons)': unfitServices(model),
    'Services without a price in data/catalogue/price-rules.json': unpricedServices(model),
    "Price rules that are still the sample's": business.pricing?.sample
      ? ['write your prices into data/catalogue/price-rules.json, then set sample to false']
      : [],
    'Facts that data/catalogue/business.json does not give: pages leave out what would state them':
      facts.length === 0 ? [] : [facts.join(', ')],
  };
}

/** Reads and checks everything that a build of this folder would read. */
export function checkData(root: string, variables: Readonly<Record<string, string | undefined>>): DataReport {
  const refused: Finding[] = [];
  const leftOut: Finding[] = [];
  const doubtful: Record<string, readonly string[]> = {};
  const missing: Record<string, readonly string[]> = {};

  /** Runs one of the build's checks; null if it refuses. A bug in a check is thrown. */
  function attempt<T>(check: () => T, fix: (file: string) => string, into = refused): T | null {
    try {
      return check();
    } catch (error) {
      if (error instanceof DataError)
        into.push(...error.issues.map((issue) => ({ says: formatIssue(issue), fix: fix(issue.file) })));
      else if (
        error instanceof PhotographError ||
        (error instanceof Error && Object.getPrototypeOf(error) === Error.prototype)
      )
        into.push(...error.message.split('\n').map((says) => ({ says, fix: fix('') })));
      else throw error;
      return null;
    }
  }

  const dataFolder = join(root, 'data');
  const environment: Environment = attempt(
    () => readEnvironment(variables),
    () => FIXES.environment,
  ) ?? {
    SNAPSHOT_DIR: variables['SNAPSHOT_DIR'] === '' ? undefined : variables['SNAPSHOT_DIR'],
  };
  const at = environment.BUILD_DATE ?? new Date().toISOString();
  const snapshotFolder = environment.SNAPSHOT_DIR ?? join(dataFolder, 'snapshot');
  const snapshot = attempt(
    () => readSnapshot(snapshotFolder, { acceptEdits: true }),
    () => FIXES.snapshot,
  );
  const catalogue = attempt(
    () => readCatalogue(dataFolder, { at }),
    (file) => (file.endsWith('images.json') ? FIXES.images : FIXES.catalogue),
  );
  if (catalogue !== null) {
    leftOut.push(...catalogue.notices.map((says) => ({ says, fix: FIXES.catalogue })));
    doubtful['Names that an object has twice, of which only the last counts'] = repeatedNameNotices(
      join(dataFolder, 'catalogue'),
    );
  }
  if (snapshot !== null) {
    refused.push(
      ...snapshot.edited.map((file) => ({
        says: `${file}: was edited since the snapshot was locked`,
        fix: 'Run npm run snapshot:lock.',
      })),
    );
    const { missing: covers } = withoutMissingCovers(snapshot.rows.posts, join(root, 'public'));
    const { first } = withRecorded(snapshot.manifest, [...snapshot.setAside, ...covers]);
    leftOut.push(
      ...first.map((entry) => ({
        says: `${formatIssue(issueOf(entry, entry.table))}: ${entry.outcome}`,
        fix: FIXES.snapshot,
      })),
    );
  }
  if (snapshot === null || catalogue === null) {
    attempt(
      () => readRedirects(join(dataFolder, 'redirects.json')),
      () => FIXES.redirects,
    );
    attempt(
      () => readGonePages(join(dataFolder, 'gone.json')),
      () => FIXES.redirects,
    );
    return { refused, leftOut, doubtful, missing, model: null };
  }
  const model = joinModel(snapshot.rows, catalogue, at, snapshot.manifest.removed);
  const notices = model.notices.filter((notice) => !model.businessIssues.includes(notice));
  const lacking = new Set(unmatchedNotices(model.cities, [...model.services, ...model.pendingServices]));
  Object.assign(doubtful, byCause(notices.filter((notice) => !lacking.has(notice))));
  Object.assign(missing, byCause([...lacking]), missingTexts(model));
  attempt(
    () => checkBusinessFiles(model.business, root),
    () => FIXES.catalogue,
  );
  const redirects = attempt(
    () => siteRedirects(model, dataFolder),
    () => FIXES.redirects,
  );
  if (redirects !== null) {
    leftOut.push(...redirectNotices(model, dataFolder).map((says) => ({ says, fix: FIXES.redirects })));
    Object.assign(doubtful, byCause([...deadEndNotices(model, dataFolder), ...undecidedNotices(model, dataFolder)]));
    const origin = environment.SITE_URL ?? model.business.url;
    const posts = model.posts.map(({ slug, body }) => ({ slug, references: postReferences(body) }));
    Object.assign(doubtful, byCause(postNotices(posts, postLinkTarget(model, redirects, origin))));
  }
  const drawn = replaceableDrawings(model);
  const photographs = join(root, PHOTOGRAPH_FOLDER);
  const pictures = attempt(
    () => sitePictures(drawn, photographs),
    () => FIXES.photographs,
    leftOut,
  );
  const slots = slotNames(drawn);
  const { accepted, issues, unknown } = readAcceptedDrawings(photographs, slots);
  leftOut.push(...[...issues, ...unknown].map((says) => ({ says, fix: FIXES.photographs })));
  missing['Photographs'] = pictures?.notes ?? [];
  missing['Drawings that you have not accepted (docs/photographs.md)'] = [
    namesOf(
      shownDrawings(model.images, model.services)
        .map(({ name }) => photographName(name))
        .filter((name) => slots.includes(name) && !accepted.has(name)),
    ),
  ].filter((names) => names !== '');
  return { refused, leftOut, doubtful, missing, model };
}
