import type { Business } from '#model/business.ts';
import { credentials, givesPriceFirst, isInsured, type Promises } from '#model/promises.ts';
import type { Model } from '#model/model.ts';
import {
  commercialServices,
  type OfferedServices,
  offersAny,
  offersWashing,
  washesHouses,
  washesWithLowPressure,
} from '#model/service.ts';
import type { OptionalSection } from '#routes/navigation.ts';
import { lowestPricedJob } from '#content/prices.ts';
import { galleryPictures } from './gallery.ts';
import { surfacesWashed } from './services-list.ts';
import { workWords } from '#content/work-words.ts';
import { googleReviews } from '#content/reviews.ts';
import { capitalized, dollarRange, dollars, ratingFigure } from '#model/format.ts';

/** What visitors see on their own house, by the services that wash it off. */
const TROUBLES: readonly (readonly [services: readonly string[], trouble: string])[] = [
  [['house-washing', 'soft-washing'], 'green walls'],
  [['roof-washing'], 'streaked roofs'],
  [['driveway-pressure-washing'], 'stained drives'],
  [['deck-cleaning'], 'gray decks'],
  [['dock-cleaning'], 'slick docks'],
];

/** How many of them the headline names. */
const MAX_TROUBLES = 3;

/** The headline of the home page, unless the owner has one. */
export function defaultHeadline(services: OfferedServices): string {
  const troubles = TROUBLES.filter(([slugs]) => offersAny(services, slugs)).slice(0, MAX_TROUBLES);
  if (troubles.length === 0) return 'Tell us what needs cleaning. We take it from there.';
  return `${capitalized(troubles.map(([, trouble]) => trouble).join(', '))}. We wash them clean.`;
}

/** What the company washes and where, and how, as far as it says so: below the headline. */
export function homeLead({ business, services }: Pick<Model, 'business' | 'services'>): string {
  const ways = [
    ...(washesWithLowPressure(services) ? ['low pressure where it matters'] : []),
    ...(givesPriceFirst(business) ? ['a price you know before we start'] : []),
  ];
  const washed = surfacesWashed(services, ['house', 'roof', 'gutter', 'driveway', 'dock']);
  return `${washed} for ${business.region.area}${ways.length === 0 ? '' : `, with ${ways.join(' and ')}`}.`;
}

const REPUTATION = 'Proven Reputation';

/** The text about reputation: the reviews below it, and references; empty without either. */
const reputation = (hasReviews: boolean, { references }: Promises): string[] => {
  const ways = [
    ...(hasReviews ? ['Read what they say below'] : []),
    ...(references ? ['ask us for a customer nearby who has agreed to be asked'] : []),
  ];
  return ways.length === 0 ? [] : [`Neighbors send us to neighbors. ${capitalized(ways.join(', and '))}.`];
};

/** A reason to call the company. */
interface Benefit {
  readonly title: string;
  readonly text: string;
}

const EFFICIENT = 'Efficient Service';

/** The benefits of a house wash: for a company that washes no houses, only what is true of any work. */
const benefitsOfWork = (services: OfferedServices): readonly Benefit[] =>
  washesHouses(services)
    ? [
        {
          title: EFFICIENT,
          text: 'Most house washes take 2-4 hours. We set up, wash, rinse and leave the yard as we found it.',
        },
        {
          title: 'Property Protection',
          text: 'We wet the plants, cover outlets and test a small spot before we wash a whole wall.',
        },
        {
          title: 'Long-Lasting Results',
          text: 'A soft wash kills the growth instead of rinsing off its top layer, so a clean house stays clean for 1-2 years.',
        },
        {
          title: 'Eco-Friendly',
          text: 'We mix no more cleaner than the wall needs, and we rinse until the soil is safe for roots.',
        },
      ]
    : [{ title: EFFICIENT, text: 'We set up, do the job, clean up and leave the yard as we found it.' }];

/**
 * The benefits (specification, section 2), except those that rest on a promise the company does not make, or on house
 * washing. `hasReviews`: whether the page shows reviews below them.
 */
