import { type Issue, showValue } from '#model/rows/issue.ts';
import type { BusinessWords } from './business-words.ts';

/** A JSON value with the business's facts in its texts. */
export interface Filled {
  readonly value: unknown;
  /** The fields in which a fact was put, such as page.trustPoints.0. */
  readonly fields: ReadonlySet<string>;
  /** Braces that name no fact, each with its field. */
  readonly issues: readonly Pick<Issue, 'field' | 'value' | 'expected'>[];
}

// A name in braces, or a brace without its partner.
const BRACES = /\{([^{}]*)\}|[{}]/g;

const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

// npm run pictures draws these into a page's card, straight from the file.
const DRAWN = new Set(['name', 'shortDescription', 'areaName']);

const NO_FACTS: BusinessWords = new Map();

/** The fact that a name stands for; a name with a capital stands for the words with one. */
function factFor(name: string, words: BusinessWords): string | undefined {
  const plain = words.get(name);
  const first = name.charAt(0);
  if (plain !== undefined || first === first.toLowerCase()) return plain;
  const small = words.get(first.toLowerCase() + name.slice(1));
  return small === undefined ? undefined : small.charAt(0).toUpperCase() + small.slice(1);
}

const expected = (words: BusinessWords): string =>
  words.size === 0
    ? 'no braces: this text is drawn into a picture too; write the words themselves'
    : `a fact of business.json (${[...words.keys()].map((name) => `{${name}}`).join(', ')}); correct the name, or take the braces away`;

/**
 * Puts the facts of the business where the texts of a JSON value name them in braces: 'since {since}' becomes
 * 'since 2014', '{Guarantee}' begins with a capital. Each text is read once: braces inside a fact stay as they are.
 */
export function fillFacts(source: unknown, words: BusinessWords): Filled {
  const fields = new Set<string>();
  const issues: Filled['issues'][number][] = [];

  const fillText = (text: string, field: string): string => {
    const known = DRAWN.has(field) ? NO_FACTS : words;
    return text.replace(BRACES, (braces: string, name: string | undefined) => {
      const fact = name === undefined ? undefined : factFor(name, known);
      if (fact === undefined) {
        issues.push({ field, value: showValue(braces), expected: expected(known) });
        return braces;
      }
      fields.add(field);
      // Answers are simple HTML (inline-html.ts).
      return field.endsWith('.answer') ? fact.replace(/[&<>]/g, (sign) => NAMED[sign] ?? sign) : fact;
    });
  };

  const fill = (value: unknown, path: readonly string[]): unknown => {
    if (typeof value === 'string') return fillText(value, path.join('.'));
    if (Array.isArray(value)) return value.map((item: unknown, index) => fill(item, [...path, String(index)]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, [...path, key])]));
  };

  return { value: fill(source, []), fields, issues };
}
