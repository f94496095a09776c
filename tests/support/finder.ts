import type { Locator, Page } from 'playwright-core';
import type { PageWatch } from './page-watch.ts';

/** What the finder's field is called. */
export const LABEL = 'Find your ZIP code, city or neighborhood';

export const main = (page: Page): Locator => page.getByRole('main');
/** The field as it stands in the HTML, or hydrated. */
export const field = (page: Page): Locator => main(page).getByLabel(LABEL);
/** The field once it offers places. */
export const combobox = (page: Page): Locator => main(page).getByRole('combobox', { name: LABEL });
/** The places offered. */
export const options = (page: Page): Locator => main(page).getByRole('option');
/** What is told about the search. */
export const status = (page: Page): Locator => main(page).getByRole('status');
/** The button that sends the text. */
export const go = (page: Page): Locator => main(page).getByRole('button', { name: 'Go', exact: true });

/** A page's problems without the requests that leaving it cut off. */
export const withoutAbortedRequests = ({ problems }: PageWatch): string[] =>
  problems.filter((line) => !line.startsWith('failed: '));

/** Waits for an announcement. */
export const untilSaid = (page: Page, words: string): Promise<void> => status(page).getByText(words).waitFor();
