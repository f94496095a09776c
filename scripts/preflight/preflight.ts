import type { Model } from '#model/model.ts';
import type { Environment } from '#config/environment.ts';
import { sumUpNotices } from '#data/notice-summary.ts';
import { businessItems } from './business-items.ts';
import { type PreflightItem, TOPICS } from './report.ts';
import { isSampleReview } from './sample-claims.ts';
import { keyItems } from './key-items.ts';

/** The state of the repository's files other than the data, and the time. */
export interface RepositoryState {
  /** The present day, ISO. */
  readonly today: string;
  /** Whether the privacy policy and the terms are still the initial texts. */
  readonly legalIsStartingText: boolean;
  /** Whether the committed vercel.json matches this data and environment. */
  readonly vercelIsCurrent: boolean;
  /** The names, as photographs have them, of the drawings that pages show and that the owner has not accepted. */
  readonly drawings: readonly string[];
  /** The names of the pictures of 'Our work' that no photograph fills yet. */
  readonly emptyWorkSlots: readonly string[];
  /** The photographs that pages show with a drawing's words, and which words. */
  readonly drawnWords: readonly string[];
  /** The photographs that cannot be used, and why. */
  readonly photographIssues: readonly string[];
  /** What is wrong with the list of accepted drawings. */
  readonly acceptedIssues: readonly string[];
  /** A line for each accepted drawing that the site does not have. */
  readonly acceptedUnknown: readonly string[];
}

function reviewItems({ reviews }: Model): PreflightItem[] {
  const samples = reviews.filter((review) => review.sample || isSampleReview(review));
  if (samples.length === 0) return [];
  const authors = samples.map(({ author }) => author).join(', ');
  const says = `${samples.length} of ${reviews.length} reviews are samples: ${authors}.`;
  return [{ topic: 'sample', says, fix: 'data/catalogue/reviews.json: replace them with your customers’ reviews' }];
}

/** Prices that are published and still the sample's. */
function priceItems({ business: { pricing } }: Model): PreflightItem[] {
  if (!pricing?.sample) return [];
  const says =
    'The price rules are the sample’s: pages, structured data and the estimate name prices that are not yours.';
  const fix = 'data/catalogue/price-rules.json: write your prices, then set sample to false';
  return [{ topic: 'sample', says, fix }];
}

/** The author of the committed posts. */
const SAMPLE_COMPANY = 'Midlands Exterior Cleaning';

/**
 * Posts whose author is the sample company. The author is a required column of the row, so it does not follow
 * the name in business.json. A company that really has that name is not reported.
 */
export function sampleAuthorItems({ business, posts }: Model): PreflightItem[] {
  if (!business.sample && business.name === SAMPLE_COMPANY) return [];
  const slugs = posts.filter((post) => post.author === SAMPLE_COMPANY).map((post) => post.slug);
  if (slugs.length === 0) return [];
  const says = `${slugs.length} of ${posts.length} posts have the author '${SAMPLE_COMPANY}': ${slugs.join(', ')}.`;
  const fix =
    'the staff area (Author), then npm run snapshot; without a store data/snapshot/posts.json, then npm run snapshot:lock';
  return [{ topic: 'sample', says, fix }];
}

/** Tables without which a site has nothing to say. */
function rowItems({ cities, services }: Model): PreflightItem[] {
  const empty = [
    ...(cities.some(({ inStore }) => inStore) ? [] : ['cities']),
    ...(services.some(({ inStore }) => inStore) ? [] : ['services']),
  ];
  return empty.map((table) => ({
    topic: 'fact',
    says: `The snapshot has no ${table}.`,
    fix: `connect a store and run npm run snapshot, or write data/snapshot/${table}.json and run npm run snapshot:lock (docs/data.md)`,
  }));
}

/** The slots of 'Our work' without a photograph. They block nothing: until one is filled, the pages do without it. */
function workItems({ emptyWorkSlots }: RepositoryState): PreflightItem[] {
  if (emptyWorkSlots.length === 0) return [];
  const says = `'Our work' lacks photographs: ${emptyWorkSlots.length} of its slots are empty: ${emptyWorkSlots.join(', ')}. The pages show it as soon as one of them, or both pictures of a pair, is a photograph.`;
  const fix =
    'data/photographs: add photographs with these names and what words.json says of them (docs/photographs.md)';
  return [{ topic: 'note', says, fix }];
}

