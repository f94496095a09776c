import { hash } from 'node:crypto';
import { join } from 'node:path';
import { MAX_ELSEWHERE } from '#content/article/faq-pages.ts';
import { postArticle } from '#content/article/post-article.ts';
import { fits } from '#content/fit.ts';
import { serviceQuestions, shownQuestions } from '#content/faq/service-questions.ts';
import { cityPortrait } from '#content/pages/city.ts';
import { coverage, listedCities } from '#content/pages/faq.ts';
import { typicalJobs } from '#content/pages/estimate.ts';
import { visitLists } from '#content/pages/before-visit.ts';
import { termsSections } from '#content/pages/legal.ts';
import { relatedStainLinks, serviceStainLinks, stainPlaces, stainService } from '#content/pages/stains.ts';
import { priceSentence } from '#content/prices.ts';
import { proofOf } from '#content/proof.ts';
import { surfacesWashed } from '#content/pages/services-list.ts';
import { servicePage, wordsOf } from '#content/service-words.ts';
import { workWords } from '#content/work-words.ts';
import { cityYear } from '#content/year.ts';
import { readRedirects } from '#data/redirects.ts';
import { placesOf } from '#data/site.ts';
import { offersOn } from '#model/business.ts';
import type { Model, Site } from '#model/model.ts';
import { onSite } from '#model/picture.ts';
import type { City, Neighborhood } from '#model/place.ts';
import type { Post } from '#model/post.ts';
import { townOf } from '#model/region.ts';
import type { Service } from '#model/service.ts';
import { cityAndState } from '#model/state.ts';
import { indexableTags, tagsOf } from '#model/tag.ts';
import { extraQuestionSets, faqCities, faqServices, hasEstimate } from '#routes/inventory.ts';
import { NearestPlaces } from '#routes/nearest-places.ts';
import { neighborsOf } from '#routes/neighbors.ts';
import {
  cityPath,
  hubPath,
  PATHS,
  postPath,
  quotePath,
  serviceFaqPath,
  servicePath,
  stainPath,
  tagPath,
} from '#routes/paths.ts';
import { postLinkTarget } from '#routes/post-links.ts';
import { redirectRules } from '#routes/redirects.ts';
import { linkedPost, pagesOfPost, postLinks } from '#routes/related-posts.ts';
import { cityHead } from '#seo/heads/city.ts';
import { estimateHead } from '#seo/heads/estimate.ts';
import { faqHead } from '#seo/heads/faq.ts';
import { homeHead } from '#seo/heads/home.ts';
import { hubHead } from '#seo/heads/hub.ts';
import { postHead } from '#seo/heads/post.ts';
import { serviceFaqHead } from '#seo/heads/service-faq.ts';
import { serviceHead } from '#seo/heads/service.ts';
import { stainHead, stainsHead } from '#seo/heads/stain.ts';
import { tagHead } from '#seo/heads/tag.ts';
import { cityServiceFaqGroups } from '#shells/city-service-faq.ts';
import { neighborhoodFaqGroups } from '#shells/neighborhood-faq.ts';
import { placeGroups } from '#shells/place.ts';
import type { ShellGroup } from '#shells/shelled-pages.ts';
import { contactPage } from '#views/templates/contact-page.ts';
import { contactDetails, sharedSections } from '#views/templates/sections.ts';

/** What a page shows, as one text. Equal for two versions of a page that read the same. */
type Content = () => string;

/** The pages of a site by path. */
type Contents = ReadonlyMap<string, Content>;

/** The pages of a neighborhood, and what they are made from besides what all pages share. */
export interface PlaceContents {
  /** Its own page, and one per service. */
  readonly pages: Contents;
  /** Equal for two versions of a neighborhood whose pages can only differ by what all pages share. */
  readonly inputs: () => string;
}

/** What the pages of a site show. Nothing is rendered before it is asked for. */
export interface SiteContents {
  /** All pages but those of neighborhoods. */
  readonly pages: Contents;
  /** By address: '{city slug}/{neighborhood slug}'. */
  readonly places: ReadonlyMap<string, PlaceContents>;
  /** What the pages of all neighborhoods are made from. */
  readonly shared: () => string;
}

/** Header and footer are the same on every page, and no page shows when a row was changed, but a post's. */
const LEFT_OUT: ReadonlySet<string> = new Set(['frame', 'updatedAt']);

const text = (value: unknown): string =>
  JSON.stringify(value, (name, part: unknown) => (LEFT_OUT.has(name) ? undefined : part));

/** The content of a page that a build fills into a shell. */
const shelled =
  <Subject>({ shared, own }: Pick<ShellGroup<Subject>, 'shared' | 'own'>, subject: Subject): Content =>
  () =>
    text([shared, own(subject)]);

/** What a list of places or cities shows of each. */
const linked = (rows: readonly { readonly slug: string; readonly name: string }[]) =>
  rows.map(({ slug, name }) => [slug, name]);

