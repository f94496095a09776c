import type { LeadRow } from './lead-row.ts';

const REASONS: Readonly<Record<string, string>> = {
  honeypot: 'a hidden field was filled in',
  links: 'it is full of links',
  repeated: 'the same message came from another email',
};

/** Why a lead looks like spam: 'a hidden field was filled in, part of a flood'; null if it does not. */
export function spamText({ spam_reasons, is_flood }: Pick<LeadRow, 'spam_reasons' | 'is_flood'>): string | null {
  const reasons = spam_reasons.map((reason) => REASONS[reason] ?? reason);
  if (is_flood) reasons.push('it is part of a flood');
  return reasons.length === 0 ? null : reasons.join(', ');
}