/** How many drawings or photographs an item names. */
const MAX_PICTURES = 10;

/** The first names, and how many more there are. */
function named(names: readonly string[], whereToFindMore = ''): string {
  const more = names.length - MAX_PICTURES;
  return `${names.slice(0, MAX_PICTURES).join(', ')}${more > 0 ? ` and ${more} more${whereToFindMore}` : ''}`;
}

/** Photographs that would be launched with words that describe a drawing. */
function wordsItems({ drawnWords }: RepositoryState): PreflightItem[] {
  if (drawnWords.length === 0) return [];
  const who = drawnWords.length === 1 ? '1 photograph still has' : `${drawnWords.length} photographs still have`;
  const says = `${who} a drawing's words: ${named(drawnWords)}.`;
  const fix =
    'data/photographs/words.json: { "gallery-1": { "alt": "What the photograph shows.", "title": "A short name" } }, ' +
    'for each the words in brackets; then run npm run pictures (docs/photographs.md)';
  return [{ topic: 'picture', says, fix }];
}

function pictureItems({
  drawings,
  acceptedIssues,
  acceptedUnknown,
  photographIssues,
}: RepositoryState): PreflightItem[] {
  const fixNames = 'docs/photographs.md';
  const issues = [
    ...[...photographIssues, ...acceptedIssues].map((says): PreflightItem => ({ topic: 'file', says, fix: fixNames })),
    // No reason to stop a deploy: it may be the drawing of a post that was deleted since.
    ...acceptedUnknown.map((says): PreflightItem => ({ topic: 'note', says, fix: fixNames })),
  ];
  if (drawings.length === 0) return issues;
  const says =
    `${drawings.length === 1 ? '1 picture is a drawn placeholder' : `${drawings.length} pictures are drawn placeholders`}: ` +
    `${named(drawings, ' (npm run pictures -- --names lists all names)')}.`;
  const fix =
    'data/photographs: add photographs with these names, then run npm run pictures; or list the drawings that you ' +
    'launch with in data/photographs/accepted-drawings.json (docs/photographs.md)';
  return [...issues, { topic: 'picture', says, fix }];
}

function fileItems(repository: RepositoryState): PreflightItem[] {
  const legal: PreflightItem = {
    topic: 'text',
    says: 'The privacy policy and the terms are the initial texts.',
    fix: 'src/content/pages/legal.ts: adapt them, then set LEGAL_TEXT_IS_TEMPLATE to false',
  };
  const vercel: PreflightItem = {
    topic: 'note',
    says: 'vercel.json does not match this data and environment, and Vercel reads the committed file.',
    fix: 'run npm run hosts and commit it (other hosts need nothing)',
  };
  return [...(repository.legalIsStartingText ? [legal] : []), ...(repository.vercelIsCurrent ? [] : [vercel])];
}

/**
 * The build's notices on rows and catalogue. They do not block a launch: pages work without the missing
 * texts, and a new row must not stop deploys.
 */
function noticeItems({ notices, businessIssues }: Model): PreflightItem[] {
  return sumUpNotices(notices.filter((notice) => !businessIssues.includes(notice))).map((says) => ({
    topic: 'note',
    says,
    fix: 'npm run build prints this notice too',
  }));
}

/** A day set for builds that is not the present one: a forgotten one hides posts, and shows offers that have ended. */
function dayItems({ BUILD_DATE: at }: Environment, { today }: RepositoryState): PreflightItem[] {
  const day = at?.slice(0, 10);
  if (day === undefined || day === today) return [];
  const says = `BUILD_DATE is ${day}, and today is ${today}: posts and offers are those of that day.`;
  return [{ topic: 'note', says, fix: 'the environment of the build, or .env: unset it to build as of today' }];
}

/** All items to complete before this checkout can be launched, and notes, in the order of TOPICS. */
export function preflight(model: Model, environment: Environment, repository: RepositoryState): PreflightItem[] {
  const items = [
    ...businessItems(model),
    ...priceItems(model),
    ...reviewItems(model),
    ...sampleAuthorItems(model),
    ...keyItems(model, environment),
    ...dayItems(environment, repository),
    ...rowItems(model),
    ...pictureItems(repository),
    ...wordsItems(repository),
    ...workItems(repository),
    ...fileItems(repository),
    ...noticeItems(model),
  ];
  const order = Object.keys(TOPICS);
  return items.sort((a, b) => order.indexOf(a.topic) - order.indexOf(b.topic));
}
