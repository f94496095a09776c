import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { neighborhoodFaq, cityServiceFaq } from '#content/article/faq-pages.ts';
import { questionList, relatedLists, serviceFaqArticle } from '#content/article/faq-articles.ts';
import { placeArticle } from '#content/article/place-article.ts';
import { postArticle } from '#content/article/post-article.ts';
import { neighborhoodHeading } from '#content/faq/neighborhood-intro.ts';
import { cityServiceHeading } from '#content/faq/city-service-questions.ts';
import { serviceQuestions, shownQuestions } from '#content/faq/service-questions.ts';
import { fits } from '#content/fit.ts';
import { cityHeading, cityPortrait } from '#content/pages/city.ts';
import { stainPlaces } from '#content/pages/stains.ts';
import { placeHeading } from '#content/pages/place.ts';
import { tagHeading, tagLead } from '#content/pages/tag.ts';
import { gridCards } from '#content/pages/services-list.ts';
import { serviceCallToAction, servicePage } from '#content/service-words.ts';
import { type Catalogue, readCatalogue } from '#data/catalogue/read.ts';
import { joinModel } from '#data/join.ts';
import { readRedirects } from '#data/redirects.ts';
import { placesOf } from '#data/site.ts';
import type { RemovedRows } from '#data/snapshot.ts';
import { separateTables } from '#data/snapshot-joins.ts';
import { placeMap } from '#features/coverage-map/place-map.ts';
import type { Model, Site } from '#model/model.ts';
import type { Crumb, Head } from '#model/page.ts';
import { onSite } from '#model/picture.ts';
import { tagsOf } from '#model/tag.ts';
import { formatIssue, type Issue } from '#model/rows/issue.ts';
import { parseRows } from '#model/rows/parse.ts';
import { type Rows, TABLES, type TableName } from '#model/rows/tables.ts';
import { extraQuestionSets, faqCities, faqServices, hasEstimate, indexablePages } from '#routes/inventory.ts';
import { matchPlace, parsePath, type RequestedPage } from '#routes/location.ts';
import { NearestPlaces } from '#routes/nearest-places.ts';
import { neighborsOf } from '#routes/neighbors.ts';
import {
  cityPath,
  cityServiceFaqPath,
  neighborhoodFaqPath,
  PATHS,
  placePath,
  placeSegment,
  quotePath,
  postPath,
  serviceFaqPath,
  servicePath,
  tagPath,
} from '#routes/paths.ts';
import { placeList, placesIn } from '#routes/place-list.ts';
import { postLinkTarget } from '#routes/post-links.ts';
import { hasPlaceholder } from '#routes/path-pattern.ts';
import { compileRedirects, redirectRules } from '#routes/redirects.ts';
import { knowsSeasons } from '#model/region.ts';
import { cityServiceLinks, nearbyPlaceLinks, neighborhoodLinks } from '#routes/related-links.ts';
import { linkedPost, pagesOfPost, postLinks } from '#routes/related-posts.ts';
import { cityServiceCrumbs, cityServiceFaqHead } from '#seo/heads/city-service-faq.ts';
import { cityCrumbs, cityHead } from '#seo/heads/city.ts';
import { faqHead } from '#seo/heads/faq.ts';
import { homeHead } from '#seo/heads/home.ts';
import { hubHead } from '#seo/heads/hub.ts';
import { neighborhoodCrumbs, neighborhoodFaqHead } from '#seo/heads/neighborhood-faq.ts';
import { placeCrumbs, placeHead } from '#seo/heads/place.ts';
import { postCrumbs, postHead } from '#seo/heads/post.ts';
import { serviceFaqHead } from '#seo/heads/service-faq.ts';
import { serviceCrumbs, serviceHead } from '#seo/heads/service.ts';
import { stainCrumbs, stainHead } from '#seo/heads/stain.ts';
import { tagCrumbs, tagHead } from '#seo/heads/tag.ts';
import { MAX_DESCRIPTION } from '#seo/head.ts';
import { graphJson } from '#seo/json-ld.ts';
import { removedRows, rowsWithin, tablesBeyond } from '#tests/support/random-rows.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { issuesOf } from '#tests/support/allowed-html.ts';

/** RANDOM_SEED=… tries other snapshots; a failure prints the seed and the smallest snapshot that fails. */
const SEED = Number(process.env['RANDOM_SEED'] ?? 18);
const DAY = '2026-11-20';
const COMMITTED = readCatalogue('data');
const REDIRECTS = readRedirects('data/redirects.json');

