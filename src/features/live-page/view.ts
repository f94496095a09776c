import type { PriceFigure } from '#content/prices.ts';
import type { Crumb } from '#model/page.ts';
import { type RequestedPage, FAQ_MESSAGES, isLocationSegment } from '#routes/location.ts';

/** The way to a quote: a call to action below a live page's article, or a card with the price beside it. Without a phone it has a button alone. */
export type WayToQuote =
  | { readonly kind: 'call'; readonly title: string; readonly label: string; readonly phone: string | null }
  | { readonly kind: 'card'; readonly figure: PriceFigure; readonly points: readonly string[]; readonly phone: string };

/** A page that is newer than the last build, ready to be shown. */
export interface LivePage {
  readonly kind: 'page';
  readonly title: string;
  readonly crumbs: readonly Crumb[];
  /** HTML of the <article>, and of the index beside it where there is one. */
  readonly html: string;
  /** The class that lays out the article and what stands beside it; null where nothing does. */
  readonly layout: 'faq-layout' | 'city-faq' | null;
  readonly quote: WayToQuote;
  /** HTML of the lists of related pages. */
  readonly related: string;
  /** Address of the stylesheet that this kind of page has besides the site's. */
  readonly sheet: string | null;
}

/** What the not-found page shows. */
export type View =
  | { readonly kind: 'general' }
  | { readonly kind: 'loading'; readonly says: 'Loading FAQ page...' | 'Loading...' }
  /** The 'FAQ Page Not Found' view with its message. */
  | { readonly kind: 'faq-error'; readonly message: string }
  | { readonly kind: 'service-error' }
  /** A post may well be there, but the store did not answer. */
  | { readonly kind: 'post-error' }
  | { readonly kind: 'moved'; readonly to: string }
  | LivePage;

/** The 'FAQ Page Not Found' view. */
export const faqError = (message: string): View => ({ kind: 'faq-error', message });

const LOADING_FAQ: View = { kind: 'loading', says: 'Loading FAQ page...' };

/**
 * What can be said from the path's form alone; 'loading' where somebody must be asked: the store, or without one what
 * the build knew. Of posts and of questions of one service the build knows no more than its pages.
 */
export function viewOfForm(asked: RequestedPage, hasStore: boolean): View {
  switch (asked.kind) {
    case 'service-faq':
      if (asked.service === '') return faqError(FAQ_MESSAGES.missing);
      return hasStore ? LOADING_FAQ : { kind: 'service-error' };
    case 'neighborhood-faq':
      if (asked.service === '' || asked.segment === '') return faqError(FAQ_MESSAGES.missing);
      return isLocationSegment(asked.segment) ? LOADING_FAQ : faqError(FAQ_MESSAGES.invalid);
    case 'service':
      return { kind: 'service-error' };
    case 'city-service-faq':
      return asked.service === '' ? { kind: 'service-error' } : LOADING_FAQ;
    case 'post':
      return hasStore && asked.post !== '' ? { kind: 'loading', says: 'Loading...' } : { kind: 'general' };
    case 'edit-post':
    case 'other':
      return { kind: 'general' };
  }
}

/** What is shown when nothing could be learnt: nobody answered, in time or at all. */
export const viewOfFailure = (asked: RequestedPage): View =>
  asked.kind === 'post' ? { kind: 'post-error' } : faqError(FAQ_MESSAGES.failed);
