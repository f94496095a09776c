import { absolute } from '#routes/paths.ts';

/** Where RFC 9116 puts the file. */
export const SECURITY_TXT = '/.well-known/security.txt';

/** For how many months a file may be believed. It advises less than a year. */
const VALID_MONTHS = 6;

/** What security.txt says of a site. */
export interface SecurityContact {
  /** An email address, or an https:, mailto: or tel: address; null where nobody can be told. */
  readonly contact: string | null;
  readonly origin: string;
  /** ISO day of the build. */
  readonly day: string;
}

const toUri = (contact: string): string => (/^(?:https|mailto|tel):/.test(contact) ? contact : `mailto:${contact}`);

/**
 * Returns /.well-known/security.txt (RFC 9116), which names the contact for security reports; null without a contact.
 * It expires on the first of a month, six to seven months after the build, so it changes once a month and two builds
 * on one day are equal.
 */
export function securityTxt({ contact, origin, day }: SecurityContact): string | null {
  if (contact === null) return null;
  const [year = 0, month = 0] = day.split('-').map(Number);
  const expires = new Date(Date.UTC(year, month + VALID_MONTHS, 1));
  return [
    `Contact: ${toUri(contact)}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${absolute(origin, SECURITY_TXT)}`,
    '',
  ].join('\n');
}
