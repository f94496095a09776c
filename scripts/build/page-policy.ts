import { createHash } from 'node:crypto';

/** The runs of hashes in a page's policy, which Astro writes into a <meta> tag. */
const HASHES = {
  script: /(?<=<meta http-equiv="content-security-policy" content="[^"]*script-src [^;"]*?)(?: 'sha256-[^']+')+/,
  style: /(?<=<meta http-equiv="content-security-policy" content="[^"]*style-src [^;"]*?)(?: 'sha256-[^']+')+/,
} as const;

/** A script or style element, or another tag: its attributes may contain what looks like one. */
const ELEMENT =
  /(?<tag><(?<name>script|style)(?<attributes>(?:\s(?:[^>"]|"[^"]*")*)?)>)(?<code>.*?)<\/\k<name>>|<[a-z](?:[^>"]|"[^"]*")*>/gis;

/** The start tags of inline scripts whose hash the policy contains. */
const HASHED_TAGS = new Set(['<script>', '<script type="module">']);

/** Scripts that need no hash: files of an allowed host, and JSON, which no browser runs. */
const NEEDS_NO_HASH = /\ssrc=|\stype="application\/(?:ld\+)?json"/i;

const cachedSources = new Map<string, string>();

/** The policy source that allows one inline script or style. Pages share them, so hashes are cached. */
function hashSource(code: string): string {
  let source = cachedSources.get(code);
  if (source === undefined) {
    source = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
    cachedSources.set(code, source);
  }
  return source;
}

/**
 * Reduces the hashes in a page's policy to those of its own inline scripts and styles. Astro lists the scripts of all
 * pages on every page, and its style of islands, which base.css has: they do not compress well, and take up 3 % of a
 * FAQ page. `path` names the page in errors. Throws an Error for an inline script with attributes it does not know,
 * because its hash would be lost and browsers would block it.
 */
export function restrictPolicy(html: string, path: string): string {
  const sources = { script: new Set<string>(), style: new Set<string>() };
  if (!HASHES.script.test(html) && !HASHES.style.test(html)) return html;
  for (const { groups } of html.matchAll(ELEMENT)) {
    const { tag, name, attributes = '', code = '' } = groups ?? {};
    if (tag === undefined) continue;
    const isStyle = name?.toLowerCase() === 'style';
    if (!isStyle && NEEDS_NO_HASH.test(attributes)) continue;
    if (!isStyle && !HASHED_TAGS.has(tag))
      throw new Error(
        `${path}: inline script ${tag} has attributes that scripts/build/page-policy.ts does not know, so the ` +
          'content security policy would block it. Use <script> or <script type="module">, or add the tag there.',
      );
    sources[isStyle ? 'style' : 'script'].add(` ${hashSource(code)}`);
  }
  return html.replace(HASHES.script, [...sources.script].join('')).replace(HASHES.style, [...sources.style].join(''));
}
