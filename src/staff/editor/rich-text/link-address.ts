/** What somebody typed as a link's address: the address as it is written, or a sentence that says what is wrong. */
export type LinkAddress = { readonly href: string } | { readonly issue: string };

const EMAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const PHONE = /^\+?[\d\s().-]{7,20}$/;
const DOMAIN = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:[:/?#]\S*)?$/u;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;
// eslint-disable-next-line no-control-regex -- Browsers leave these out when they read an address.
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060\ufeff]/;

const FAULT = 'Use a web address (https://…), an email address, a phone number, or a page of this site (/contact).';

/** A US number without its country, as people write it, gets the country: phones abroad need it. */
function telephone(typed: string): string {
  const digits = typed.replace(/[^\d+]/g, '');
  return `tel:${/^\d{10}$/.test(digits) ? `+1${digits}` : digits}`;
}

/**
 * Checks the address of a link: http, https, mailto, tel, a path of this site or a place on the page. Bare email
 * addresses, phone numbers and domains get what they lack.
 */
export function linkAddress(typed: string): LinkAddress {
  const text = typed.trim();
  if (text === '') return { issue: 'Enter an address.' };
  if (/\s/.test(text) && !PHONE.test(text) && !/^tel:/i.test(text)) return { issue: 'An address has no spaces.' };
  if (INVISIBLE.test(text) || text.includes('\\') || text.startsWith('//')) return { issue: FAULT };
  if (/^[/#]/.test(text)) return { href: text };
  if (EMAIL.test(text)) return { href: `mailto:${text}` };
  if (PHONE.test(text)) return { href: telephone(text) };
  if (/^tel:/i.test(text)) return PHONE.test(text.slice(4)) ? { href: telephone(text.slice(4)) } : { issue: FAULT };
  if (/^mailto:/i.test(text)) return EMAIL.test(text.slice(7).split('?')[0] ?? '') ? { href: text } : { issue: FAULT };
  if (/^https?:\/\//i.test(text)) return URL.canParse(text) ? { href: text } : { issue: FAULT };
  // 'example.com:8080' looks like a scheme, too.
  if (DOMAIN.test(text) && URL.canParse(`https://${text}`)) return { href: `https://${text}` };
  return { issue: SCHEME.test(text) ? `${FAULT} Other kinds of addresses do not work on the page.` : FAULT };
}

/** Whether a link that came with a text or a paste may stay one. */
export function isAllowedHref(href: string): boolean {
  const found = linkAddress(href);
  return 'href' in found && found.href === href;
}