/** A page as far as it is made of rows: its head, breadcrumb, plain texts and HTML. */
interface Page {
  readonly head: Head;
  readonly crumbs?: readonly Crumb[];
  /** What the page shows unchanged in its h1. */
  readonly heading?: string;
  readonly texts?: readonly string[];
  readonly html?: string;
}

const posts = (model: Model, about: Parameters<typeof postLinks>[2]) =>
  postLinks(model.posts.map(linkedPost), model.business.region, about);

function neighborhoodPages(site: Site): Page[] {
  const { model } = site;
  const services = faqServices(model);
  const neighborsByPlace = neighborsOf(model.neighborhoods);
  return model.neighborhoods
    .map((place) => ({ place, neighbors: neighborsByPlace.get(place) }))
    .flatMap(({ place, neighbors }) => [
      {
        head: placeHead(site, place),
        crumbs: placeCrumbs(place),
        heading: placeHeading(place),
        html: [
          placeArticle(place, services, model.business),
          placeMap(place, neighbors, model.map) ?? '',
          relatedLists([nearbyPlaceLinks(neighbors), posts(model, { subject: place })]),
        ].join(''),
      },
      ...services.map((service): Page => {
        const fitting = new NearestPlaces(model.neighborhoods.filter((other) => fits(service, other)));
        const placesThatFit = place.coordinates === null ? [] : fitting.nearest(place.coordinates, 3, () => true);
        const { article, index } = neighborhoodFaq(service, { place, neighbors, placesThatFit }, model.business);
        const links = neighborhoodLinks(service, place, neighbors, services, {
          isCityWritten: true,
          isCityPortrayed: true,
          hasYear: knowsSeasons(model.business.region),
          posts: posts(model, { service, subject: place }),
        });
        return {
          head: neighborhoodFaqHead(site, service, place),
          crumbs: neighborhoodCrumbs(service, place),
          heading: neighborhoodHeading(service, place),
          texts: Object.values(serviceCallToAction(service, model.business.promises)),
          html: [article, index, relatedLists(links)].join(''),
        };
      }),
    ]);
}

function cityPages(site: Site): Page[] {
  const { model } = site;
  const services = faqServices(model);
  return [
    ...model.cities.map((city) => ({
      head: cityHead(site, city),
      crumbs: cityCrumbs(city),
      texts: [
        cityHeading(city),
        ...cityPortrait(city, placesOf(model, city.slug), model).flatMap(({ heading, text }) => [heading, text]),
        ...gridCards(model.services, city.name, model.images).flatMap(({ title, text }) => [title, text]),
      ],
    })),
    ...faqCities(model).flatMap((city) =>
      services.map((service) => {
        const places = placesOf(model, city.slug);
        const about = posts(model, { service, subject: city });
        return {
          head: cityServiceFaqHead(site, service, city, places),
          crumbs: cityServiceCrumbs(service, city),
          heading: cityServiceHeading(service, city),
          html: [
            cityServiceFaq(service, city, places, model),
            relatedLists(
              cityServiceLinks(service, city, places, services, { hasYear: false, hasStains: true, posts: about }),
            ),
          ].join(''),
        };
      }),
    ),
  ];
}

function servicePages(site: Site): Page[] {
  const { model } = site;
  return [
    ...model.services.map((service): Page => {
      const { intro, process } = servicePage(service, model.business);
      return {
        head: serviceHead(site, service),
        crumbs: serviceCrumbs(service),
        texts: [intro, ...process.flatMap(({ name, text }) => [name, text])],
        html: questionList(shownQuestions(service, model), 3).value,
      };
    }),
    ...faqServices(model).map((service): Page => {
      const heading = `${service.displayName} FAQs`;
      return {
        head: serviceFaqHead(site, { slug: service.slug, name: service.displayName, service }),
        heading,
        html: serviceFaqArticle(
          {
            heading,
            questions: serviceQuestions(service, model.questionSets, model.business),
            quote: quotePath(service.slug),
          },
          model.business.promises,
        ).value,
      };
    }),
    ...extraQuestionSets(model).flatMap(({ slug }) =>
      model.questionSets
        .filter((set) => set.slug === slug)
        .map((set) => ({ head: serviceFaqHead(site, { ...set, service: null }) })),
    ),
  ];
}

function postPages(site: Site): Page[] {
  const { model, origin } = site;
  const { rules } = redirectRules(REDIRECTS, model);
  const targetOf = postLinkTarget(model, rules, origin);
  return model.posts.map((post) => ({
    head: postHead(site, post),
    crumbs: postCrumbs(post),
    heading: post.title,
    html: postArticle(post, onSite, targetOf).value,
    texts: pagesOfPost(linkedPost(post), model.business.region, model.services, model.neighborhoods).flatMap(
      ({ links }) => links.map(({ label }) => label),
    ),
  }));
}

