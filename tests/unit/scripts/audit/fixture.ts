import { readPage } from '#scripts/audit/read-page.ts';
import { pageRecord } from '#scripts/audit/page-record.ts';
import { parseRedirects } from '#scripts/audit/redirects.ts';
import { addressOf, assembleSite, type AuditedSite, type SiteParts } from '#scripts/audit/site.ts';
import { StringTable } from '#scripts/audit/string-table.ts';

/** The origin of the test sites. */
export const ORIGIN = 'https://wash.example';

/** The parts of a tiny page that a test sets; the rest follows from its path. */
export interface TinyPage {
  readonly title?: string;
  readonly description?: string;
  readonly canonical?: string | null;
  readonly noindex?: boolean;
  readonly h1?: string;
  /** More tags for the head. */
  readonly head?: string;
  /** Follows the h1 in <main>. */
  readonly main?: string;
}

/** The HTML of a page without issues, except those that `page` brings in. */
export function tinyPage(path: string, page: TinyPage = {}): string {
  const {
    title = `Title of ${path}`,
    description = `About ${path}`,
    h1 = `Heading of ${path}`,
    main = '',
    head = '',
  } = page;
  const canonical = page.canonical === undefined ? addressOf(ORIGIN, path) : page.canonical;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="description" content="${description}">
${page.noindex === true ? '<meta name="robots" content="noindex, nofollow">' : ''}
${canonical === null ? '' : `<link rel="canonical" href="${canonical}">`}${head}</head>
<body><main><h1>${h1}</h1>${main}</main></body></html>`;
}

/** The facts of a tiny page, for checks of single pages. */
export const factsOf = (page: TinyPage = {}, path = '/page'): ReturnType<typeof readPage> =>
  readPage(path, tinyPage(path, page));

/** The article of a question page with its microdata, after a lead paragraph. */
export function faqArticle(questions: Readonly<Record<string, string>>, lead = ''): string {
  const items = Object.entries(questions).map(
    ([question, answer]) =>
      `<details itemprop="mainEntity" itemscope itemtype="https://schema.org/Question"><summary><h3 itemprop="name">${question}</h3></summary>
<div itemprop="acceptedAnswer" itemscope itemtype="https://schema.org/Answer"><p itemprop="text">${answer}</p></div></details>`,
  );
  return `<article itemscope itemtype="https://schema.org/FAQPage"><p>${lead}</p>${items.join('')}</article>`;
}

/** A breadcrumb with this last step. */
export const crumbs = (last: string): string =>
  `<nav aria-label="Breadcrumb"><a href="/">Home</a> <span aria-current="page">${last}</span></nav>`;

/** A JSON-LD script of nodes. */
export const jsonLd = (...graph: readonly unknown[]): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })}</script>`;

/** A site of tiny pages by path, for checks of the whole site; its sitemap is correct by default. */
export function siteOf(
  pages: Readonly<Record<string, TinyPage>>,
  rest: Partial<Omit<SiteParts, 'redirects' | 'pages'>> & { readonly redirects?: string; readonly bytes?: number } = {},
): AuditedSite {
  const { redirects = '', bytes = 1000, ...parts } = rest;
  const strings = parts.strings ?? new StringTable();
  const records = Object.entries(pages).map(([path, page]) =>
    pageRecord(factsOf(page, path), { rawBytes: bytes, brotliBytes: bytes }, strings),
  );
  const locations = records.filter((page) => !page.noindex).map((page) => addressOf(ORIGIN, page.path));
  return assembleSite({
    origin: ORIGIN,
    strings,
    documents: [],
    files: new Set(),
    sitemap: { issues: [], locations },
    ...parts,
    pages: records,
    redirects: parseRedirects(redirects),
  });
}

/** A business with all properties that its type requires. */
export const business = {
  '@type': 'HomeAndConstructionBusiness',
  '@id': `${ORIGIN}/#business`,
  name: 'Midlands Wash',
  telephone: '(803) 555-0100',
  url: `${ORIGIN}/`,
  address: { '@type': 'PostalAddress', addressLocality: 'Columbia', addressRegion: 'SC' },
};
/** A reference to the business. */
export const provider = { '@id': business['@id'] };
/** A service of the business. */
export const service = { '@type': 'Service', name: 'Roof Washing in Cayce', provider };
/** A breadcrumb of names; the first links home, the others to /page. */
export const breadcrumbList = (...names: readonly string[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: names.map((name, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: index === 0 ? `${ORIGIN}/` : `${ORIGIN}/page`,
  })),
});

/** A page with a <main> and a JSON-LD graph. */
export const pageWithGraph = (main: string, ...graph: readonly unknown[]): ReturnType<typeof readPage> =>
  factsOf({ main, head: jsonLd(...graph) });
/** A footer that shows the business. */
export const FOOTER = '<p>Midlands Wash, 803-555-0100</p>';
