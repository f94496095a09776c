import { capitalized, listOf } from '#model/format.ts';
import type { ImageEntry } from '#model/picture.ts';
import type { Neighborhood } from '#model/place.ts';
import type { Post } from '#model/post.ts';
import type { Business } from '#model/business.ts';
import type { Service } from '#model/service.ts';
import {
  type LinkedStain,
  type Stain,
  STAIN_COLORS,
  STAIN_FORMS,
  STAIN_SURFACES,
  type StainColor,
  type StainForm,
  type StainSurface,
} from '#model/stain.ts';
import type { NavLink } from '#routes/navigation.ts';
import { publishedPrice } from '#pricing/published-price.ts';
import { stainPath } from '#routes/paths.ts';
import { type PriceFigure, priceFigure, priceSentence } from '#content/prices.ts';
import { wordsOf } from '#content/service-words.ts';

/** The name of the guide, and the heading of lists that lead into it. */
export const STAINS_HEADING = 'What is this stain?';

/** A surface in the guide's first question, and what counts as one. */
export const SURFACE_WORDS: Readonly<Record<StainSurface, { readonly label: string; readonly hint: string }>> = {
  roof: { label: 'Roof', hint: 'Shingles, metal, tile' },
  siding: { label: 'Siding', hint: 'Vinyl, fiber cement, stucco' },
  brick: { label: 'Brick or stone', hint: 'Walls, steps, chimneys' },
  concrete: { label: 'Concrete', hint: 'Driveway, walk, patio, pavers' },
  wood: { label: 'Wood', hint: 'Deck, fence, dock' },
  gutter: { label: 'Gutter', hint: 'Gutters and trim' },
  glass: { label: 'Glass', hint: 'Windows and doors' },
};

const COLOR_LABELS: Readonly<Record<StainColor, string>> = {
  black: 'Black',
  gray: 'Gray',
  white: 'White',
  green: 'Green',
  yellow: 'Yellow',
  orange: 'Orange',
  red: 'Red',
  brown: 'Brown',
  other: 'Other',
};

/** How the guide describes each form. */
export const FORM_HINTS: Readonly<Record<StainForm, string>> = {
  streaks: 'lines that run down or along',
  spots: 'dots, blots, splashes or rings',
  film: 'a thin, even layer',
  crust: 'raised: you can feel it',
};

/** An answer of the guide: the forms that lead to a stain on a surface and in a color. */
export interface StainAnswer {
  readonly forms: readonly StainForm[];
  readonly stain: Stain;
}

/** A color in the guide's second question. With one answer, the third question is skipped. */
export interface ColorChoice {
  readonly color: StainColor;
  readonly label: string;
  readonly answers: readonly StainAnswer[];
}

/** A surface in the guide's first question. */
export interface SurfaceChoice {
  readonly surface: StainSurface;
  readonly label: string;
  readonly hint: string;
  readonly colors: readonly ColorChoice[];
}

/**
 * The choices of the guide: at most three lead from the surface by the color and the form to a stain. Look-alikes with
 * the same sign stand side by side, each with its look.
 */
export function guideChoices(stains: readonly Stain[]): readonly SurfaceChoice[] {
  const found = (where: StainSurface, color: StainColor): readonly StainAnswer[] =>
    stains
      .flatMap((stain) => {
        const forms = STAIN_FORMS.filter((form) =>
          stain.signs.some((sign) => sign.where === where && sign.color === color && sign.form === form),
        );
        return forms.length === 0 ? [] : [{ forms, stain }];
      })
      .sort((a, b) => STAIN_FORMS.indexOf(a.forms[0]!) - STAIN_FORMS.indexOf(b.forms[0]!));
  return STAIN_SURFACES.map((surface) => ({
    surface,
    ...SURFACE_WORDS[surface],
    colors: STAIN_COLORS.map((color) => ({
      color,
      label: COLOR_LABELS[color],
      answers: found(surface, color),
    })).filter(({ answers }) => answers.length > 0),
  })).filter(({ colors }) => colors.length > 0);
}