/** What a list shows of a post. */
const listedPost = ({ slug, title, excerpt, coverImage, coverAlt, publishedAt }: Post) => [
  slug,
  title,
  excerpt,
  coverImage,
  coverAlt,
  publishedAt,
];

const listedService = ({ slug, displayName, description, profile }: Service) => [
  slug,
  displayName,
  profile?.shortDescription ?? description,
];

/** What an estimate shows: the services with their names, and the offers of the day. */
const estimated = ({ services, business: { offers } }: Model, day: string) => [
  services.map(listedService),
  offersOn(offers, day),
];

/** A list of cities with the links to their neighborhoods. */
const citiesWithPlaces = (model: Model, cities: readonly City[]) =>
  cities.map((city) => [city.slug, city.name, linked(placesOf(model, city.slug))]);

/** The pages that list rows of several tables. */
function listPages(site: Site): (readonly [string, Content])[] {
  const { model, day } = site;
  const { business, cities, neighborhoods, posts } = model;
  const services = faqServices(model);
  const sections = () => sharedSections(model, townOf(business.region), { path: PATHS.home });
  return [
    [PATHS.home, () => text([homeHead(site), surfacesWashed(model.services), estimated(model, day), sections()])],
    [PATHS.services, () => text([surfacesWashed(model.services), model.services.map(listedService)])],
    [
      PATHS.serviceAreas,
      () =>
        text([
          cities.map(({ slug, name, county, coordinates, profile }) => [slug, name, county, coordinates, profile]),
          neighborhoods.map(({ slug, name, citySlug, coordinates }) => [slug, name, citySlug, coordinates]),
          workWords(model.services),
        ]),
    ],
    [
      PATHS.faq,
      () =>
        text([
          faqHead(site),
          services.map(({ slug, name, displayName, description }) => [slug, name, displayName, description]),
          linked(listedCities(model)),
          coverage(model),
          extraQuestionSets(model),
        ]),
    ],
    [PATHS.blog, () => text([posts.map(listedPost), linked(indexableTags(posts)), workWords(model.services)])],
    [PATHS.contact, () => text(contactPage(site, null))],
    ...model.services.map((service) => [quotePath(service.slug), () => text(contactPage(site, service))] as const),
    ...(hasEstimate(model)
      ? [
          [
            PATHS.estimate,
            () => text([estimateHead(site), typicalJobs(model.services, business), estimated(model, day)]),
          ] as const,
        ]
      : []),
    [PATHS.beforeVisit, () => text([visitLists(model.services), workWords(model.services)])],
    [PATHS.terms, () => text(termsSections(business, model.services))],
  ];
}

function stainPages(site: Site): (readonly [string, Content])[] {
  const { model } = site;
  const { business, neighborhoods, services, stains } = model;
  const own = stains.map((stain): readonly [string, Content] => [
    stainPath(stain.slug),
    () => {
      const service = stainService(stain, services);
      return text([
        stainHead(site, stain),
        stain,
        service && [listedService(service), priceSentence(service.catalogueSlug, wordsOf(service).gerund, business)],
        stainPlaces(stain, neighborhoods).map(({ slug, name, citySlug, cityName }) => [slug, name, citySlug, cityName]),
        relatedStainLinks(stain, stains),
      ]);
    },
  ]);
  return stains.length === 0
    ? []
    : [[PATHS.stains, () => text([stainsHead(site), stains, workWords(services)])], ...own];
}

function postPages(site: Site, dataFolder: string): (readonly [string, Content])[] {
  const { model, origin } = site;
  const { rules } = redirectRules(readRedirects(join(dataFolder, 'redirects.json')), model);
  const targetOf = postLinkTarget(model, rules, origin);
  const tags = tagsOf(model.posts);
  const tagPages = tags.map(
    (tag) => [tagPath(tag.slug), () => text([tagHead(site, tag), tag.posts.map(listedPost)])] as const,
  );
  const own = model.posts.map((post): readonly [string, Content] => [
    postPath(post.slug),
    () =>
      text([
        postHead(site, post),
        post,
        postArticle(post, onSite, targetOf).value,
        pagesOfPost(linkedPost(post), model.business.region, model.services, model.neighborhoods),
        model.posts
          .filter((other) => other.slug !== post.slug)
          .slice(0, 3)
          .map(listedPost),
        linked(tags.filter((tag) => tag.posts.includes(post))),
      ]),
  ]);
  return [...own, ...tagPages];
}

