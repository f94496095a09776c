import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import type { Business } from '#model/business.ts';
import type { Pricing } from '#model/pricing.ts';
import { closestMatch, DataError, formatIssue, type Issue, issuesOf, showValue } from '#model/rows/issue.ts';
import { errorMap, type ParsedRows, parseRows } from '#model/rows/parse.ts';
import { businessFile, businessFileAt, DEFAULT_BUSINESS, regionFacts, unknownFieldIssues } from './business.ts';
import { priceContradictions, readPriceRules } from './price-rules.ts';
import { jsonFiles, readJson, subfolders } from '#data/files.ts';
import type { Jobs } from '#model/job.ts';
import type { City } from '#model/place.ts';
import type { CommonQuestion } from '#model/question.ts';
import type { Facts } from '#model/facts.ts';
import type { Stain } from '#model/stain.ts';
import { businessFacts, fillFacts } from './facts.ts';
import { inRegion, readRegionalTexts, type RegionalFiles } from './regional-texts.ts';
import { readLandscape, readRegionMap } from './region.ts';
import { NO_STAINS, stainEntry, type StainFolder, stainIssues } from './stains.ts';
import {
  cityEntry,
  cityPlaces,
  citySheets,
  commonQuestions,
  hubEntry,
  imageEntry,
  lists,
  placeJobs,
  questionSet,
  review,
  revisions,
  serviceEntry,
} from './schemas.ts';

const RESTORE = 'restore it from the repository';
const WITH_FACTS = 'with the facts of business.json in place of their braces; shorten the fact or the text';

/** What is wrong with files of the catalogue. */
interface Findings {
  readonly issues: Issue[];
  /** Fields that no page reads, which do not stop a build. */
  readonly unknownFields: Issue[];
}

/**
 * Fills in the facts, then parses by the schema: its length limits apply to the final text. Fields are unknown if the
 * schema drops them.
 */
function parseFilled<S extends z.ZodType>(
  schema: S,
  source: unknown,
  words: Facts,
  file: string,
): ParsedRows<z.infer<S>> & { readonly unknownFields: readonly Issue[] } {
  const filled = fillFacts(source, words);
  const parsed = parseRows(schema, [filled.value], file);
  const row = basename(file, '.json');
  return {
    rows: parsed.rows,
    unknownFields: parsed.rows.flatMap((entry) => unknownFieldIssues(filled.value, entry, file)),
    issues: [
      ...filled.issues.map((issue) => ({ ...issue, file, row })),
      ...parsed.issues.map((issue) => ({
        ...issue,
        row,
        expected: filled.fields.has(issue.field) ? `${issue.expected} ${WITH_FACTS}` : issue.expected,
      })),
    ],
  };
}

/** Reports an entry whose slug is not the name of its file: its texts would be those of another page, or of none. */
function fileNameIssues({ slug }: { readonly slug: string }, file: string): Issue[] {
  const row = basename(file, '.json');
  const expected = `${showValue(row)}, the name of the file; correct the slug or rename the file`;
  return slug === row ? [] : [{ file, row, field: 'slug', value: showValue(slug), expected }];
}

/** Reads a folder with one JSON file per entry, each as the region words it. */
function readFolder<S extends z.ZodType<{ slug: string }>>(
  folder: string,
  schema: S,
  words: Facts,
  { issues, unknownFields }: Findings,
  regional: RegionalFiles = new Map(),
): z.infer<S>[] {
  const entries = jsonFiles(folder).flatMap((file) => {
    const result = readJson(file, RESTORE);
    if (!result.ok) {
      issues.push(result.issue);
      return [];
    }
    const source = inRegion(result.value, regional.get(basename(file, '.json')), issues);
    const parsed = parseFilled(schema, source, words, file);
    issues.push(...parsed.issues, ...parsed.rows.flatMap((entry) => fileNameIssues(entry, file)));
    unknownFields.push(...parsed.unknownFields);
    return [...parsed.rows];
  });
  const slugs = jsonFiles(folder).map((file) => basename(file, '.json'));
  for (const [slug, { file }] of regional) {
    if (slugs.includes(slug)) continue;
    const closest = closestMatch(slug, slugs);
    const hint = closest === undefined ? '' : `; did you mean ${showValue(closest)}?`;
    issues.push({
      file,
      row: slug,
      field: 'the file',
      value: showValue(slug),
      expected: `the name of a file of ${folder}${hint}`,
    });
  }
  return entries;
}

/** The jobs of a city's places by place slug, and the city's own sheets. */
interface CityJobs {
  readonly places: Readonly<Record<string, Jobs>>;
  readonly sheets: City['sheets'];
}