/** The forms of an answer in words: 'Film or spots'. */
export const formsText = ({ forms }: StainAnswer): string => capitalized(listOf(forms, 'or'));

/** The surfaces that a stain is on, its own first. */
const surfacesOf = ({ signs }: Stain): readonly StainSurface[] => [...new Set(signs.map(({ where }) => where))];

const pictureOn = (stain: Stain, surface: StainSurface, images: readonly ImageEntry[]): ImageEntry | null =>
  images.find(({ name }) => name === `stain-${stain.slug}-on-${surface}`) ?? null;

/** The picture of a stain, if possible on the given surface; null if it has none. */
export function stainPicture(stain: Stain, images: readonly ImageEntry[], surface?: StainSurface): ImageEntry | null {
  for (const where of [...(surface === undefined ? [] : [surface]), ...surfacesOf(stain)]) {
    const picture = pictureOn(stain, where, images);
    if (picture !== null) return picture;
  }
  return null;
}

/** A picture of the clean surface; null if there is none. */
export const surfacePicture = (surface: StainSurface, images: readonly ImageEntry[]): ImageEntry | null =>
  images.find(({ name }) => name === `stain-none-on-${surface}`) ?? null;

/** Pictures of a stain and its look-alike, to compare. */
export interface StainPair {
  readonly own: ImageEntry | null;
  readonly like: ImageEntry | null;
}

/** The pictures of a stain and its look-alike: a pair for each surface on which both are drawn, or else their first. */
export function comparedPictures(stain: Stain, other: Stain, images: readonly ImageEntry[]): readonly StainPair[] {
  const shared = surfacesOf(stain).flatMap((surface): StainPair[] => {
    const own = pictureOn(stain, surface, images);
    const like = pictureOn(other, surface, images);
    return own === null || like === null ? [] : [{ own, like }];
  });
  return shared.length > 0 ? shared : [{ own: stainPicture(stain, images), like: stainPicture(other, images) }];
}

/** The service that removes a stain; null if the company does not offer it. */
export const stainService = (stain: Pick<Stain, 'service'>, services: readonly Service[]): Service | null =>
  services.find(({ catalogueSlug }) => catalogueSlug === stain.service) ?? null;

/** What it costs to have a stain removed. */
export interface StainPrice {
  /** That the removal is quoted by the job; null for a stain that the service's price covers, or without a price. */
  readonly apart: string | null;
  /** The service's price at a glance. */
  readonly figure: PriceFigure;
  /** The service's price in a sentence. */
  readonly sentence: string;
}

/** The price of the service that removes a stain, and what it does not cover. */
export function stainPrice(
  { inSentence, pricedApart }: Pick<Stain, 'inSentence' | 'pricedApart'>,
  service: Service,
  business: Business,
): StainPrice {
  const { catalogueSlug } = service;
  // Without a price every job is quoted alone, as the sentence says.
  const isPriced = publishedPrice(catalogueSlug, business.pricing).kind === 'priced';
  const quote = business.promises.freeEstimates ? 'The quote is free.' : 'You know the price before we start.';
  return {
    apart:
      pricedApart && isPriced
        ? `Removing ${inSentence} has no list price: it depends on how much there is, and on what. ${quote}`
        : null,
    figure: priceFigure(catalogueSlug, business),
    sentence: priceSentence(catalogueSlug, wordsOf(service).gerund, business),
  };
}

/** Reduces a stain to what links to it need. */
export const linkedStain = ({ slug, inSentence, service, characteristics }: Stain): LinkedStain => ({
  slug,
  inSentence,
  service,
  characteristics,
});

/** The most stains that a page about a place or a service there links to. */
const MAX_STAINS = 3;

