import type { Locator, Page } from 'playwright-core';
import { buildInput } from '#data/site.ts';
import { findPlaces } from '#features/finder/find-places.ts';
import { type Place, placeList, placesIn } from '#routes/place-list.ts';
import { EXAMPLE_PATHS, EXAMPLE_ROWS } from './example-rows.ts';
import type { PageWatch } from './page-watch.ts';

const PLACES = placesIn(placeList(buildInput().model));

/** The places that the finder lists for a text, at most six, best first. */
export const found = (text: string): Place[] => findPlaces(PLACES, text, 6);

/** A text as a visitor begins to type it: in lower case, without its last letter. */
export const beginning = (name: string): string => name.toLowerCase().slice(0, -1);

const { city, place } = EXAMPLE_ROWS;
const placeOf = (path: string): Place => PLACES.find((one) => one.path === path)!;

/** The example neighborhood, and what finds it: its name and its city's. */
export const PLACE = {
  ...placeOf(EXAMPLE_PATHS.place),
  text: `${place.name} ${placeOf(EXAMPLE_PATHS.place).city ?? ''}`,
};

/** The example city, which has neighborhoods. */
export const CITY = { ...placeOf(EXAMPLE_PATHS.city), text: city.name.toLowerCase() };

/** A word that finds places, the same in a URL. */
export const TYPED = place.slug.split('-')[0]!;

/** The label of the finder's field. */
export const LABEL = 'Find your ZIP code, city or neighborhood';

export const main = (page: Page): Locator => page.getByRole('main');
/** The field, native or hydrated. */
export const field = (page: Page): Locator => main(page).getByLabel(LABEL);
/** The field after hydration. */
export const combobox = (page: Page): Locator => main(page).getByRole('combobox', { name: LABEL });
/** The places offered. */
export const options = (page: Page): Locator => main(page).getByRole('option');
/** The live region that announces the results. */
export const status = (page: Page): Locator => main(page).getByRole('status');
/** The submit button. */
export const go = (page: Page): Locator => main(page).getByRole('button', { name: 'Go', exact: true });

/** A page's problems except requests that navigation aborted. */
export const withoutAbortedRequests = ({ problems }: PageWatch): string[] =>
  problems.filter((line) => !line.startsWith('failed: '));

/** Waits for an announcement. */
export const waitForStatus = (page: Page, text: string): Promise<void> => status(page).getByText(text).waitFor();
