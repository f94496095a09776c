import { offeredPhrases, surfacesInTitle, surfacesWashed } from '#content/pages/services-list.ts';
import { claimedReviews } from '#content/reviews.ts';
import { dollars } from '#model/format.ts';
import type { Head } from '#model/page.ts';
import type { Site } from '#model/model.ts';
import { plainTown, townOf } from '#model/region.ts';
import { PATHS } from '#routes/paths.ts';
import { fullBusinessNode } from '#seo/business-node.ts';
import { DEFAULT_CARD } from '#seo/card.ts';
import { MAX_DESCRIPTION, MAX_TITLE, firstFitting, fittingSentences } from '#seo/head.ts';

/** The head of the home page, the only one with the full business node. */
export function homeHead(site: Site): Head {
  const { model, origin } = site;
  const { business } = model;
  const town = townOf(business.region);
  const { pricing, rating, yearsInBusiness } = business;
  const work = surfacesInTitle(model.services, 2) ?? 'Exterior Cleaning';
  return {
    title: firstFitting([`${work} in ${town} | ${business.name}`, `${work} in ${town}`], MAX_TITLE),
    description: fittingSentences(
      [
        `${surfacesWashed(model.services, ['house', 'roof', 'driveway', 'dock'])} around ${town}.`,
        ...(pricing === null ? [] : [`Starting at ${dollars(pricing.startingAt)}.`]),
        ...(rating === null ? [] : [`${claimedReviews(rating, model.reviews)}.`]),
        ...(yearsInBusiness === null ? [] : [`${yearsInBusiness} years.`]),
        ...(business.promises.freeEstimates ? ['Free estimates.'] : []),
      ],
      MAX_DESCRIPTION,
    ),
    keywords: offeredPhrases(model.services, [
      ['house-washing', `house washing ${plainTown(business.region)}`],
      ['driveway-pressure-washing', `pressure washing ${plainTown(business.region)}`],
      ['soft-washing', 'soft washing'],
      ['roof-washing', 'roof washing'],
      ['gutter-cleaning', 'gutter cleaning'],
    ]),
    path: PATHS.home,
    index: true,
    ...DEFAULT_CARD,
    article: null,
    graph: [
      fullBusinessNode(business, model.cities, model.reviews, origin),
      {
        '@type': 'WebSite',
        '@id': `${origin}/#website`,
        name: business.name,
        url: `${origin}/`,
        publisher: { '@id': `${origin}/#business` },
      },
    ],
  };
}
