import type { Model } from '#model/model.ts';
import type { Environment } from '#config/environment.ts';
import { businessItems } from './business-items.ts';
import { type PreflightItem, TOPICS } from './item.ts';
import { keyItems } from './key-items.ts';
import { sampleAuthors } from './post-items.ts';

/** What preflight needs to know of the repository's files beside the data. */
export interface RepositoryState {
  /** Whether the privacy policy and the terms are still the texts the repository came with. */
  readonly legalIsStartingText: boolean;
  /** Whether the committed vercel.json is the one for this data and environment. */
  readonly vercelIsCurrent: boolean;
}

function reviewItems({ reviews }: Model): PreflightItem[] {
  const samples = reviews.filter((review) => review.sample).length;
  if (samples === 0) return [];
  const says = `${samples} of ${reviews.length} reviews are samples, and say so on the page.`;
  return [{ topic: 'sample', says, mend: 'data/catalogue/reviews.json: put your customers’ own words there' }];
}

function pictureItems({ images }: Model): PreflightItem[] {
  const names = images.filter((image) => image.placeholder).map((image) => image.name);
  if (names.length === 0) return [];
  const says = `${names.length} of ${images.length} pictures are drawn placeholders: ${names.join(', ')}.`;
  return [
    {
      topic: 'picture',
      says,
      mend: 'pictures: put photographs of the same names there and run npm run pictures (README, Your own photographs)',
    },
  ];
}

function fileItems(repository: RepositoryState): PreflightItem[] {
  const legal: PreflightItem = {
    topic: 'text',
    says: 'The privacy policy and the terms are the starting texts.',
    mend: 'src/content/pages/legal.ts: adapt them, then set LEGAL_IS_STARTING_TEXT to false',
  };
  const vercel: PreflightItem = {
    topic: 'note',
    says: 'vercel.json is not the one for this data and environment. Vercel reads the committed one.',
    mend: 'run npm run hosts and commit it (other hosts need nothing)',
  };
  return [...(repository.legalIsStartingText ? [legal] : []), ...(repository.vercelIsCurrent ? [] : [vercel])];
}

/** What the build mentions of rows and catalogue. Pages are right without it, and a new row must not stop each morning's build. */
function noticeItems({ notices, businessIssues }: Model): PreflightItem[] {
  return notices
    .filter((notice) => !businessIssues.includes(notice))
    .map((says) => ({ topic: 'note', says, mend: 'npm run build says so too' }));
}

/** Everything that still stands between this checkout and a launch, and notes, in the order of the topics. */
export function preflight(model: Model, environment: Environment, repository: RepositoryState): PreflightItem[] {
  const items = [
    ...businessItems(model),
    ...reviewItems(model),
    ...sampleAuthors(model),
    ...keyItems(model, environment),
    ...pictureItems(model),
    ...fileItems(repository),
    ...noticeItems(model),
  ];
  const order = Object.keys(TOPICS);
  return items.sort((a, b) => order.indexOf(a.topic) - order.indexOf(b.topic));
}

/** The items that stop a launch: all but the notes. */
export const blocking = (items: readonly PreflightItem[]): readonly PreflightItem[] =>
  items.filter((item) => item.topic !== 'note');