function servicePages(site: Site): (readonly [string, Content])[] {
  const { model, day } = site;
  const { business, posts, questionSets } = model;
  const cities = faqCities(model);
  const own = model.services.map((service) => {
    const content = () =>
      text([
        serviceHead(site, service),
        listedService(service),
        servicePage(service, business),
        estimated(model, day),
        contactDetails(model),
        proofOf(model, { service }),
        serviceStainLinks(model.stains, service),
        shownQuestions(service, model),
        postLinks(posts.map(linkedPost), business.region, { service }),
        linked(service.inStore ? cities : []),
      ]);
    return [servicePath(service.slug), content] as const;
  });
  const sets = extraQuestionSets(model);
  const faqs = faqServices(model).map((service) => {
    const faq = { slug: service.slug, name: service.displayName, service };
    const siblings = sets.filter(({ serviceSlug }) => serviceSlug === service.catalogueSlug);
    const content = () =>
      text([
        serviceFaqHead(site, faq),
        serviceQuestions(service, questionSets, business),
        siblings,
        serviceStainLinks(model.stains, service),
        citiesWithPlaces(model, cities),
      ]);
    return [serviceFaqPath(service.slug), content] as const;
  });
  const extra = sets.flatMap(({ slug, serviceSlug }) => {
    const set = questionSets.find((candidate) => candidate.slug === slug);
    const service = faqServices(model).find(({ catalogueSlug }) => catalogueSlug === serviceSlug) ?? null;
    if (set === undefined) return [];
    const places = () => (service === null ? [] : citiesWithPlaces(model, cities));
    const content = () =>
      text([serviceFaqHead(site, { ...set, service }), service && listedService(service), places()]);
    return [[serviceFaqPath(slug), content] as const];
  });
  return [...own, ...faqs, ...extra];
}

function cityPages(site: Site): (readonly [string, Content])[] {
  const { model } = site;
  const services = faqServices(model);
  const own = model.cities.map((city) => {
    const places = placesOf(model, city.slug);
    const content = () =>
      text([
        cityHead(site, city),
        [city.name, city.county, city.profile],
        cityPortrait(city, places, model),
        cityYear(city, model.business.region),
        city.inStore ? services.map(({ slug, displayName }) => [slug, displayName]) : [],
        places.map(({ slug, name, characteristics }) => [slug, name, characteristics.slice(0, 3)]),
        sharedSections(model, cityAndState(city.name, city.slug), {
          path: cityPath(city.slug),
          proof: proofOf(model, { city: city.slug }),
        }),
      ]);
    return [cityPath(city.slug), content] as const;
  });
  const faqs = cityServiceFaqGroups(site).flatMap((group) =>
    group.subjects.map((city) => [group.path(city), shelled(group, city)] as const),
  );
  return [...own, ...faqs];
}

function hubPages(site: Site): (readonly [string, Content])[] {
  const { model } = site;
  const { cities, hubs, neighborhoods, services } = model;
  return hubs.map((hub) => {
    const content = () =>
      text([
        hubHead(site, hub),
        cities.some(({ slug }) => slug === hub.citySlug),
        linked(
          neighborhoods.filter(({ citySlug, name }) => citySlug === hub.citySlug && hub.neighborhoods.includes(name)),
        ),
        services.map(({ slug, displayName }) => [slug, displayName]),
        contactDetails(model),
        proofOf(model, { city: hub.citySlug }),
      ]);
    return [hubPath(hub.slug), content] as const;
  });
}

/** The pages of each neighborhood: its own, and those of the services about it. */
function placeContents(site: Site): Map<string, PlaceContents> {
  const { model } = site;
  const neighborsByPlace = neighborsOf(model.neighborhoods);
  const groups = [...placeGroups(site), ...neighborhoodFaqGroups(site)];
  const services = faqServices(model).map((service) => {
    const fitting = model.neighborhoods.filter((place) => fits(service, place));
    return { service, fitting, nearest: new NearestPlaces(fitting) };
  });
  const inputs = (place: Neighborhood): string => {
    // Where a service does not fit, its page leads to the nearest places that it fits.
    const elsewhere = services.map(({ service, fitting, nearest }) => {
      if (fits(service, place)) return [];
      if (place.coordinates === null) return fitting.slice(0, MAX_ELSEWHERE);
      return nearest.nearest(place.coordinates, MAX_ELSEWHERE, () => true);
    });
    // Of other places, links show the name and the address, and the map the position.
    const others = [neighborsByPlace.get(place), ...elsewhere].map((places) =>
      places.map(({ slug, name, preposition, citySlug, cityName, coordinates, jobs }) => [
        ...[slug, name, preposition, citySlug, cityName, coordinates],
        Object.keys(jobs),
      ]),
    );
    return hash('sha1', text([place, others]));
  };
  return new Map(
    model.neighborhoods.map((place) => [
      `${place.citySlug}/${place.slug}`,
      {
        pages: new Map(groups.map((group) => [group.path(place), shelled(group as ShellGroup, place)])),
        inputs: () => inputs(place),
      },
    ]),
  );
}

/** What the pages of a site show that visitors read: all but the staff area, the styleguide and error pages. */
export function siteContents(site: Site, dataFolder: string): SiteContents {
  const { cities, posts, services } = site.model;
  return {
    pages: new Map([
      ...listPages(site),
      ...postPages(site, dataFolder),
      ...servicePages(site),
      ...stainPages(site),
      ...cityPages(site),
      ...hubPages(site),
    ]),
    places: placeContents(site),
    shared: () => text([services, posts.map(linkedPost), cities.map(({ slug, name, sheets }) => [slug, name, sheets])]),
  };
}
