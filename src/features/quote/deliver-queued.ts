// The chunk that the page's inline script loads when a lead is queued (visit.ts).
import { DELIVERY } from './delivery.ts';
import { plainText, type Lead } from './lead.ts';
import { clearQueuedFlag } from './outbox.ts';
import { countQueued, deliverOnPageView, discardLead, type OutboxReport } from './sender.ts';
import type { DeliveryChunk } from './visit.ts';

const NOTICE_ID = 'quote-overdue';

/**
 * The pauses before an open page tries again, milliseconds; the last one repeats. Not every outage ends with an
 * `online` event, and the visitor may not open another page.
 */
const PAUSES_MS = [15_000, 30_000, 60_000, 120_000, 300_000] as const;

/** Creates an element with text in it. Nothing that a visitor typed is ever parsed as HTML. */
function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = ''): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  created.textContent = text;
  return created;
}

function button(label: string, onClick: (clicked: HTMLButtonElement) => void): HTMLButtonElement {
  const created = element('button', label);
  created.type = 'button';
  created.className = 'button';
  created.addEventListener('click', () => {
    onClick(created);
  });
  return created;
}

/** What to do instead: call the phone number of the header, if it has one, or something else. */
function advice(otherwise: string): (Node | string)[] {
  const link = document.querySelector<HTMLAnchorElement>('a.header-call');
  if (link === null) return [`Please ${otherwise}.`];
  const call = element('a', link.textContent.trim());
  call.href = link.href;
  return ['Please call ', call, ` or ${otherwise}.`];
}

/** Writes a text field's words to the clipboard. */
const copyButton = (words: HTMLTextAreaElement): HTMLButtonElement =>
  button('Copy', (copy) => {
    words.select();
    navigator.clipboard.writeText(words.value).then(
      () => {
        copy.textContent = 'Copied';
      },
      () => {
        // The browser does not let pages write to the clipboard. The words are selected.
        words.focus();
        copy.textContent = 'Please copy the text above';
      },
    );
  });

/**
 * A button that puts what was typed into `place`, selected. The words are not in the page before: after a week
 * somebody else may be using this browser.
 */
const wordsOnRequest = (leads: readonly Lead[], place: HTMLElement): HTMLButtonElement =>
  button('Show what was typed', (show) => {
    const words = element('textarea');
    words.readOnly = true;
    words.rows = 4;
    words.setAttribute('aria-label', 'Your request');
    words.value = leads.map(plainText).join('\n\n');
    place.append(words);
    words.focus();
    words.select();
    // Outside a secure context there is no clipboard to write to.
    if ('clipboard' in navigator) show.replaceWith(copyButton(words));
    else show.remove();
  });

/** What happened to the leads, and what to do about it. */
function message({ overdue, expired, belated }: OutboxReport): (Node | string)[] {
  const arrived =
    'Good news: the quote request that did not go through earlier has reached us. No need to send it again. ';
  const deleted = 'A quote request could not be delivered from this browser for 30 days and has been deleted. ';
  return [
    ...(belated === 0 ? [] : [arrived]),
    ...(expired === 0 ? [] : [deleted]),
    ...(overdue.length > 0
      ? ['We could not deliver your quote request. ', ...advice('send us what you typed yourself')]
      : expired > 0
        ? advice('send it again')
        : []),
  ];
}

/**
 * Tells the visitor about undelivered leads, with the number to call and, on request, the words to copy, and about one
 * that was delivered after an error. Shown once a page, and not for none; stays until it is dismissed.
 */
function showNotice(report: OutboxReport, onDismiss: () => Promise<void>): void {
  const { overdue, expired, belated } = report;
  const missing = overdue.length + expired;
  if (missing + belated === 0 || document.getElementById(NOTICE_ID) !== null) return;
  const notice = element('section');
  notice.id = NOTICE_ID;
  notice.className = 'overdue-notice';
  notice.setAttribute('aria-label', `A quote request that was ${missing > 0 ? 'not ' : ''}delivered`);

  const text = element('p');
  text.setAttribute('role', missing > 0 ? 'alert' : 'status');
  text.append(...message(report));

  const words = element('div');
  const actions = element('p');
  actions.className = 'actions';
  if (overdue.length > 0) actions.append(wordsOnRequest(overdue, words));
  actions.append(
    button(overdue.length > 0 ? 'Do not send it any more' : 'Close', () => {
      notice.remove();
      void onDismiss();
    }),
  );
  notice.append(text, words, actions);
  document.body.append(notice);
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Tries to deliver the queued leads, now and after pauses until none waits. `tries` were made without success. */
async function attempt(tries: number): Promise<void> {
  clearTimeout(timer);
  try {
    const report = await deliverOnPageView(DELIVERY ?? undefined);
    if (report.waiting > 0) {
      const pause = PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)];
      timer = setTimeout(() => void attempt(tries + 1), pause);
    }
    showNotice(report, async () => {
      try {
        await Promise.all(report.overdue.map(discardLead));
        await clearQueuedFlag(countQueued);
      } catch {
        // They stay in the outbox, and the next page view tells about them again.
      }
    });
  } catch {
    // The outbox cannot be read at the moment; the next page view tries again.
  }
  await clearQueuedFlag(countQueued);
}

/** Tries to deliver the queued leads and tells the visitor what became of them. Never rejects. */
export const deliver: DeliveryChunk['deliver'] = () => attempt(0);
