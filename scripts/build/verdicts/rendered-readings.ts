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
export interface RenderedReading extends TitledPage {
  /** The hash of its own words. */
  readonly words: string;
  /** What is compared with other pages; null if the page is not about a place. */
  readonly fingerprint: PageFingerprint | null;
}

/** Reads a page that Astro rendered. */
export function readRendered({ html, ...page }: RenderedPage, services: readonly ServiceTerms[]): RenderedReading {
  const about = placePage(page.path);
  const text = about === null ? null : readPlaceText(page.path, html);
  const service = services.find(({ slug }) => slug === about?.service);
  return {
    ...page,
    words: wordsHash(wordsText(readOwnWords(html))),
    fingerprint: text === null ? null : fingerprint(text, service, false),
  };
}
