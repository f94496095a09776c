import type { MicrodataItem } from '#scripts/audit/microdata.ts';
import type { PageFacts } from '#scripts/audit/read-page.ts';
import { type JsonLdNode, listOf } from '#scripts/audit/structured-data.ts';

/** Properties that a type requires; of each list of alternatives one is enough. */
type Requirements = readonly (readonly string[])[];

// Not the telephone: without business.json the company has none, and preflight refuses to launch.
const BUSINESS: Requirements = [['name'], ['url'], ['address']];
const ARTICLE: Requirements = [['headline'], ['datePublished'], ['author'], ['publisher']];
const NAMED: Requirements = [['name']];

/**
 * Required properties by type, from schema.org and the search engines' documentation. Other types require
 * nothing.
 */
const REQUIREMENTS: ReadonlyMap<string, Requirements> = new Map<string, Requirements>([
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

/** A service inside an offer: its provider is whoever makes the offer. */
const OFFERED_SERVICE: Requirements = [['serviceType', 'name']];

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function requirements(type: string, node: JsonLdNode): Requirements {
  if (type === 'Service' && node.within === 'itemOffered') return OFFERED_SERVICE;
  if (type === 'Offer' && !isEmpty(node.values['price'])) return [['priceCurrency']];
  return REQUIREMENTS.get(type) ?? [];
}

const DATES = ['datePublished', 'dateModified'];
const isDate = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(value) && !Number.isNaN(Date.parse(value));

function breadcrumbIssues(node: JsonLdNode): string[] {
  return listOf(node.values['itemListElement']).flatMap((step, index) => {
    const { position, name, item } = (typeof step === 'object' ? step : {}) as Record<string, unknown>;
    const prefix = `has a breadcrumb whose step ${index + 1} has`;
    return [
      ...(position === index + 1 ? [] : [`${prefix} the position ${String(position)}`]),
      ...(isEmpty(name) ? [`${prefix} no name`] : []),
      ...(isEmpty(item) ? [`${prefix} no item`] : []),
    ];
  });
}

function nodeIssues(node: JsonLdNode): string[] {
  const missing = node.types.flatMap((type) =>
    requirements(type, node)
      .filter((alternatives) => alternatives.every((property) => isEmpty(node.values[property])))
      .map((alternatives) => `has JSON-LD whose ${type} lacks ${alternatives.join(' or ')}`),
  );
  const invalidDates = DATES.filter(
    (property) => !isEmpty(node.values[property]) && !isDate(node.values[property]),
  ).map((property) => `has a ${property} that is not a date: ${String(node.values[property])}`);
  return [...missing, ...invalidDates, ...(node.types.includes('BreadcrumbList') ? breadcrumbIssues(node) : [])];
}

/** JSON-LD that is not JSON, has a context other than schema.org, or has a node without a type. */
export const unreadableStructuredData = ({ structured }: PageFacts): string[] =>
  structured.issues.map((issue) => `has invalid JSON-LD: ${issue}`);

/** JSON-LD without a property that its type requires, or with a reference to a node of another page. */
export function incompleteStructuredData({ structured }: PageFacts): string[] {
  const dangling = structured.references.filter(({ id }) => !structured.ids.has(id));
  return [
    ...structured.nodes.flatMap(nodeIssues),
    ...dangling.map(({ id, within }) => `refers to ${id} in ${within}, which no node of the page has as its @id`),
  ];
}

type Value = string | MicrodataItem;

const values = (item: MicrodataItem, property: string): readonly Value[] => item.properties.get(property) ?? [];
const isItem = (value: Value): value is MicrodataItem => typeof value !== 'string';
const textValue = (item: MicrodataItem, property: string): string =>
  values(item, property).find((value): value is string => typeof value === 'string' && value !== '') ?? '';

function questionIssues(question: MicrodataItem): string[] {
  const name = textValue(question, 'name');
  const hasAnswer = values(question, 'acceptedAnswer').some(
    (value) => isItem(value) && value.type === 'Answer' && textValue(value, 'text') !== '',
  );
  return [
    ...(name === '' ? ['has a question without a name'] : []),
    ...(hasAnswer ? [] : [`has no answer to "${name}"`]),
  ];
}

function faqPageIssues(faqPage: MicrodataItem): string[] {
  const items = values(faqPage, 'mainEntity').filter(
    (value): value is MicrodataItem => isItem(value) && value.type === 'Question',
  );
  return items.length === 0 ? ['has a FAQPage without a question'] : items.flatMap(questionIssues);
}

/** Question microdata without a visible name or answer, outside of a FAQPage, or in more than one FAQPage. */
export function questions(page: PageFacts): string[] {
  const faqPages = page.items.filter((item) => item.type === 'FAQPage');
  const loose = page.items.filter((item) => item.type === 'Question');
  return [
    ...(faqPages.length > 1 ? [`has ${faqPages.length} FAQPage items`] : []),
    ...faqPages.flatMap(faqPageIssues),
    ...loose.map((question) => `has a question outside of a FAQPage: "${textValue(question, 'name')}"`),
  ];
}
