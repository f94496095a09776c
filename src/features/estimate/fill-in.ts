// Puts an estimate into the page's quote form. A page with the form loads this only when an estimate waits for it.
import type { EstimateFragment, EstimateKey } from '#model/estimate-handover.ts';

const ESTIMATE: EstimateKey = 'visit-estimate';
const FRAGMENT: EstimateFragment = '#estimate=';

/** What the page's entry in the browser's history knows: the estimate that its form has taken. */
interface EntryState {
  readonly estimate?: string;
}

/** The serviceType of the last estimate on this page, which the next one may replace. */
let taken = '';

const messageField = (): HTMLTextAreaElement | null =>
  document.querySelector<HTMLTextAreaElement>('.quote-form [name=message]');

/** Tells a hydrated form of a change. Before, the event would load its script; hydration finds the words itself. */
function announce(field: HTMLElement, event: 'input' | 'change'): void {
  if (field.closest('astro-island[data-hydrated=""]') !== null)
    field.dispatchEvent(new Event(event, { bubbles: true }));
}

/** Chooses the serviceType, unless the visitor has chosen another, or the page has and it keeps its own. */
function choose(type: string, keepsOwn: boolean): void {
  const select = document.querySelector<HTMLSelectElement>('.quote-form [name=serviceType]');
  const [chosen] = select?.selectedOptions ?? [];
  if (select === null || ![...select.options].some(({ value }) => value === type)) return;
  const isOpen = select.value === '' || select.value === taken || (!keepsOwn && chosen?.defaultSelected === true);
  if (!isOpen) return;
  taken = type;
  select.value = type;
  announce(select, 'change');
}

/**
 * Puts an estimate into the page's quote form: its line into the message, in place of an earlier one, and its service
 * into the choice of services. Other words of the message stay.
 */
export function fillIn(estimate: string, keepsOwn = false): void {
  const message = messageField();
  if (message === null) return;
  const [text = '', type = ''] = estimate.split('\n');
  if (type !== '') choose(type, keepsOwn);
  const [label] = text.split(':', 1);
  const others = message.value.split('\n').filter((line) => !line.startsWith(`${label}:`));
  message.value = [text, ...others].join('\n').trim();
  announce(message, 'input');
}

/**
 * Puts an estimate into the form once. A browser that builds the page anew brings the message back as the visitor left
 * it, who may have changed the estimate's line or taken it out.
 */
function fillInOnce(estimate: string, keepsOwn: boolean): void {
  const entry = history.state as EntryState | null;
  if (entry?.estimate === estimate && messageField()?.value !== '') return;
  fillIn(estimate, keepsOwn);
  history.replaceState({ ...entry, estimate } satisfies EntryState, '');
}

/**
 * Puts the estimate of an earlier page into the quote form: from the address where nothing can be stored, or from the
 * visit's storage. Throws where storage is denied.
 */
export function fillInWaiting(): void {
  if (location.hash.startsWith(FRAGMENT)) {
    fillInOnce(decodeURIComponent(location.hash.slice(FRAGMENT.length)), false);
    document.querySelector('.contact-form')?.scrollIntoView();
    return;
  }
  const stored = sessionStorage.getItem(ESTIMATE);
  // The visitor may have gone on to another service, whose page has chosen it.
  if (stored !== null) fillInOnce(stored, true);
}