/** Reads data/catalogue/jobs: a file per city with its sheets, and a folder per city with a file per place. */
function readJobs(folder: string, words: Facts, issues: Issue[]): ReadonlyMap<string, CityJobs> {
  const read = <S extends z.ZodType>(file: string, schema: S): z.infer<S> | null => {
    const result = readJson(file, RESTORE);
    if (!result.ok) {
      issues.push(result.issue);
      return null;
    }
    const parsed = parseFilled(schema, result.value, words, file);
    issues.push(...parsed.issues);
    return parsed.rows[0] ?? null;
  };
  const cities = new Map<string, CityJobs>();
  for (const file of jsonFiles(folder)) {
    cities.set(basename(file, '.json'), { places: {}, sheets: read(file, citySheets) ?? {} });
  }
  for (const city of subfolders(folder)) {
    const places = jsonFiles(join(folder, city)).map(
      (file) => [basename(file, '.json'), read(file, placeJobs) ?? {}] as const,
    );
    cities.set(city, { sheets: cities.get(city)?.sheets ?? {}, places: Object.fromEntries(places) });
  }
  return cities;
}

function readList<S extends z.ZodType>(
  file: string,
  schema: S,
  { issues, unknownFields }: Findings,
): readonly z.infer<S>[] {
  const result = readJson(file, RESTORE);
  if (!result.ok) {
    issues.push(result.issue);
    return [];
  }
  const parsed = parseRows(schema, result.value, file);
  issues.push(...parsed.issues);
  // Rows with issues are left out, so the others are no longer where they are in the file.
  if (parsed.issues.length === 0) unknownFields.push(...unknownFieldIssues(result.value, parsed.rows, file));
  return parsed.rows;
}

/** Reads a file with one object; null if it has issues. */
function readSingle<S extends z.ZodType>(file: string, schema: S, issues: Issue[]): z.infer<S> | null {
  const result = readJson(file, RESTORE);
  if (!result.ok) {
    issues.push(result.issue);
    return null;
  }
  const parsed = schema.safeParse(result.value, { error: errorMap });
  if (parsed.success) return parsed.data;
  issues.push(...issuesOf(parsed.error, file, '-', result.value));
  return null;
}

const useDefault = (file: string, why: string, region: Business['region'] = DEFAULT_BUSINESS.region) => ({
  business: { ...DEFAULT_BUSINESS, region },
  unknownFields: [],
  notices: [
    `${file} ${why}: default wording is used, without phone number, prices, years, hours, rating, guarantee and promises.`,
  ],
});

/** Reads the questions at the top of /faq, without those whose answers rest on facts that the owner has not given. */
function readCommonQuestions(
  file: string,
  words: Facts,
  { issues, unknownFields }: Findings,
): readonly CommonQuestion[] {
  const result = readJson(file, RESTORE);
  if (!result.ok) {
    issues.push(result.issue);
    return [];
  }
  const parsed = parseFilled(commonQuestions, result.value, words, file);
  issues.push(...parsed.issues);
  unknownFields.push(...parsed.unknownFields);
  return parsed.rows.flatMap(({ questions }) => questions);
}

/** What the owner's facts are joined with, and the time that they are read for. */
interface BusinessContext {
  readonly prices?: Pick<Pricing, 'rules' | 'sample'>;
  /** Gets the issues of the region's pack. */
  readonly issues?: Issue[];
  /** ISO day or instant of the build: no year of the facts may be later. */
  readonly at?: string | undefined;
}

/** The owner's facts, and what is wrong with their file. */
interface BusinessFacts {
  readonly business: Business;
  /** Why the facts are not used; empty if they are. */
  readonly notices: readonly string[];
  /** Fields that no page reads, such as a promise under a mistyped name. */
  readonly unknownFields: readonly string[];
}

/**
 * Reads the owner's facts and joins them with the price rules and the pack of their region. If the facts are missing or
 * invalid, returns default wording and a notice (decisions, 'Facts').
 */
export function readBusiness(
  file: string,
  { prices: { rules, sample } = { rules: [], sample: false }, issues = [], at }: BusinessContext = {},
): BusinessFacts {
  const result = readJson(file, RESTORE);
  if (!result.ok) {
    const { value, expected } = result.issue;
    return useDefault(file, expected.startsWith('JSON') ? `is not ${expected}` : `is ${value}`);
  }
  const parsed = businessFileAt(at).safeParse(result.value, { error: errorMap });
  const whole = (region: z.infer<typeof regionFacts>): Business['region'] => ({
    ...region,
    ...readLandscape(join(dirname(file), 'region'), region.pack, issues),
  });
  if (parsed.success) {
    const { pricing, region, ...facts } = parsed.data;
    return {
      business: { ...facts, region: whole(region), pricing: pricing === null ? null : { ...pricing, rules, sample } },
      notices: [],
      unknownFields: unknownFieldIssues(result.value, parsed.data, file).map(
        (issue) => `Field of business.json that no page reads: ${formatIssue(issue)}`,
      ),
    };
  }
  const invalid = issuesOf(parsed.error, file, '-', result.value);
  const known = Object.fromEntries(Object.keys(businessFile.shape).map((name) => [name, null]));
  const mistyped = unknownFieldIssues(result.value, known, file);
  const fields = [
    ...invalid.map(({ field, value, expected }) => `${field}: is ${value}, expected ${expected}`),
    ...mistyped.map(({ field, expected }) => `${field}: ${expected}`),
  ];
  const region = z.object({ region: regionFacts }).safeParse(result.value);
  return useDefault(file, `is invalid (${fields.join('; ')})`, region.success ? whole(region.data.region) : undefined);
}

