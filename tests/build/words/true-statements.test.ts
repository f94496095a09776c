import { describe, expect, it } from 'vitest';
import { fits } from '#content/fit.ts';
import { countyName } from '#content/faq/neighborhood-intro.ts';
import { namesSeason } from '#content/season.ts';
import { someSentences } from '#content/sentences.ts';
import { wordsOf } from '#content/service-words.ts';
import { buildInput } from '#data/site.ts';
import { distanceMiles } from '#model/geography.ts';
import type { Neighborhood } from '#model/place.ts';
import { neighborhoodFaqPath, placePath } from '#routes/paths.ts';
import { builtPaths, pageHtml } from '#tests/support/built-site.ts';
import { EXTRA_FAQ_SLUGS, SERVICE_SLUGS } from '#tests/support/site-slugs.ts';

const { model } = buildInput();

/** A page's title, description and the visible text of its <main>, on one line. */
const textOf = (html: string): string =>
  html
    .replace(/<meta name="description" content="([^"]*)">/, '<title>$1</title>')
    .replace(/^[\s\S]*?(?=<main)/, (before) => (before.match(/<title>[^<]*/g) ?? []).join(' '))
    .replace(/<\/main>[\s\S]*$/, '')
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/\s+/g, ' ');

const built = builtPaths().map((path) => ({ path, text: textOf(pageHtml(path)) }));
const textByPath = new Map(built.map(({ path, text }) => [path, text]));

/** The paths of the pages that match `on` and contain a match of `says`. */
const pagesThatSay = (says: RegExp, on = /^/): string[] =>
  built.filter(({ path, text }) => on.test(path) && says.test(text)).map(({ path }) => path);

/** The built pages about a neighborhood: its own, and its FAQ page of each service. */
const pagesOf = (place: Neighborhood): { readonly path: string; readonly text: string }[] =>
  [
    placePath(place.citySlug, place.slug),
    ...model.services.map((service) => neighborhoodFaqPath(service.slug, place.citySlug, place.slug)),
  ].flatMap((path) => {
    const text = textByPath.get(path);
    return text === undefined ? [] : [{ path, text }];
  });

const pagesOfPlaces = (isFalse: (place: Neighborhood, text: string, path: string) => boolean): readonly string[] =>
  model.neighborhoods.flatMap((place) =>
    pagesOf(place)
      .filter(({ text, path }) => isFalse(place, text, path))
      .map(({ path }) => path),
  );

/** Services that are not part of the package of house and driveway. */
const OUTSIDE_PACKAGE =
  /\/(?:dock|gutter|commercial-property|roof|window|deck|gazebo|sidewalk|oil|outdoor|apartment)-?/;
const BUILDINGS = /\/(?:apartment-complex-soft-washing|commercial-property-cleaning)(?:\/|$)/;

/** A sentence in which a group of people books or calls, as a fact and not as advice. */
const CLIENTELE = new RegExp(
  String.raw`\b(?:owners|families|landlords|churches|trustees|retirees|commuters|managers|shopkeepers|offices|agencies|farmers|renters|staff|operators|boards|households|weekenders)\b` +
    String.raw`(?:(?! (?:can|may|who|should|must|do well)\b)[^.?]){0,60} (?:book|call|schedule visits|ask us)\b(?! (?:on|back|us back)\b)`,
  'i',
);

