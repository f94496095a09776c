import { type Lead, plainText } from './lead.ts';

const ID = 'quote-overdue';

/** An element with text in it; nothing a visitor typed is ever read as HTML. */
function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = ''): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

function button(label: string, press: (pressed: HTMLButtonElement) => void): HTMLButtonElement {
  const made = element('button', label);
  made.type = 'button';
  made.className = 'button';
  made.addEventListener('click', () => {
    press(made);
  });
  return made;
}

/** The number to call, as the header has it. */
function callLink(): HTMLElement {
  const link = document.querySelector<HTMLAnchorElement>('a.header-call');
  const made = element('a', link?.textContent.trim());
  made.href = link?.href ?? '';
  return made;
}

/**
 * Tells the visitor that requests were not delivered, with the number to call and their words to copy. It stays until
 * `dismiss`ed; shown once a page. Nothing is shown for no request.
 */
export function showNotice(leads: readonly Lead[], dismiss: () => Promise<void>): void {
  if (leads.length === 0 || document.getElementById(ID) !== null) return;
  const notice = element('section');
  notice.id = ID;
  notice.className = 'overdue-notice';
  notice.setAttribute('aria-label', 'A quote request that was not delivered');

  const message = element('p', 'We could not deliver your quote request. Please call ');
  message.setAttribute('role', 'alert');
  message.append(callLink(), ' or send us these words yourself:');

  const words = element('textarea');
  words.readOnly = true;
  words.rows = 4;
  words.setAttribute('aria-label', 'Your request');
  words.value = leads.map(plainText).join('\n\n');

  const actions = element('p');
  actions.className = 'actions';
  actions.append(
    button('Copy', (copy) => {
      words.select();
      void navigator.clipboard.writeText(words.value).then(() => {
        copy.textContent = 'Copied';
      });
    }),
    button('Do not send it any more', () => {
      notice.remove();
      void dismiss();
    }),
  );
  notice.append(message, words, actions);
  document.body.append(notice);
}
