import type { PageFacts } from '#scripts/audit/page-facts.ts';
import { type JsonLdNode, listOf } from '#scripts/audit/structured-data.ts';

/** Properties a type needs; one of the alternatives is enough. */
type Needs = readonly (readonly string[])[];

const BUSINESS: Needs = [['name'], ['telephone'], ['url'], ['address']];
const ARTICLE: Needs = [['headline'], ['datePublished'], ['author'], ['publisher']];
const NAMED: Needs = [['name']];

/** What each type needs to be of use (schema.org, and what search engines ask for). Other types need nothing. */
const NEEDS: ReadonlyMap<string, Needs> = new Map<string, Needs>([
  ['HomeAndConstructionBusiness', BUSINESS],
  ['LocalBusiness', BUSINESS],
  ['Organization', [['name'], ['url']]],
  ['Service', [['serviceType', 'name'], ['provider']]],
  ['Offer', [['price', 'priceSpecification', 'itemOffered']]],
  ['PriceSpecification', [['priceCurrency'], ['price', 'minPrice']]],
  ['UnitPriceSpecification', [['priceCurrency'], ['price', 'minPrice']]],
  ['OfferCatalog', [['name'], ['itemListElement']]],
  ['BreadcrumbList', [['itemListElement']]],
  ['BlogPosting', ARTICLE],
  ['Article', ARTICLE],
  ['WebSite', [['name'], ['url']]],
  ['AggregateRating', [['ratingValue'], ['reviewCount', 'ratingCount']]],
  ['Review', [['author'], ['reviewRating'], ['reviewBody']]],
  ['Rating', [['ratingValue']]],
  ['PostalAddress', [['addressLocality'], ['addressRegion']]],
  ['GeoCoordinates', [['latitude'], ['longitude']]],
  ['GeoCircle', [['geoMidpoint'], ['geoRadius']]],
  ['OpeningHoursSpecification', [['dayOfWeek'], ['opens'], ['closes']]],
  ['Person', NAMED],
  ['City', NAMED],
  ['Place', NAMED],
  ['AdministrativeArea', NAMED],
  ['FAQPage', [['mainEntity']]],
  ['Question', [['name'], ['acceptedAnswer']]],
  ['Answer', [['text']]],
]);

/** A part of an offer is provided by whoever makes the offer. */
const OFFERED_SERVICE: Needs = [['serviceType', 'name']];

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function needsOf(type: string, node: JsonLdNode): Needs {
  if (type === 'Service' && node.within === 'itemOffered') return OFFERED_SERVICE;
  // An amount without its currency says nothing; an offer of something else needs none.
  if (type === 'Offer' && !isEmpty(node.values['price'])) return [['priceCurrency']];
  return NEEDS.get(type) ?? [];
}

const DATES = ['datePublished', 'dateModified'];
const isDate = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(value) && !Number.isNaN(Date.parse(value));

function stepIssues(node: JsonLdNode): string[] {
  return listOf(node.values['itemListElement']).flatMap((step, index) => {
    const { position, name, item } = (typeof step === 'object' ? step : {}) as Record<string, unknown>;
    return [
      ...(position === index + 1
        ? []
        : [`has a breadcrumb whose step ${index + 1} has the position ${String(position)}`]),
      ...(isEmpty(name) ? [`has a breadcrumb whose step ${index + 1} has no name`] : []),
      ...(isEmpty(item) ? [`has a breadcrumb whose step ${index + 1} has no item`] : []),
    ];
  });
}

function nodeIssues(node: JsonLdNode): string[] {
  const lacking = node.types.flatMap((type) =>
    needsOf(type, node)
      .filter((alternatives) => alternatives.every((property) => isEmpty(node.values[property])))
      .map((alternatives) => `has JSON-LD whose ${type} lacks ${alternatives.join(' or ')}`),
  );
  const undated = DATES.filter((property) => !isEmpty(node.values[property]) && !isDate(node.values[property])).map(
    (property) => `has a ${property} that is no date: ${String(node.values[property])}`,
  );
  return [...lacking, ...undated, ...(node.types.includes('BreadcrumbList') ? stepIssues(node) : [])];
}

/** JSON-LD that lacks what its type needs, or refers to a node that is not on the page. */
export function jsonLdNeeds({ structured }: PageFacts): string[] {
  const loose = structured.references.filter(({ id }) => !structured.ids.has(id));
  return [
    ...structured.nodes.flatMap(nodeIssues),
    ...loose.map(({ id, within }) => `refers to ${id} in ${within}, which no node of the page has as its @id`),
  ];
}
