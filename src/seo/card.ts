import type { Head } from '#model/page.ts';
import type { Site } from '#model/model.ts';
import { uploadFiles } from '#model/picture.ts';
import type { Post } from '#model/post.ts';

/** What a head says of its Open Graph card. */
export type Card = Pick<Head, 'card' | 'cardAlt' | 'cardSize'>;

const DRAWN_SIZE = { width: 1200, height: 630 } as const;

/** The card of pages without one of their own. */
export const DEFAULT_CARD: Card = {
  card: '/images/og/default.jpg',
  cardAlt: 'The name of the company beside a drawn house of the Midlands',
  cardSize: DRAWN_SIZE,
};

/** A page's Open Graph card by name ('service-house-washing'), or the default card while it has none of its own. */
export function cardOf(site: Pick<Site, 'cards'>, name: string, alt: string): Card {
  return site.cards.has(name) ? { card: `/images/og/${name}.jpg`, cardAlt: alt, cardSize: DRAWN_SIZE } : DEFAULT_CARD;
}

/**
 * A post's card: the cover that staff uploaded, or the card drawn for it, or the default one. Who shows cards reads JPEG
 * and WebP, not AVIF.
 */
export function postCard(
  site: Pick<Site, 'cards'>,
  post: Pick<Post, 'slug' | 'title' | 'coverImage' | 'coverAlt'>,
): Card {
  const upload = uploadFiles(post.coverImage ?? '');
  if (upload === null || upload.src.endsWith('.avif')) {
    return cardOf(site, `post-${post.slug}`, `${post.title}, with a drawing`);
  }
  const { src, width, height } = upload;
  return { card: src, cardAlt: post.coverAlt ?? post.title, cardSize: { width, height } };
}