const stainLink = ({ slug, inSentence }: LinkedStain): NavLink => ({
  label: capitalized(inSentence),
  href: stainPath(slug),
});

/** How many of a stain's characteristics a place has. */
const matches = ({ characteristics }: Pick<Stain, 'characteristics'>, place: Pick<Neighborhood, 'characteristics'>) =>
  characteristics.filter((characteristic) => place.characteristics.includes(characteristic)).length;

/**
 * Links to the stains that a service removes; of a place, at most three, those first that are common in places with
 * its characteristics.
 */
export function serviceStainLinks(
  stains: readonly LinkedStain[],
  service: Pick<Service, 'catalogueSlug'>,
  place?: Pick<Neighborhood, 'characteristics'>,
): readonly NavLink[] {
  const own = stains.filter((stain) => stain.service === service.catalogueSlug);
  if (place === undefined) return own.map(stainLink);
  return own
    .toSorted((a, b) => matches(b, place) - matches(a, place))
    .slice(0, MAX_STAINS)
    .map(stainLink);
}

/** Links to the stains that are common in places with a place's characteristics, the closest matches first. */
export const placeStainLinks = (
  stains: readonly Stain[],
  place: Pick<Neighborhood, 'characteristics'>,
): readonly NavLink[] =>
  stains
    .filter((stain) => matches(stain, place) > 0)
    .toSorted((a, b) => matches(b, place) - matches(a, place) || a.characteristics.length - b.characteristics.length)
    .slice(0, 2 * MAX_STAINS)
    .map((stain) => stainLink(linkedStain(stain)));

/** The most places that a stain's page links to, and of one city. */
const MAX_PLACES = 12;
const MAX_OF_CITY = 2;

/** Where a stain is common: places with pages of their own that have most of its characteristics, from many cities. */
export function stainPlaces(stain: Stain, places: readonly Neighborhood[]): readonly Neighborhood[] {
  const ofCity = new Map<string, number>();
  return places
    .filter((place) => place.notes !== null && matches(stain, place) > 0)
    .toSorted((a, b) => matches(stain, b) - matches(stain, a))
    .filter(({ citySlug }) => {
      const count = ofCity.get(citySlug) ?? 0;
      ofCity.set(citySlug, count + 1);
      return count < MAX_OF_CITY;
    })
    .slice(0, MAX_PLACES)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Links to other stains of the surfaces that a stain is on: its look-alike first, then those with most in common. */
export function relatedStainLinks(stain: Stain, stains: readonly Stain[]): readonly NavLink[] {
  const surfaces = surfacesOf(stain);
  const score = (other: Stain): number =>
    (other.slug === stain.lookAlike ? 100 : 0) +
    (other.lookAlike === stain.slug ? 50 : 0) +
    surfacesOf(other).filter((surface) => surfaces.includes(surface)).length;
  return stains
    .filter((other) => other !== stain && score(other) > 0)
    .toSorted((a, b) => score(b) - score(a))
    .slice(0, 2 * MAX_STAINS)
    .map((other) => stainLink(linkedStain(other)));
}

/**
 * Links to the stains that a post names in its title, tags or text, by their names or keywords, in the order of their
 * first mention.
 */
export function postStainLinks(
  stains: readonly Stain[],
  post: Pick<Post, 'title' | 'tags' | 'body'>,
): readonly NavLink[] {
  const text = [post.title, ...post.tags, post.body].join('\n').toLowerCase();
  return stains
    .flatMap((stain) => {
      const mentions = [stain.inSentence, ...stain.keywords]
        .map((name) => text.indexOf(name.toLowerCase()))
        .filter((at) => at >= 0);
      return mentions.length === 0 ? [] : [{ stain, at: Math.min(...mentions) }];
    })
    .toSorted((a, b) => a.at - b.at)
    .slice(0, 2 * MAX_STAINS)
    .map(({ stain }) => stainLink(linkedStain(stain)));
}
