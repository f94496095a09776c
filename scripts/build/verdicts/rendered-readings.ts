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

/** What a build reads from the HTML of a page that Astro rendered. */
export interface HtmlReading {
  /** The hash of its own words. */
  readonly words: string;
  /** What is compared with other pages; null if the page is not about a place. */
  readonly fingerprint: PageFingerprint | null;
}

/** What a build knows of a page that Astro rendered. */
export type RenderedReading = TitledPage & HtmlReading;

/** Reads the HTML of a page that Astro rendered. */
export function readHtml(path: string, html: string, services: readonly ServiceTerms[]): HtmlReading {
  const about = placePage(path);
  const text = about === null ? null : readPlaceText(path, html);
  const service = services.find(({ slug }) => slug === about?.service);
  return {
    words: wordsHash(wordsText(readOwnWords(html))),
    fingerprint: text === null ? null : fingerprint(text, service, false),
  };
}
