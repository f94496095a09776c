import type { Locator, Page } from 'playwright-core';
import type { PageWatch } from './page-watch.ts';

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