const slugsIn = (folder: string): string[] => jsonFiles(folder).map((file) => basename(file, '.json'));

/** Reads the stains: the general ones, then those of the region's pack, sorted by slug. */
function readStains(folder: string, pack: string | null, words: Facts, findings: Findings): readonly Stain[] {
  const read = (from: string): StainFolder => ({
    folder: from,
    stains: readFolder(from, stainEntry, words, findings),
    slugs: slugsIn(from),
  });
  const general = read(join(folder, 'stains'));
  const regional = pack === null ? NO_STAINS : read(join(folder, 'region', pack, 'stains'));
  findings.issues.push(...stainIssues(general, regional, slugsIn(join(folder, 'services'))));
  return [...general.stains, ...regional.stains].sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

/** Reports ZIP codes that are not of the region. */
const zipCodeIssues = (
  cities: readonly z.infer<typeof cityEntry>[],
  { zipCodes }: Business['region'],
  folder: string,
): Issue[] =>
  cities.flatMap(({ slug, postalCode, postalCodes }) =>
    [postalCode, ...postalCodes]
      .filter((code) => !new RegExp(zipCodes).test(code))
      .map((code) => ({
        file: join(folder, `${slug}.json`),
        row: slug,
        field: 'postalCodes',
        value: showValue(code),
        expected: `a ZIP code that matches region.zipCodes of business.json, ${zipCodes}`,
      })),
  );

/** How to read the catalogue. */
interface CatalogueOptions {
  /** Leaves out images.json, for the command that writes it. */
  readonly withoutImages?: boolean | undefined;
  /** ISO day or instant of the build, which the owner's facts are read for. */
  readonly at?: string | undefined;
}

/** Reads data/catalogue and data/revisions.json. Throws one DataError with every issue found. */
export function readCatalogue(dataFolder: string, { withoutImages = false, at }: CatalogueOptions = {}) {
  const folder = join(dataFolder, 'catalogue');
  const issues: Issue[] = [];
  const unknownFields: Issue[] = [];
  const findings: Findings = { issues, unknownFields };
  const prices = readPriceRules(join(folder, 'price-rules.json'), RESTORE);
  issues.push(...prices.issues);
  const facts = readBusiness(join(folder, 'business.json'), { prices, issues, at });
  // Rules with issues are left out, and what is advertised would contradict their absence.
  if (prices.issues.length === 0) issues.push(...priceContradictions(facts.business, join(folder, 'business.json')));
  const words = businessFacts(facts.business, prices.rules);
  const { pack } = facts.business.region;
  const regional = (part: string): RegionalFiles =>
    pack === null ? new Map() : readRegionalTexts(join(folder, 'region', pack, part), issues);
  const cities = readFolder(join(folder, 'cities'), cityEntry, words, findings);
  issues.push(...zipCodeIssues(cities, facts.business.region, join(folder, 'cities')));
  const catalogue = {
    cities,
    map: readRegionMap(join(folder, 'region'), facts.business.region.pack, issues),
    services: readFolder(join(folder, 'services'), serviceEntry, words, findings, regional('services')),
    places: readFolder(join(folder, 'places'), cityPlaces, words, findings),
    jobs: readJobs(join(folder, 'jobs'), words, issues),
    questionSets: readFolder(join(folder, 'questions'), questionSet, words, findings, regional('questions')),
    commonQuestions: readCommonQuestions(join(folder, 'common-questions.json'), words, findings),
    hubs: readFolder(join(folder, 'hubs'), hubEntry, words, findings),
    stains: readStains(folder, pack, words, findings),
    reviews: readList(join(folder, 'reviews.json'), review, findings),
    images: withoutImages ? [] : readList(join(folder, 'images.json'), imageEntry, findings),
    ...facts,
  };
  const names = readSingle(join(folder, 'lists.json'), lists, issues);
  const days = readSingle(join(dataFolder, 'revisions.json'), revisions, issues);
  if (issues.length > 0 || names === null || days === null) throw new DataError(issues);
  return {
    ...catalogue,
    unknownFields: [
      ...facts.unknownFields,
      ...unknownFields.map((issue) => `Field that no page reads: ${formatIssue(issue)}`),
    ],
    lists: names,
    revisions: days,
  };
}

/** The parsed catalogue. */
export type Catalogue = ReturnType<typeof readCatalogue>;
