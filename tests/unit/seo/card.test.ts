import { expect, it } from 'vitest';
import { cardOf } from '#seo/card.ts';

it('a page shows its own Open Graph card once it is drawn, and the default card before', () => {
  const site = { cards: new Set(['post-roof-algae']) };
  expect(cardOf(site, 'post-roof-algae', 'A roof').card).toBe('/images/og/post-roof-algae.jpg');
  expect(cardOf(site, 'post-new', 'A post of this morning').card).toBe('/images/og/default.jpg');
});
