// Inlined into pages with the contact section, beside the page's own inline script: only their form gets an estimate
// before the visitor's first interaction. It must not load any file, and shares only types with the loaded chunks.
import type { EstimateEvent, EstimateFragment, EstimateKey } from '#model/estimate-handover.ts';

const ESTIMATE: EstimateKey = 'visit-estimate';
const ESTIMATE_EVENT: EstimateEvent = 'estimate';
const FRAGMENT: EstimateFragment = '#estimate=';

/** Puts an estimate into the message of the page's quote form, in place of an earlier one; other words stay. */
function fillIn(text: string): void {
  const message = document.querySelector<HTMLTextAreaElement>('.quote-form [name=message]');
  if (message === null) return;
  const [label] = text.split(':', 1);
  const others = message.value.split('\n').filter((line) => !line.startsWith(`${label}:`));
  message.value = [text, ...others].join('\n').trim();
  // Before hydration the event would load the form's script; hydration finds the words itself.
  if (message.closest('astro-island[data-hydrated=""]') !== null)
    message.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Puts the estimate that the visitor asks for into the quote form: of this page, from the page's address where nothing
 * can be stored, or from the visit's storage. Throws where storage is denied.
 */
function takeEstimate(): void {
  document.addEventListener(ESTIMATE_EVENT, (event) => {
    fillIn((event as CustomEvent<string>).detail);
  });
  if (location.hash.startsWith(FRAGMENT)) {
    fillIn(decodeURIComponent(location.hash.slice(FRAGMENT.length)));
    document.querySelector('.contact-form')?.scrollIntoView();
    return;
  }
  const stored = sessionStorage.getItem(ESTIMATE);
  if (stored !== null) fillIn(stored);
}

try {
  takeEstimate();
} catch {
  // Storage access is denied; the form works without it.
}
