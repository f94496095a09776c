/**
 * The parts of a phone number that a link needs; null if it has too few digits to be called. As the store has it
 * (phone_digits), a remark begins with a letter, '#', a bracket, a comma, a semicolon or a slash after seven digits: it
 * is an extension if it says so, and otherwise not dialed.
 */
function parsePhone(phone: string): { readonly number: string; readonly extension: string } | null {
  const [, main = phone, remark = ''] = /^((?:\D*\d){7}[^a-z#(,;/]*)([a-z#(,;/].*)$/is.exec(phone) ?? [];
  const [, extension = ''] = /^\W*(?:ext(?:ension)?|x|#)[\s.:-]*(\d{1,6})(?!\d)/i.exec(remark) ?? [];
  const digits = main.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15) return null;
  if (main.trimStart().startsWith('+')) return { number: `+${digits}`, extension };
  if (digits.length === 10) return { number: `+1${digits}`, extension };
  if (digits.length === 11 && digits.startsWith('1')) return { number: `+${digits}`, extension };
  return { number: digits, extension };
}

/** The tel: link of a number that a visitor typed, its extension dialed after a pause; null if it is none. */
export function callHref(phone: string): string | null {
  const parsed = parsePhone(phone);
  return parsed && `tel:${parsed.number}${parsed.extension === '' ? '' : `,${parsed.extension}`}`;
}

/** The sms: link of a number; null if it is none, or has an extension, which no text reaches. */
export function textHref(phone: string): string | null {
  const parsed = parsePhone(phone);
  return parsed !== null && parsed.extension === '' ? `sms:${parsed.number}` : null;
}

/** The mailto: link of an email address, with a subject; null if it is none. */
export function mailHref(email: string, subject: string): string | null {
  const [, name, host] = /^\s*([^\s@]+)@([^\s@]+)\s*$/.exec(email) ?? [];
  if (name === undefined || host === undefined) return null;
  return `mailto:${encodeURIComponent(name)}@${encodeURIComponent(host)}?subject=${encodeURIComponent(subject)}`;
}

/** The page of this site that a lead came from; null for anything else that a sender may have put there. */
export const pageHref = (page: string): string | null => (/^\/(?![/\\])[^\s\\]*$/.test(page) ? page : null);

/** A search for an address on a map. */
export const mapHref = (address: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address }).toString()}`;
