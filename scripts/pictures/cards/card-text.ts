import type { Model } from '#model/model.ts';
import { cityAndState, hubAndState, shortCitySlug } from '#model/state.ts';
import { hasStainPicture } from '#scripts/pictures/families/stains.ts';

/** The kinds of page that have a card of their own; every other page shares the default card. */
export type CardKind = 'default' | 'service' | 'city' | 'hub' | 'stain' | 'post';

/** The text on a card. Its JSON is part of the card's digest, so a renamed field makes every card stale. */
export interface CardText {
  readonly kind: CardKind;
  /** The slug in the card's file name: a city's is without its state, the default card's is empty. */
  readonly slug: string;
  readonly title: string;
  /** A short line below the title. */
  readonly line: string | null;
  /** The footer beside the mark: the company's name, or its guarantee (else its trade) where the title is the name. */
  readonly foot: string;
}

/** The line on the card of a place. */
const TRADE = 'Exterior cleaning';

/** Removes the characters our font lacks: emoji, and the ones that join or color them. */
const withoutEmoji = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\ufe0f\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();

/** Whether our font has the letters of a text. A page whose title it cannot set shows the default card. */
const hasLetters = (text: string): boolean => /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u.test(text);

/** Joins a place and its state with a no-break space. */
const unbroken = (town: string): string => town.replace(/, (?=[A-Z]{2}$)/, ',\u00a0');

/**
 * The text of every card: the default one, then one for each service, city, hub, drawn stain and public post. Throws
 * an Error while business.json has issues, because the default wording must not end up on committed cards.
 */
export function cardTexts(model: Model): readonly CardText[] {
  const { business, businessIssues, services, cities, hubs, stains, posts } = model;
  if (businessIssues.length > 0)
    throw new Error(
      `${businessIssues.join('\n')} Every card shows the company's name: fix the file, then run this again.`,
    );
  const card = (kind: CardKind, slug: string, title: string, line: string | null): CardText => ({
    kind,
    slug,
    title: withoutEmoji(title),
    line: line === null ? null : withoutEmoji(line),
    foot: withoutEmoji(business.name),
  });
  const pages = [
    ...services.map(({ catalogueSlug: slug, displayName, description, profile }) =>
      card('service', slug, displayName, profile?.shortDescription ?? description),
    ),
    ...cities.map(({ slug, name }) => card('city', shortCitySlug(slug), unbroken(cityAndState(name, slug)), TRADE)),
    ...hubs.map(({ slug, name, areaName }) =>
      card('hub', slug, unbroken(hubAndState(name, slug)), areaName === name ? TRADE : `${TRADE} in the ${areaName}`),
    ),
    ...stains
      .filter(({ slug }) => hasStainPicture(slug))
      .map(({ slug, name, look }) => card('stain', slug, name, look)),
    ...posts.map(({ slug, title }) => card('post', slug, title, null)),
  ];
  return [
    { ...card('default', '', business.name, null), foot: withoutEmoji(business.guarantee ?? TRADE) },
    ...pages.filter(({ title }) => hasLetters(title)),
  ];
}
