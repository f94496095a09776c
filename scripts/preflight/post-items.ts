import type { Model } from '#model/model.ts';
import type { PreflightItem } from './item.ts';

/** The company that the committed posts are signed by. */
const SAMPLE_COMPANY = 'Midlands Exterior Cleaning';

/**
 * Posts that the sample company signs, on the page and in the structured data. An author is a row's own word (the store
 * wants one), so it does not follow the name in business.json. A company that really is called so may sign.
 */
export function sampleAuthors({ business, posts }: Model): PreflightItem[] {
  if (!business.sample && business.name === SAMPLE_COMPANY) return [];
  const slugs = posts.filter((post) => post.author === SAMPLE_COMPANY).map((post) => post.slug);
  if (slugs.length === 0) return [];
  const says = `${slugs.length} of ${posts.length} posts are signed by the sample company '${SAMPLE_COMPANY}': ${slugs.join(', ')}.`;
  const mend =
    'the staff area (Author), then npm run snapshot; without a store data/snapshot/posts.json, then npm run snapshot:lock';
  return [{ topic: 'sample', says, mend }];
}
