import type { City } from '#model/place.ts';
import type { LiveCity, LiveData } from '#model/live-data.ts';
import type { Service } from '#model/service.ts';
import { SLUG } from '#model/page.ts';
import { type RequestedPage, FAQ_MESSAGES, matchPlace, slugsEnding } from '#routes/location.ts';
import { liveCityPath, neighborhoodFaqPath, PATHS, placeSegment, serviceFaqPath } from '#routes/paths.ts';
import { neighborsAmong } from '#routes/neighbors.ts';
import { toCity, toNeighborhood, toService } from '#model/rows/reshape.ts';
import { cityServicePage, neighborhoodPage, servicePage } from './pages.ts';
import type { LiveStore } from './store.ts';
import { faqError, type View } from './view.ts';

/** What a look-up of questions draws on. */
export interface Sources {
  readonly store: LiveStore;
  /** Reads one of the site's own JSON files; rejects when it does not come. */
  readonly readFile: (path: string) => Promise<unknown>;
}

type Of<K extends RequestedPage['kind']> = Extract<RequestedPage, { kind: K }>;

const ifSlug = async <T>(slug: string, ask: (slug: string) => Promise<T | null>): Promise<T | null> =>
  SLUG.test(slug) ? await ask(slug) : null;

/** The service of a slug, its row joined with what the repository knows of it; null where the store has none. */
async function serviceOf(slug: string, store: LiveStore, data: Promise<LiveData>): Promise<Service | null> {
  const [row, { services }] = await Promise.all([ifSlug(slug, store.service), data]);
  return row && toService(row, services.find((service) => service.slug === slug)?.profile ?? null);
}

/** What the repository knows of a city and its places. */
async function knownOf(citySlug: string, { cities }: LiveData, readFile: Sources['readFile']): Promise<LiveCity> {
  const isKnown = cities.some((city) => city.slug === citySlug);
  return isKnown ? ((await readFile(liveCityPath(citySlug))) as LiveCity) : { profile: null, notes: {} };
}

async function serviceFaqView({ service: slug }: Of<'service-faq'>, { store, readFile }: Sources): Promise<View> {
  const live = readFile(PATHS.live) as Promise<LiveData>;
  const service = await serviceOf(slug, store, live);
  return service === null ? { kind: 'service-error' } : servicePage(service, await live);
}

async function neighborhoodView(asked: Of<'neighborhood-faq'>, { store, readFile }: Sources): Promise<View> {
  const live = readFile(PATHS.live) as Promise<LiveData>;
  const slugs = slugsEnding(asked.segment);
  const [service, places, data] = await Promise.all([
    serviceOf(asked.service, store, live),
    slugs.length === 0 ? [] : store.placesCalled(slugs),
    live,
  ]);
  if (service === null) return faqError(FAQ_MESSAGES.failed);
  const found = matchPlace(
    asked.segment,
    places.map(({ row, city }) => ({ slug: row.slug, citySlug: city.slug, row, city })),
  );
  if (found === null) return faqError(FAQ_MESSAGES.noLocation);
  const { row, city: cityRow } = found;
  if (asked.segment !== placeSegment(cityRow.slug, row.slug))
    return { kind: 'moved', to: neighborhoodFaqPath(service.slug, cityRow.slug, row.slug) };
  const [around, known] = await Promise.all([store.placesAround(row), knownOf(cityRow.slug, data, readFile)]);
  const place = toNeighborhood(row, toCity(cityRow, known.profile), known.notes[row.slug] ?? null);
  return neighborhoodPage(service, place, neighborsAmong(place, around), data);
}

async function cityView(asked: Of<'city-service-faq'>, { store, readFile }: Sources): Promise<View> {
  const live = readFile(PATHS.live) as Promise<LiveData>;
  const [service, row, data] = await Promise.all([
    serviceOf(asked.service, store, live),
    ifSlug(asked.city, store.city),
    live,
  ]);
  if (service === null) return { kind: 'service-error' };
  if (row === null) {
    // The catalogue knows it and the store does not: the service's questions answer for it.
    if (data.cities.some((city) => city.slug === asked.city))
      return { kind: 'moved', to: serviceFaqPath(service.slug) };
    return cityServicePage(service, null, [], data);
  }
  const [places, known] = await Promise.all([store.placesOf(row), knownOf(row.slug, data, readFile)]);
  const city: City = toCity(row, known.profile);
  const neighborhoods = places.map((place) => toNeighborhood(place, city, known.notes[place.slug] ?? null));
  return cityServicePage(service, city, neighborhoods, data);
}

/**
 * What a path of questions shows whose page is newer than the build, asked of the store; the same words as the page that
 * the next build will write. Rejects when the store or a file of the site cannot be read.
 */
export function viewOfNewer(
  asked: Of<'service-faq' | 'neighborhood-faq' | 'city-service-faq'>,
  sources: Sources,
): Promise<View> {
  switch (asked.kind) {
    case 'service-faq':
      return serviceFaqView(asked, sources);
    case 'neighborhood-faq':
      return neighborhoodView(asked, sources);
    case 'city-service-faq':
      return cityView(asked, sources);
  }
}
