// The chunk that the page's inline script loads when a lead is queued (visit.ts).
import { PUBLIC_QUOTE_WEBHOOK_URL } from 'astro:env/client';
import { plainText, type Lead } from './lead.ts';
import { clearQueuedFlag } from './outbox.ts';
import { countQueued, deliverOnPageView, discardLead } from './sender.ts';
import type { DeliveryChunk } from './visit.ts';

const NOTICE_ID = 'quote-overdue';

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

/** What to do instead, with the phone number of the header if there is one. */
function otherWays(): (Node | string)[] {
  const link = document.querySelector<HTMLAnchorElement>('a.header-call');
  if (link === null) return ['Please send us these words yourself:'];
  const call = element('a', link.textContent.trim());
  call.href = link.href;
  return ['Please call ', call, ' or send us these words yourself:'];
}

/**
 * Shows that requests were not delivered, with the number to call and the requests as text to copy. Shown
 * once a page, and not for an empty list; stays until it is dismissed.
 */
function showNotice(leads: readonly Lead[], onDismiss: () => Promise<void>): void {
  if (leads.length === 0 || document.getElementById(NOTICE_ID) !== null) return;
  const notice = element('section');
  notice.id = NOTICE_ID;
  notice.className = 'overdue-notice';
  notice.setAttribute('aria-label', 'A quote request that was not delivered');

  const message = element('p', 'We could not deliver your quote request. ');
  message.setAttribute('role', 'alert');
  message.append(...otherWays());

  const requests = element('textarea');
  requests.readOnly = true;
  requests.rows = 4;
  requests.setAttribute('aria-label', 'Your request');
  requests.value = leads.map(plainText).join('\n\n');

  const actions = element('p');
  actions.className = 'actions';
  actions.append(
    button('Copy', (copy) => {
      requests.select();
      void navigator.clipboard.writeText(requests.value).then(() => {
        copy.textContent = 'Copied';
      });
    }),
    button('Do not send it any more', () => {
      notice.remove();
      void onDismiss();
    }),
  );
  notice.append(message, requests, actions);
  document.body.append(notice);
}

/**
 * Tries to deliver the queued leads and shows the visitor those that have been queued for too long. Never
 * rejects.
 */
export const deliver: DeliveryChunk['deliver'] = async () => {
  try {
    const overdue = await deliverOnPageView(PUBLIC_QUOTE_WEBHOOK_URL);
    showNotice(overdue, async () => {
      await Promise.all(overdue.map(discardLead));
      await clearQueuedFlag(countQueued);
    });
  } catch {
    // The outbox cannot be read at the moment; the next page view tries again.
  }
  await clearQueuedFlag(countQueued);
};