const tagPages = (site: Site): Page[] =>
  tagsOf(site.model.posts).map((tag) => ({
    head: tagHead(site, tag),
    crumbs: tagCrumbs(tag),
    texts: [tagHeading(tag), tagLead(tag)],
  }));

const stainPages = (site: Site): Page[] =>
  site.model.stains.map((stain) => ({
    head: stainHead(site, stain),
    crumbs: stainCrumbs(stain),
    texts: stainPlaces(stain, site.model.neighborhoods).map(({ name }) => name),
  }));

const pagesOf = (site: Site): Page[] => [
  { head: homeHead(site) },
  { head: faqHead(site) },
  ...site.model.hubs.map((hub) => ({ head: hubHead(site, hub) })),
  ...servicePages(site),
  ...cityPages(site),
  ...neighborhoodPages(site),
  ...postPages(site),
  ...tagPages(site),
  ...stainPages(site),
];

const DEFECT = /\bNaN\b|Infinity|\bundefined\b|\bnull\b|\[object \w+\]|\{[a-z][\w.-]*\}/;

/** What is wrong with a text that a visitor or a search engine reads. */
function textDefects(text: string): string[] {
  const found = DEFECT.exec(text);
  return [
    ...(found === null ? [] : [`shows ${found[0]}`]),
    ...(text.isWellFormed() ? [] : ['has half of a surrogate pair']),
  ];
}

/** The elements of articles that are not posts', with their attributes. */
const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  article: ['class', 'itemscope', 'itemtype'],
  header: [],
  section: ['id', 'class'],
  nav: ['class', 'aria-label'],
  div: ['class', 'itemscope', 'itemprop', 'itemtype'],
  details: ['name', 'open', 'itemscope', 'itemprop', 'itemtype'],
  summary: [],
  h1: [],
  h2: ['itemprop'],
  h3: [],
  p: ['class', 'itemprop'],
  a: ['href', 'class'],
  span: [],
  ul: ['class'],
  li: [],
  dl: [],
  dt: [],
  dd: [],
  strong: [],
  em: [],
  img: ['src', 'width', 'height', 'alt'],
  svg: ['class', 'viewbox', 'role', 'aria-label'],
  path: ['class', 'd'],
  circle: ['class', 'cx', 'cy', 'r'],
  text: ['class', 'x', 'y', 'text-anchor'],
};

