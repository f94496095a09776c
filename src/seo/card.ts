import type { Head } from '#model/page.ts';
import type { Site } from '#model/model.ts';
import { uploadFiles } from '#model/picture.ts';
import type { Post } from '#model/post.ts';

/** The part of a head that describes its Open Graph card. */
export type Card = Pick<Head, 'card' | 'cardAlt' | 'cardSize'>;

const DRAWN_SIZE = { width: 1200, height: 630 } as const;

/** The card of pages that have none of their own. */
export const DEFAULT_CARD: Card = {
  card: '/images/og/default.jpg',
  cardAlt: 'The name of the company beside a drawn house',
  cardSize: DRAWN_SIZE,
};

/**
 * The Open Graph card with a name such as 'service-house-washing'; the default card if no such file exists.
 */
export function cardOf(site: Pick<Site, 'cards'>, name: string, alt: string): Card {
  return site.cards.has(name) ? { card: `/images/og/${name}.jpg`, cardAlt: alt, cardSize: DRAWN_SIZE } : DEFAULT_CARD;
}

/**
 * A post's card: its uploaded cover, else the card drawn for it, else the default. An AVIF cover is skipped,
 * because social networks read only JPEG and WebP.
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
