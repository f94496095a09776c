import type { Business } from '#model/business.ts';
import { withState } from '#model/region.ts';
import type { Tag } from '#model/tag.ts';

/** The h1 of a tag's page. Without quotation marks, which the preloaded heading font does not have. */
export const tagHeading = ({ name }: Pick<Tag, 'name'>): string => `Articles tagged ${name}`;

/** The sentence under the h1. */
export const tagLead = ({ posts }: Pick<Tag, 'posts'>): string =>
  posts.length === 1 ? 'One article so far.' : `${posts.length} articles, the newest first.`;

/** The sentences of a tag's meta description, the most important first. */
export const tagSentences = ({ name, posts }: Tag, { region }: Business): readonly string[] => [
  `Articles tagged “${name}”, for homeowners ${withState(region, region.areaIn)}.`,
  ...posts.map(({ title }) => (/[.!?…]$/.test(title) ? title : `${title}.`)),
];
