import type { PageFacts } from '#scripts/audit/page-facts.ts';
import type { JsonLdNode } from '#scripts/audit/structured-data.ts';
import { listOf } from '#scripts/audit/structured-data.ts';
import {
  comparable,
  namesOf,
  type Part,
  type Says,
  saysNumber,
  saysPhone,
  saysText,
  textsOf,
} from '#scripts/audit/visible.ts';

/** Something a type states that must stand on the page. */
interface Statement {
  readonly property: string;
  readonly part: Part;
  readonly says: Says;
  readonly values?: (value: unknown) => readonly string[];
}

const text = (property: string, part: Part = 'main'): Statement => ({ property, part, says: saysText });
const amount = (property: string): Statement => ({ property, part: 'main', says: saysNumber });
const authors: Statement = { property: 'author', part: 'main', says: saysText, values: namesOf };

/** Every amount of a range: $199-$400. */
const amounts = (value: unknown): string[] =>
  textsOf(value).flatMap((range) => range.match(/\d[\d,]*(?:\.\d+)?/g) ?? []);

// The business is named in the header and footer; all else is about the page itself, so it must stand in its <main>.
const BUSINESS: readonly Statement[] = [
  text('name', 'page'),
  { property: 'telephone', part: 'page', says: saysPhone },
  text('email', 'page'),
  { property: 'priceRange', part: 'page', says: saysNumber, values: amounts },
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

function unsaid(node: JsonLdNode, texts: Readonly<Record<Part, string>>): string[] {
  return node.types.flatMap((type) =>
    (STATEMENTS.get(type) ?? []).flatMap(({ property, part, says, values = textsOf }) =>
      values(node.values[property])
        .filter((value) => !says(texts[part], value))
        .map(
          (value) =>
            `has JSON-LD whose ${type} ${property} "${value}" does not stand ${part === 'main' ? 'in its <main>' : 'on it'}`,
        ),
    ),
  );
}

/** A breadcrumb's steps are links of the page, and the last is the page itself. */
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

/** JSON-LD that says what its page does not: names, headlines, prices, ratings, reviews, breadcrumb steps. */
export function jsonLdVisible(page: PageFacts): string[] {
  const { nodes } = page.structured;
  if (nodes.length === 0) return [];
  const texts = { page: comparable(page.text), main: comparable(page.mainText) };
  const breadcrumbs = nodes.filter((node) => node.types.includes('BreadcrumbList'));
  return [...nodes.flatMap((node) => unsaid(node, texts)), ...breadcrumbs.flatMap((node) => wrongSteps(page, node))];
}
