import type { PriceFigure } from '#content/prices.ts';
import type { Crumb } from '#model/page.ts';
import { type RequestedPage, FAQ_MESSAGES, isLocationSegment } from '#routes/location.ts';

/** How a live page leads to a quote: a call to action below the article, or a price card beside it. */
export type WayToQuote =
  | {
      readonly kind: 'call';
      readonly title: string;
      /** What asking costs; null if the company promises nothing about it. */
      readonly text: string | null;
      readonly label: string;
      readonly phone: string | null;
    }
  | {
      readonly kind: 'card';
      readonly figure: PriceFigure;
      readonly points: readonly string[];
      readonly label: string;
      readonly phone: string | null;
    };

/** A page that is newer than the last build, ready to render. */
export interface LivePage {
  readonly kind: 'page';
  readonly title: string;
  readonly crumbs: readonly Crumb[];
  /** HTML of the <article>, and of the index of its questions if any. */
  readonly html: string;
  /** The layout class of an article with a second column; null for a single column. */
  readonly layout: 'faq-layout' | 'city-faq' | null;
  readonly quote: WayToQuote;
  /** HTML of the lists of related pages. */
  readonly related: string;
  /** URL of the page type's stylesheet besides the site's; null for none. */
  readonly sheet: string | null;
}

/** What the not-found page shows. */
export type View =
  | { readonly kind: 'general' }
  | { readonly kind: 'loading'; readonly text: 'Loading FAQ page...' | 'Loading...' }
  /** The 'FAQ Page Not Found' view with its message. */
  | { readonly kind: 'faq-error'; readonly message: string }
  | { readonly kind: 'service-error' }
  /** The store did not answer, so the post may or may not exist. */
  | { readonly kind: 'post-error' }
  /** The store did not answer, so the place may or may not exist. */
  | { readonly kind: 'place-error' }
  | { readonly kind: 'moved'; readonly to: string }
  | LivePage;

/** The 'FAQ Page Not Found' view. */
export const faqError = (message: string): View => ({ kind: 'faq-error', message });

const LOADING_FAQ: View = { kind: 'loading', text: 'Loading FAQ page...' };

/**
 * The view that follows from a path's form alone; 'loading' when it needs a look-up in the store or, without
 * one, in the data of the build. Without a store there are no posts or service FAQs beyond the built pages.
 */
export function initialView(requested: RequestedPage, hasStore: boolean): View {
  switch (requested.kind) {
    case 'service-faq':
      if (requested.service === '') return faqError(FAQ_MESSAGES.missing);
      return hasStore ? LOADING_FAQ : { kind: 'service-error' };
    case 'neighborhood-faq':
      if (requested.service === '' || requested.segment === '') return faqError(FAQ_MESSAGES.missing);
      return isLocationSegment(requested.segment) ? LOADING_FAQ : faqError(FAQ_MESSAGES.invalid);
    case 'place':
      return hasStore && requested.city !== '' && requested.place !== ''
        ? { kind: 'loading', text: 'Loading...' }
        : { kind: 'general' };
    case 'service':
      return { kind: 'service-error' };
    case 'city-service-faq':
      return requested.service === '' ? { kind: 'service-error' } : LOADING_FAQ;
    case 'post':
      return hasStore && requested.post !== '' ? { kind: 'loading', text: 'Loading...' } : { kind: 'general' };
    case 'edit-post':
    case 'other':
      return { kind: 'general' };
  }
}

/** The view after a look-up that failed or timed out. */
export function failureView({ kind }: RequestedPage): View {
  if (kind === 'post') return { kind: 'post-error' };
  return kind === 'place' ? { kind: 'place-error' } : faqError(FAQ_MESSAGES.failed);
}