export const benefits = (business: Business, services: OfferedServices, hasReviews: boolean): readonly Benefit[] => [
  ...(isInsured(business)
    ? [
        {
          title: credentials(business).map(capitalized).join(' & '),
          text: `Your home is covered while we work on it, ${offersWashing(services) ? 'from the first hose to the last rinse' : 'from the first minute to the last'}.`,
        },
      ]
    : []),
  ...reputation(hasReviews, business.promises).map((text) => ({ title: REPUTATION, text })),
  ...benefitsOfWork(services),
  ...(business.promises.locallyOwned
    ? [
        {
          title: 'Locally Owned & Operated',
          text: 'We live here too, with the same rain, dust and pollen that you wash off your porch.',
        },
      ]
    : []),
];

/** A figure in large type, and a few words about it. */
interface KeyFigure {
  readonly figure: string;
  readonly text: string;
}

const yearsFigures = ({ yearsInBusiness, since, region }: Business, services: OfferedServices): KeyFigure[] => {
  if (yearsInBusiness === null) return [];
  const text =
    since === null ? `of experience ${region.areaIn}` : `${workWords(services).gerund} ${region.area} since ${since}`;
  return [{ figure: `${yearsInBusiness} years`, text }];
};

/** The price, or else what is free. */
function priceFigures(model: Pick<Model, 'business' | 'services'>): KeyFigure[] {
  const { pricing, promises } = model.business;
  const { freeEstimates, noTravelFee } = promises;
  const fee = 'no travel fee in our service area';
  if (pricing !== null) {
    const job = lowestPricedJob(model);
    const points = [
      ...(job === null ? [] : [`for ${job}`]),
      `most jobs of any kind ${dollarRange(pricing.range)}`,
      ...(noTravelFee ? [fee] : []),
    ];
    return [{ figure: `From ${dollars(pricing.startingAt)}`, text: points.join(', ') }];
  }
  if (freeEstimates) return [{ figure: 'Free estimates', text: noTravelFee ? `and ${fee}` : 'for every job' }];
  return noTravelFee ? [{ figure: 'No travel fee', text: 'in our service area' }] : [];
}

/** The strip of figures below the hero. Figures whose fact is unknown are left out; may be empty. */
export function promises(model: Pick<Model, 'business' | 'services'>): readonly KeyFigure[] {
  const { business, services } = model;
  const { rating } = business;
  return [
    ...priceFigures(model),
    ...(rating === null ? [] : [{ figure: `${ratingFigure(rating)} stars`, text: `from ${googleReviews(rating)}` }]),
    ...yearsFigures(business, services),
    ...(washesWithLowPressure(services) ? [{ figure: 'Under 500 PSI', text: 'on walls, roofs and painted wood' }] : []),
  ];
}

/** The commercial section of the home and city pages. */
export function commercialTexts(services: OfferedServices): { readonly title: string; readonly text: string } {
  const { verb, participle } = workWords(services);
  return {
    title: `Storefronts, complexes and HOAs, ${participle} around your hours`,
    text: `We ${verb} shopping centers, offices, apartment complexes and neighborhood entrances. We work before you open or after you close, keep walks passable, and send one invoice for every building.`,
  };
}

/** Whether there is anything to read or to do in the section of reviews. */
export const hasReviewSection = ({ business, reviews }: Pick<Model, 'business' | 'reviews'>): boolean =>
  reviews.length > 0 || business.rating !== null || business.reviewUrl !== null;

/**
 * The sections that the home and city pages lack: pictures of what the company washes, reviews, commercial services.
 */
export const missingSections = ({
  business,
  images,
  reviews,
  services,
}: Pick<Model, 'business' | 'images' | 'reviews' | 'services'>): readonly OptionalSection[] => [
  ...(galleryPictures(images, services).length === 0 ? (['gallery'] as const) : []),
  ...(hasReviewSection({ business, reviews }) ? [] : (['testimonials'] as const)),
  ...(commercialServices(services).length === 0 ? (['commercial'] as const) : []),
];
