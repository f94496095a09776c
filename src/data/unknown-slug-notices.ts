import type { FormerAddresses } from '#model/former.ts';
import type { City } from '#model/place.ts';
import { closestMatch, formatIssue, showValue } from '#model/rows/issue.ts';
import type { Service } from '#model/service.ts';
import type { Catalogue } from './catalogue/read.ts';

/** What slugs can name. */
interface KnownSlugs {
  readonly cities: readonly Pick<City, 'slug'>[];
  readonly services: readonly Pick<Service, 'catalogueSlug'>[];
}

/** A slug in a file of data/catalogue. */
interface NamedSlug {
  readonly file: string;
  readonly row: string;
  readonly field: string;
  readonly slug: string;
}

/** What is reported of slugs of one kind that nothing has. */
interface Report {
  readonly cause: string;
  readonly known: readonly string[];
  /** Slugs that rows had: they are not reported, or every later deploy would repeat them. */
  readonly former: readonly string[];
  readonly expected: string;
  readonly consequence: string;
}

const unknownSlugs = (named: readonly NamedSlug[], { cause, known, former, expected, consequence }: Report): string[] =>
  named
    .filter(({ slug }) => !known.includes(slug) && !former.includes(slug))
    .map(({ slug, ...place }) => {
      const closest = closestMatch(slug, known);
      const hint = closest === undefined ? '' : ` Did you mean ${showValue(closest)}?`;
      return `${cause}: ${formatIssue({ ...place, value: showValue(slug), expected })}. ${consequence}${hint}`;
    });

const LISTS = { file: 'data/catalogue/lists.json', row: '-' };

/** The services that lists.json names. */
const servicesOf = ({ quoteServices, underOther, footerServices }: Catalogue['lists']): NamedSlug[] => [
  ...quoteServices.flatMap(({ services }, at) =>
    services.map((slug, index) => ({ ...LISTS, field: `quoteServices.${at}.services.${index}`, slug })),
  ),
  ...underOther.map((slug, at) => ({ ...LISTS, field: `underOther.${at}`, slug })),
  ...footerServices.map(({ service: slug }, at) => ({ ...LISTS, field: `footerServices.${at}.service`, slug })),
];

/**
 * Reports slugs in lists.json, of the questions that a service's page shows and of the cities of hubs that nothing has:
 * what they stand for is left out without them. `services` are those of the store and the catalogue.
 */
export function unknownSlugNotices(
  { lists, services: entries, questionSets, hubs }: Pick<Catalogue, 'lists' | 'services' | 'questionSets' | 'hubs'>,
  { cities, services }: KnownSlugs,
  former: Pick<FormerAddresses, 'cities' | 'services'>,
): string[] {
  const ofServices = {
    known: services.map(({ catalogueSlug }) => catalogueSlug),
    former: former.services.map(({ from }) => from),
    expected: 'the slug of a service that the store or data/catalogue has',
  };
  const ofCities = {
    known: cities.map(({ slug }) => slug),
    former: former.cities.map(({ from }) => from),
    expected: 'the slug of a city that the store or data/catalogue has',
  };
  return [
    ...unknownSlugs(servicesOf(lists), {
      ...ofServices,
      cause: 'List with an unknown service',
      consequence: 'The form and the footer leave it out.',
    }),
    ...unknownSlugs(
      lists.footerCities.map((slug, at) => ({ ...LISTS, field: `footerCities.${at}`, slug })),
      { ...ofCities, cause: 'List with an unknown city', consequence: 'The footer leaves it out.' },
    ),
    ...unknownSlugs(
      entries.flatMap(({ slug: service, faqSlugs }) =>
        faqSlugs.flatMap((slug, at) =>
          // A service without a file of questions has generated ones.
          slug === service
            ? []
            : [{ file: `data/catalogue/services/${service}.json`, row: '-', field: `faqSlugs.${at}`, slug }],
        ),
      ),
      {
        cause: 'Questions that do not exist',
        known: questionSets.map(({ slug }) => slug),
        former: [],
        expected: 'the name of a file in data/catalogue/questions',
        consequence: "The service's page leaves them out.",
      },
    ),
    ...unknownSlugs(
      hubs.flatMap(({ slug: hub, citySlug: slug }) =>
        slug === null ? [] : [{ file: `data/catalogue/hubs/${hub}.json`, row: '-', field: 'citySlug', slug }],
      ),
      {
        ...ofCities,
        cause: 'Hub of an unknown city',
        expected: `${ofCities.expected}, or null`,
        consequence: 'Its page has neither neighborhoods nor a link to a city.',
      },
    ),
  ];
}
