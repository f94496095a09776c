import type { JsonLdNode, JsonLdValue } from '#model/page.ts';

const UNSAFE = /[<>&\u2028\u2029]/;
const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Serializes JSON for a <script> element, escaping what could end it. */
export function scriptJson(value: unknown): string {
  const json = JSON.stringify(value);
  return UNSAFE.test(json) ? json.replace(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character]!) : json;
}

/** Serializes a page's JSON-LD graph. */
export function graphJson(nodes: readonly JsonLdNode[]): string {
  return scriptJson({ '@context': 'https://schema.org', '@graph': nodes });
}

/** Creates a node, dropping null and empty values. */
export function node(values: Readonly<Record<string, JsonLdValue | null | undefined>>): JsonLdNode {
  // Every page has some of these: a list of entries, filtered, takes longer than a loop.
  const kept: Record<string, JsonLdValue> = {};
  for (const name of Object.keys(values)) {
    const value = values[name];
    const isEmpty =
      value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
    if (!isEmpty) kept[name] = value;
  }
  return kept;
}
