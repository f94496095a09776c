import { expect, it } from 'vitest';
import { cardOf, postCard } from '#seo/card.ts';

it('uses a page’s own Open Graph card if it exists, else the default', () => {
  const site = { cards: new Set(['post-roof-algae']) };
  expect(cardOf(site, 'post-roof-algae', 'A roof').card).toBe('/images/og/post-roof-algae.jpg');
  expect(cardOf(site, 'post-new', 'A new post').card).toBe('/images/og/default.jpg');
});

const UPLOAD = '/images/uploads/0123456789abcdef0123456789abcdef-1200x1600';
const site = { cards: new Set(['post-roof-algae']) };
const post = (coverImage: string | null) => ({
  slug: 'roof-algae',
  title: 'Roof Algae',
  coverImage,
  coverAlt: 'A roof',
});

it('uses a post’s uploaded cover, with its size, instead of the generated card', () => {
  expect(postCard(site, post(`${UPLOAD}.webp`))).toEqual({
    card: `${UPLOAD}.webp`,
    cardAlt: 'A roof',
    cardSize: { width: 1200, height: 1600 },
  });
});

it.each([
  ['without a cover', null],
  ['with a cover from the repository', '/images/posts/roof-algae-1200.webp'],
  ['with an AVIF cover, which few readers of cards support', `${UPLOAD}.avif`],
])('uses the generated card for a post %s', (_, coverImage) => {
  expect(postCard(site, post(coverImage))).toEqual({
    card: '/images/og/post-roof-algae.jpg',
    cardAlt: 'Roof Algae, with a drawing',
    cardSize: { width: 1200, height: 630 },
  });
});
