import type { Command, EditorState } from '@milkdown/prose/state';
import { textSelection } from './commands.ts';

/** The result of checking a typed address: the href to use, or a sentence that says what is wrong. */
export type LinkAddress = { readonly href: string } | { readonly issue: string };

const EMAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const PHONE = /^\+?[\d\s().-]{7,20}$/;
const DOMAIN = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:[:/?#]\S*)?$/u;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;
// eslint-disable-next-line no-control-regex -- Browsers strip these characters from addresses.
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060\ufeff]/;

const ACCEPTED = 'Use a web address (https://…), an email address, a phone number, or a page of this site (/contact).';

/** Adds the country code to a ten-digit US number, which phones abroad need. */
function telephone(typed: string): string {
  const digits = typed.replace(/[^\d+]/g, '');
  return `tel:${/^\d{10}$/.test(digits) ? `+1${digits}` : digits}`;
}

/**
 * Checks a typed link address: http, https, mailto, tel, a path of this site or a fragment. Completes bare
 * email addresses, phone numbers and domains.
 */
export function parseLinkAddress(typed: string): LinkAddress {
  const text = typed.trim();
  if (text === '') return { issue: 'Enter an address.' };
  if (/\s/.test(text) && !PHONE.test(text) && !/^tel:/i.test(text)) return { issue: 'An address has no spaces.' };
  if (INVISIBLE.test(text) || text.includes('\\') || text.startsWith('//')) return { issue: ACCEPTED };
  if (/^[/#]/.test(text)) return { href: text };
  if (EMAIL.test(text)) return { href: `mailto:${text}` };
  if (PHONE.test(text)) return { href: telephone(text) };
  if (/^tel:/i.test(text)) return PHONE.test(text.slice(4)) ? { href: telephone(text.slice(4)) } : { issue: ACCEPTED };
  if (/^mailto:/i.test(text))
    return EMAIL.test(text.slice(7).split('?')[0] ?? '') ? { href: text } : { issue: ACCEPTED };
  if (/^https?:\/\//i.test(text)) return URL.canParse(text) ? { href: text } : { issue: ACCEPTED };
  // 'example.com:8080' looks like a scheme too.
  if (DOMAIN.test(text) && URL.canParse(`https://${text}`)) return { href: `https://${text}` };
  return { issue: SCHEME.test(text) ? `${ACCEPTED} Other kinds of addresses do not work on the page.` : ACCEPTED };
}

/** Whether a link in pasted or loaded text is allowed as it is. */
export function isAllowedHref(href: string): boolean {
  const found = parseLinkAddress(href);
  return 'href' in found && found.href === href;
}

/** The link that the selection starts in, or the range and text of a new one. */
export interface LinkAtCursor {
  readonly href: string;
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** Whether it is a link already. */
  readonly isLink: boolean;
}

/** The complete link around the cursor, or the selection as the range of a new link. */
export function linkAtCursor(state: EditorState): LinkAtCursor {
  const { $from, from, to } = textSelection(state);
  const type = state.schema.marks['link']!;
  const { parent, parentOffset } = $from;
  const at = parent.childAfter(parentOffset).node ?? parent.childBefore(parentOffset).node;
  const before = parent.childBefore(parentOffset).node;
  const mark = type.isInSet(at?.marks ?? []) ?? type.isInSet(before?.marks ?? []);
  if (mark === undefined) return { href: '', text: state.doc.textBetween(from, to, ' '), from, to, isLink: false };
  let start = $from.start();
  let end = start;
  let found = false;
  parent.forEach((node, offset) => {
    const nodeStart = $from.start() + offset;
    if (!mark.isInSet(node.marks)) {
      if (!found) start = nodeStart + node.nodeSize;
      return;
    }
    if (nodeStart <= from && from <= nodeStart + node.nodeSize) found = true;
    if (found || nodeStart <= from) end = nodeStart + node.nodeSize;
  });
  return {
    href: mark.attrs['href'] as string,
    text: state.doc.textBetween(start, end, ' '),
    from: start,
    to: end,
    isLink: true,
  };
}

/** Links a range to an address; inserts the text where nothing was selected. */
export const setLink =
  ({ from, to, text: before }: LinkAtCursor, href: string, text: string): Command =>
  (state, dispatch) => {
    const type = state.schema.marks['link']!;
    const { tr } = state;
    let end = to;
    if (text !== before) {
      const marks = type.removeFromSet(tr.doc.resolve(from).marks());
      tr.replaceWith(from, to, state.schema.text(text, marks));
      end = from + text.length;
    }
    tr.removeMark(from, end, type).addMark(from, end, type.create({ href }));
    tr.removeStoredMark(type);
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** Removes a link and keeps its text. */
export const removeLink =
  ({ from, to }: LinkAtCursor): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.removeMark(from, to, state.schema.marks['link']));
    return true;
  };
