import { fingerprint, type PageFingerprint } from '#scripts/audit/uniqueness/fingerprint.ts';
import { placePage, readPlaceText } from '#scripts/audit/uniqueness/place-page.ts';
import type { ServiceTerms } from '#scripts/audit/uniqueness/subjects.ts';
import { wordsHash } from '#scripts/build/ledger/ledger.ts';
import { readOwnWords, wordsText } from '#scripts/build/ledger/own-words.ts';
import type { TitledPage } from './shared-titles.ts';

/** A page that Astro rendered. */
export interface RenderedPage extends TitledPage {
  readonly html: string;
}

/** What is compared of a page that Astro rendered. */
export interface ComparedPage extends TitledPage {
  /** Null if the page is not about a place. */
  readonly fingerprint: PageFingerprint | null;
}

/** Reads what is compared from the HTML of a page that Astro rendered; null if it is not about a place. */
export function readFingerprint(
  { path, html }: Pick<RenderedPage, 'path' | 'html'>,
  services: readonly ServiceTerms[],
): PageFingerprint | null {
  const about = placePage(path);
  const text = about === null ? null : readPlaceText(path, html);
  const service = services.find(({ slug }) => slug === about?.service);
  return text === null ? null : fingerprint(text, service, false);
}

/** The hash of a page's own words, from its HTML. */
export const readWords = ({ html }: Pick<RenderedPage, 'html'>): string => wordsHash(wordsText(readOwnWords(html)));
