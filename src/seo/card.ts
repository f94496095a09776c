import type { Head, Site } from '../domain/page.ts';

/** A page's Open Graph card by name ('service-house-washing'), or the default card while it has none of its own. */
export function cardOf(site: Pick<Site, 'cards'>, name: string, alt: string): Pick<Head, 'card' | 'cardAlt'> {
  return site.cards.has(name) ? { card: `/images/og/${name}.jpg`, cardAlt: alt } : DEFAULT_CARD;
}

/** The card of pages without one of their own. */
export const DEFAULT_CARD: Pick<Head, 'card' | 'cardAlt'> = {
  card: '/images/og/default.jpg',
  cardAlt: 'The name of the company beside a drawn house of the Midlands',
};
