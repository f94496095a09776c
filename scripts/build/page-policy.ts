import { createHash } from 'node:crypto';

/** The run of hashes in script-src of a page's policy, which Astro writes into a <meta> tag. */
const HASHES = /(?<=<meta http-equiv="content-security-policy" content="[^"]*script-src [^;"]*?)(?: 'sha256-[^']+')+/;

/** A script element, or another tag: its attributes may contain what looks like a script. */
const ELEMENT =
  /(?<tag><script(?<attributes>(?:\s(?:[^>"]|"[^"]*")*)?)>)(?<code>.*?)<\/script>|<[a-z](?:[^>"]|"[^"]*")*>/gis;

/** The start tags of inline scripts whose hash the policy contains. */
const HASHED_TAGS = new Set(['<script>', '<script type="module">']);

/** Scripts that need no hash: files of an allowed host, and JSON, which no browser runs. */
const NEEDS_NO_HASH = /\ssrc=|\stype="application\/(?:ld\+)?json"/i;

const cachedSources = new Map<string, string>();

/** The policy source that allows one inline script. Pages share scripts, so hashes are cached. */
function hashSource(code: string): string {
  let source = cachedSources.get(code);
  if (source === undefined) {
    source = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
    cachedSources.set(code, source);
  }
  return source;
}

/**
 * Reduces the script hashes in a page's policy to those of its own inline scripts. Astro lists the hashes of
 * all pages on every page: they do not compress well, and take up 2.5 % of a FAQ page. `path` names the
 * page in errors. Throws an Error for an inline script with attributes it does not know, because its hash
 * would be lost and browsers would block it.
 */
export function restrictPolicy(html: string, path: string): string {
  if (!HASHES.test(html)) return html;
  const sources = new Set<string>();
  for (const { groups } of html.matchAll(ELEMENT)) {
    const { tag, attributes = '', code = '' } = groups ?? {};
    if (tag === undefined || NEEDS_NO_HASH.test(attributes)) continue;
    if (!HASHED_TAGS.has(tag))
      throw new Error(
        `${path}: inline script ${tag} has attributes that scripts/build/page-policy.ts does not know, so the ` +
          'content security policy would block it. Use <script> or <script type="module">, or add the tag there.',
      );
    sources.add(` ${hashSource(code)}`);
  }
  return html.replace(HASHES, [...sources].join(''));
}