describe('no page says', () => {
  it.each<[string, RegExp, RegExp?]>([
    ['that the crew comes by on its way to other places', /we come by on the way/i],
    ['that the straight-line distance is one by road', /miles by road|Our drive about/i],
    ['the company’s lowest price for a roof', /starting at \$199|starts at \$199/i, /\/roof-washing(?:\/|$)/],
    ['the company’s lowest price for gutters', /starting at \$199|starts at \$199/i, /\/gutter-cleaning(?:\/|$)/],
    ['a house’s price for a building', /\$199-\$400/, BUILDINGS],
    ['the price of house and driveway on the page of another service', /\$399/, OUTSIDE_PACKAGE],
    ['who books, calls or asks', CLIENTELE, /^\/(?:faq|service-areas)\//],
    ['that algae has roots', /at the root/i],
    ['that the job is free', /the visit and the price are free/i],
    [
      'two numbers of reviews without what each counts',
      /^(?=.*65 Google reviews)(?=.*500\+ (?:5-star )?reviews)(?!.*in all)/,
    ],
  ])('%s', (_, says, on) => {
    expect(pagesThatSay(says, on)).toEqual([]);
  });
});

describe('every page about a neighborhood', () => {
  it('names the county that it lies in', () => {
    const wrong = pagesOfPlaces(
      (place, text, path) =>
        place.county !== null && !path.startsWith('/faq/') && !text.includes(countyName(place.county)),
    );
    expect(wrong).toEqual([]);
    const cityCounty = pagesOfPlaces((place, text) => {
      const city = model.cities.find(({ slug }) => slug === place.citySlug)?.county ?? null;
      const isElsewhere = city !== null && place.county !== null && !place.county.includes(city);
      return isElsewhere && text.includes(`County ${countyName(city)}`);
    });
    expect(cityCounty).toEqual([]);
  });

  it('promises no visit on the same day more than 25 miles from the base', () => {
    const far = (place: Neighborhood): boolean =>
      place.coordinates !== null && distanceMiles(model.business.base, place.coordinates) > 25;
    expect(pagesOfPlaces((place, text) => far(place) && text.includes('often the same day'))).toEqual([]);
  });

  it('does not deny the water that its facts name', () => {
    const denies = /\bNo (?:creek|river|lake|pond)[^.]{0,40}(?:touches|sits|lies|runs|near|beside)|too far off to wet/i;
    expect(pagesOfPlaces((_, text) => text.includes('Water close to the') && denies.test(text))).toEqual([]);
  });

  it('uses the preposition of its name', () => {
    const wrong = pagesOfPlaces(
      (place, text) => place.preposition !== 'in' && new RegExp(`\\bin ${place.name}(?! [A-Z])`).test(text),
    );
    expect(wrong).toEqual([]);
  });

  it('gives no best month in an answer beside a sheet that names its own', () => {
    const wrong = pagesOfPlaces((place, text, path) =>
      model.services.some(
        (service) =>
          path === neighborhoodFaqPath(service.slug, place.citySlug, place.slug) &&
          namesSeason(place.jobs[service.catalogueSlug]?.sheet ?? []) &&
          text.includes(someSentences(wordsOf(service).season, 1)),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('has an answer about the guarantee if the owner gives one', () => {
    const { guarantee } = model.business;
    const wrong = pagesOfPlaces(
      (_, text, path) => path.startsWith('/faq/') && (guarantee === null) === text.includes('What if I am not happy'),
    );
    expect(wrong).toEqual([]);
  });

  it('is indexed only if the service fits', () => {
    const wrong = model.neighborhoods.flatMap((place) =>
      model.services
        .filter((service) => !fits(service, place))
        .map((service) => neighborhoodFaqPath(service.slug, place.citySlug, place.slug))
        .filter((path) => textByPath.has(path) && !pageHtml(path).includes('<meta name="robots" content="noindex')),
    );
    expect(wrong).toEqual([]);
  });
});

it('only the pages of a service’s questions are marked up as FAQs', () => {
  const marked = built.map(({ path }) => path).filter((path) => /schema\.org\/FAQPage|"FAQPage"/.test(pageHtml(path)));
  expect(marked.sort()).toEqual([...SERVICE_SLUGS, ...EXTRA_FAQ_SLUGS].map((slug) => `/faq/${slug}`).sort());
});

describe('no page uses the idiom', () => {
  it.each([
    /carry a travel fee/i,
    /which season suits/i,
    /\bautumn\b/i,
    /move the figure/i,
    /other work has its own weeks/i,
    /that goes for/i,
    /and the local parks/i,
    /how does wood outdoors fare/i,
    /\bwhereas\b/i,
    /, yet\b|\. Yet\b/,
    /19 questions/i,
  ])('%s', (idiom) => {
    expect(pagesThatSay(idiom)).toEqual([]);
  });
});
