import { createHash } from 'node:crypto';

const HASHES = /(?<=<meta http-equiv="content-security-policy" content="[^"]*script-src [^;"]*?)(?: 'sha256-[^']+')+/;
const INLINE = /<script(?: type="module")?>(?<code>.*?)<\/script>/gs;

const known = new Map<string, string>();

/** The source of a policy that allows a script: its hash. Pages share their scripts. */
function sourceOf(code: string): string {
  let source = known.get(code);
  if (source === undefined) {
    source = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
    known.set(code, source);
  }
  return source;
}

/**
 * A page whose policy allows the inline scripts it has, and no others. Astro allows every script that any page might
 * have, each with a hash that cannot be compressed: a fortieth of a page of questions.
 */
export function withNeededHashes(html: string): string {
  const sources = [...html.matchAll(INLINE)].map((match) => ` ${sourceOf(match.groups?.['code'] ?? '')}`);
  return html.replace(HASHES, [...new Set(sources)].join(''));
}