/** An ampersand that starts none of the five references that escaping writes. */
const UNESCAPED = /&(?!(?:amp|lt|gt|quot|#39);)/;

function elementDefects(name: string, attributes: Readonly<Record<string, string>>, isPost: boolean): string[] {
  if (isPost) return issuesOf(name, Object.entries(attributes)).filter((issue) => !issue.includes('/images/posts/'));
  const known = Object.hasOwn(ELEMENTS, name) ? ELEMENTS[name] : undefined;
  if (known === undefined) return [`has <${name}>`];
  return Object.keys(attributes)
    .filter((attribute) => !known.includes(attribute))
    .map((attribute) => `has <${name} ${attribute}>`);
}

function htmlDefects({ html = '', heading, head }: Page, paths: ReadonlySet<string>): string[] {
  const isPost = head.article !== null;
  const tree = parseDocument(html);
  const elements = DomUtils.getElementsByTagName('*', tree);
  const h1 = elements.find(({ name }) => name === 'h1');
  const hrefs = elements.flatMap(({ attribs }) => (attribs['href']?.startsWith('/') === true ? [attribs['href']] : []));
  return [
    ...textDefects(html),
    ...elements.flatMap(({ name, attribs }) => elementDefects(name, attribs, isPost)),
    ...(!isPost && UNESCAPED.test(html)
      ? [`has an unescaped & in ${html.slice(html.search(UNESCAPED)).slice(0, 40)}`]
      : []),
    ...hrefs
      .filter((href) => !paths.has(href.replace(/[?#].*/, '')) && !/\.\w+$/.test(href))
      .map((href) => `links to ${href}, which is no page`),
    ...(html !== '' && heading !== undefined && (h1 === undefined || DomUtils.textContent(h1) !== heading)
      ? [`shows ${h1 === undefined ? 'no h1' : DomUtils.textContent(h1)} for ${heading}`]
      : []),
  ];
}

/** The values of JSON-LD that say nothing, by the path to them. */
function emptyValues(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => emptyValues(item, `${path}[${index}]`));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, item]) => emptyValues(item, `${path}.${key}`));
  if (typeof value === 'string' && value.trim() !== '') return textDefects(value).map((defect) => `${path} ${defect}`);
  return typeof value === 'number' || typeof value === 'boolean' ? [] : [`${path} is ${JSON.stringify(value)}`];
}

function headDefects({ title, description, keywords, path, card, cardAlt, article, graph }: Head): string[] {
  const json = graphJson(graph);
  return [
    ...[title, description, ...keywords, path, card, cardAlt].flatMap(textDefects),
    ...[title, description]
      .filter((text) => text === '' || text !== text.trim())
      .map((text) => `has ${JSON.stringify(text)}`),
    // A post's description is its editor's.
    ...(article === null && description.length > MAX_DESCRIPTION
      ? [`has ${description.length} characters of description`]
      : []),
    ...(/[<>&\u2028\u2029]/.test(json) ? ['has JSON-LD that could end its element'] : []),
    ...emptyValues(JSON.parse(json)).map((value) => `JSON-LD: ${value}`),
  ];
}

/** Every path that is made of slugs, with what a request for it must be understood as. */
const requests = (model: Model): readonly (readonly [path: string, requested: RequestedPage])[] => [
  ...model.posts.map(({ slug }) => [postPath(slug), { kind: 'post', post: slug }] as const),
  ...tagsOf(model.posts).map(({ slug }) => [tagPath(slug), { kind: 'other' }] as const),
  ...model.services.flatMap(({ slug }) => [
    [servicePath(slug), { kind: 'service', service: slug }] as const,
    [serviceFaqPath(slug), { kind: 'service-faq', service: slug }] as const,
    ...model.cities.map(
      (city) =>
        [cityServiceFaqPath(city.slug, slug), { kind: 'city-service-faq', city: city.slug, service: slug }] as const,
    ),
  ]),
  ...model.neighborhoods.map(
    ({ citySlug, slug }) => [placePath(citySlug, slug), { kind: 'place', city: citySlug, place: slug }] as const,
  ),
];

/** The paths that two pages share, and those that do not lead back to the page they were made for. */
function pathDefects(model: Model, pages: ReadonlySet<string>): string[] {
  const paths = indexablePages(model).map(({ path }) => path);
  return [
    ...paths.filter((path, index) => paths.indexOf(path) !== index).map((path) => `${path} has two pages`),
    ...paths.filter((path) => !pages.has(path)).map((path) => `${path} is indexable and no page`),
    ...requests(model)
      .filter(([path, requested]) => !isDeepStrictEqual(parsePath(path), requested))
      .map(([path]) => `${path} is understood as ${JSON.stringify(parsePath(path))}`),
    ...model.neighborhoods
      .filter((place) => matchPlace(placeSegment(place.citySlug, place.slug), model.neighborhoods) !== place)
      .map((place) => `${placeSegment(place.citySlug, place.slug)} leads to another place`),
    ...placesIn(placeList(model))
      .filter(({ path }) => !pages.has(path))
      .map(({ path }) => `the finder leads to ${path}, which is no page`),
  ];
}

/** Every page that a row had under a former slug. */
function formerPaths(model: Model): string[] {
  const services = faqServices(model).map(({ slug }) => slug);
  return [
    ...model.former.cities.flatMap(({ from }) => [
      cityPath(from),
      ...services.map((slug) => cityServiceFaqPath(from, slug)),
    ]),
    ...model.former.services.flatMap(({ from }) => [
      servicePath(from),
      quotePath(from),
      serviceFaqPath(from),
      ...faqCities(model).map(({ slug }) => cityServiceFaqPath(slug, from)),
      ...model.neighborhoods.map(({ citySlug, slug }) => neighborhoodFaqPath(from, citySlug, slug)),
    ]),
    ...model.former.places.flatMap(({ from }) => [
      placePath(from.citySlug, from.slug),
      ...services.map((slug) => neighborhoodFaqPath(slug, from.citySlug, from.slug)),
    ]),
    ...model.posts.flatMap(({ oldSlugs }) => oldSlugs.map(postPath)),
  ];
}

/** The redirects that hide a page or lead to none, and the former pages that nothing leads on from. */
function redirectDefects(model: Model, pages: ReadonlySet<string>): string[] {
  const { rules, leftOut } = redirectRules(REDIRECTS, model);
  const follow = compileRedirects(rules);
  return [
    ...leftOut.map(({ from }) => `the redirect from ${from} is left out`),
    ...[...pages].filter((path) => follow(path) !== null).map((path) => `a redirect hides ${path}`),
    ...rules
      .filter(({ to }) => !hasPlaceholder(to) && !pages.has(to))
      .map(({ from, to }) => `the redirect from ${from} leads to ${to}, which is no page`),
    ...formerPaths(model)
      .filter((path) => !pages.has(path) && !pages.has(follow(path)?.to ?? ''))
      .map((path) => `the former page ${path} leads to ${follow(path)?.to ?? 'nothing'}`),
  ];
}

/** The defects of every page of a site, each with the page's path. */
function defectsOf(site: Site): string[] {
  const { model } = site;
  const pages = pagesOf(site);
  const paths = new Set([
    ...Object.values<string>(PATHS).filter((path) => path !== PATHS.estimate || hasEstimate(model)),
    ...pages.map(({ head }) => head.path),
    ...model.services.map(({ slug }) => quotePath(slug)),
  ]);
  return [
    ...pathDefects(model, paths),
    ...redirectDefects(model, paths),
    ...model.notices.flatMap(textDefects),
    ...pages.flatMap((page) =>
      [
        ...headDefects(page.head),
        ...htmlDefects(page, paths),
        ...(page.texts ?? []).flatMap(textDefects),
        ...(page.crumbs ?? []).filter(({ path }) => !paths.has(path)).map(({ path }) => `has a breadcrumb to ${path}`),
      ].map((defect) => `${page.head.path} ${defect}`),
    ),
  ];
}

/** The rows of the tables without those that a snapshot sets aside, and what is wrong with the others. */
function parseTables(tables: Readonly<Record<TableName, unknown>>): {
  readonly rows: Rows;
  readonly issues: readonly Issue[];
} {
  const file = (table: TableName): string => `${table}.json`;
  const cities = parseRows(TABLES.cities, tables.cities, file('cities'));
  const services = parseRows(TABLES.services, tables.services, file('services'));
  const neighborhoods = parseRows(TABLES.neighborhoods, tables.neighborhoods, file('neighborhoods'));
  const posts = parseRows(TABLES.posts, tables.posts, file('posts'));
  const parsed = { cities: cities.rows, services: services.rows, neighborhoods: neighborhoods.rows, posts: posts.rows };
  const { rows, rejected } = separateTables(parsed);
  const invalid = [cities, services, neighborhoods, posts].flatMap(({ issues }) => issues);
  return { rows, issues: [...invalid, ...rejected.map(({ issue }) => issue)] };
}

/** What an issue must say to a person who has to find the row. */
function issueDefects(issue: Issue): string[] {
  const { file, row, field, value, expected } = issue;
  const text = formatIssue(issue);
  return [
    ...([file, row, field, value, expected].every((part) => part !== '') ? [] : ['leaves something unsaid']),
    ...(/[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]/u.test(text) ? ['has an invisible character'] : []),
    ...(text.length > 600 ? [`is ${text.length} characters long`] : []),
    ...(text.isWellFormed() ? [] : ['has half of a surrogate pair']),
  ].map((defect) => `${text.slice(0, 200)}: ${defect}`);
}

const siteOf = (rows: Rows, catalogue: Catalogue, removed?: RemovedRows): Site => {
  const model = joinModel(rows, catalogue, DAY, removed);
  return { model, origin: model.business.url, day: DAY, cards: new Set() };
};

describe('a random snapshot', () => {
  it.each([
    ['the catalogue of the small site', SMALL_CATALOGUE, 1300],
    ['the committed catalogue', COMMITTED, 200],
  ] as const)(
    'within the schema is accepted and makes pages without a defect, with %s',
    (_, catalogue, numRuns) => {
      fc.assert(
        fc.property(rowsWithin(), removedRows, (tables, removed) => {
          const { rows, issues } = parseTables(tables);
          // Random slugs of two places may make one path.
          expect(issues.filter(({ field }) => field !== 'slug in its path')).toEqual([]);
          const site = siteOf(rows, catalogue, removed);
          expect(defectsOf(site)).toEqual([]);
        }),
        { numRuns, seed: SEED },
      );
    },
    120_000,
  );

  it('with something wrong is set aside by row and field, and its other rows make pages without a defect', () => {
    let bad = 0;
    fc.assert(
      fc.property(tablesBeyond(), (tables) => {
        const { rows, issues } = parseTables(tables);
        expect(issues.flatMap(issueDefects)).toEqual([]);
        if (issues.length > 0) bad += 1;
        const site = siteOf(rows, SMALL_CATALOGUE);
        expect(defectsOf(site)).toEqual([]);
      }),
      { numRuns: 500, seed: SEED },
    );
    expect(bad).toBeGreaterThan(250);
  }, 120_000);
});
