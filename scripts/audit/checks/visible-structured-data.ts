import type { PageFacts } from '#scripts/audit/read-page.ts';
import { type JsonLdNode, listOf } from '#scripts/audit/structured-data.ts';
import { comparable, type Contains, containsNumber, containsPhone, containsText } from '#scripts/audit/text-match.ts';

/** The part of a page that must contain a statement. */
type Part = 'page' | 'main';

/** A property whose value must be visible on the page. */
interface Statement {
  readonly property: string;
  readonly part: Part;
  readonly contains: Contains;
  /** Reads the texts to look for from the property's value. */
  readonly values?: (value: unknown) => readonly string[];
}

/** The texts and numbers among the values of a property, as texts. */
const textValues = (value: unknown): string[] =>
  listOf(value).flatMap((entry) => (typeof entry === 'string' || typeof entry === 'number' ? [String(entry)] : []));

/** The names of the nodes among the values of a property. */
const nodeNames = (value: unknown): string[] =>
  listOf(value).flatMap((entry) =>
    typeof entry === 'object' && entry !== null ? textValues((entry as { name?: unknown }).name) : [],
  );

/** Every amount of a price range: 199 and 400 of $199-$400. */
const rangeAmounts = (value: unknown): string[] =>
  textValues(value).flatMap((range) => range.match(/\d[\d,]*(?:\.\d+)?/g) ?? []);

const text = (property: string, part: Part = 'main'): Statement => ({ property, part, contains: containsText });
const amount = (property: string): Statement => ({ property, part: 'main', contains: containsNumber });
const authors: Statement = { property: 'author', part: 'main', contains: containsText, values: nodeNames };

// The header and footer name the business; everything else is about the page itself and must be in its
// <main>.
const BUSINESS: readonly Statement[] = [
  text('name', 'page'),
  { property: 'telephone', part: 'page', contains: containsPhone },
  text('email', 'page'),
  { property: 'priceRange', part: 'page', contains: containsNumber, values: rangeAmounts },
];
const ARTICLE: readonly Statement[] = [text('headline'), authors];
const PRICES: readonly Statement[] = [amount('price'), amount('minPrice'), amount('maxPrice')];

const STATEMENTS: ReadonlyMap<string, readonly Statement[]> = new Map<string, readonly Statement[]>([
  ['HomeAndConstructionBusiness', BUSINESS],
  ['LocalBusiness', BUSINESS],
  ['Service', [text('name'), text('serviceType')]],
  ['Offer', [text('name'), ...PRICES]],
  ['PriceSpecification', PRICES],
  ['UnitPriceSpecification', PRICES],
  ['OfferCatalog', [text('name')]],
  ['ListItem', [text('name')]],
  ['BlogPosting', ARTICLE],
  ['Article', ARTICLE],
  ['AggregateRating', [amount('ratingValue'), amount('reviewCount'), amount('ratingCount')]],
  ['Review', [authors, text('reviewBody')]],
  ['WebSite', [text('name', 'page')]],
  ['Question', [text('name')]],
  ['Answer', [text('text')]],
]);

function invisibleValues(node: JsonLdNode, texts: Readonly<Record<Part, string>>): string[] {
  return node.types.flatMap((type) =>
    (STATEMENTS.get(type) ?? []).flatMap(({ property, part, contains, values = textValues }) =>
      values(node.values[property])
        .filter((value) => !contains(texts[part], value))
        .map((value) => {
          const where = part === 'main' ? 'in its <main>' : 'on the page';
          return `has JSON-LD whose ${type} ${property} "${value}" is not ${where}`;
        }),
    ),
  );
}

/** Breadcrumb steps that the page does not link to, and a last step that is not the page itself. */
function wrongSteps(page: PageFacts, node: JsonLdNode): string[] {
  const [canonical] = page.canonicals;
  const base = URL.parse(canonical ?? '');
  if (canonical === undefined || base === null) return [];
  const linked = new Set(page.links.map((link) => URL.parse(link, base)?.href));
  const items = listOf(node.values['itemListElement']).map((step) => (step as { item?: unknown } | null)?.item);
  return items.flatMap((item, index) => {
    if (typeof item !== 'string') return [];
    if (index === items.length - 1)
      return item === canonical ? [] : [`has a breadcrumb that ends at ${item}, not at itself`];
    return linked.has(item) ? [] : [`has a breadcrumb with a step to ${item}, which it does not link to`];
  });
}

/**
 * JSON-LD with names, headlines, prices, ratings, reviews or breadcrumb steps that the page does not show.
 */
export function invisibleStructuredData(page: PageFacts): string[] {
  const { nodes } = page.structured;
  if (nodes.length === 0) return [];
  const texts = { page: comparable(page.text), main: comparable(page.mainText) };
  const breadcrumbs = nodes.filter((node) => node.types.includes('BreadcrumbList'));
  return [
    ...nodes.flatMap((node) => invisibleValues(node, texts)),
    ...breadcrumbs.flatMap((node) => wrongSteps(page, node)),
  ];
}
