/**
 * Copies a text out of the page it was sliced from. V8 keeps the whole source string of a slice in memory:
 * without this, 100,000 titles would hold 100,000 pages.
 */
export const detached = (text: string): string => Buffer.from(text, 'utf8').toString('utf8');

/** Interns strings as numbers, so that a link of every page is held in memory once. */
export class StringTable {
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [];

  /** The number of a text, assigned on first use. */
  number(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const copy = detached(text);
    const number = this.#texts.length;
    this.#numbers.set(copy, number);
    this.#texts.push(copy);
    return number;
  }

  /** The number of a text, undefined if the text has none yet. */
  find(text: string): number | undefined {
    return this.#numbers.get(text);
  }

  /** The text of a number. Throws a RangeError for a number that was never assigned. */
  text(number: number): string {
    const text = this.#texts[number];
    if (text === undefined) throw new RangeError(`No text has the number ${number}.`);
    return text;
  }

  /** The numbers of texts, without duplicates. */
  numbers(texts: readonly string[]): Uint32Array {
    return Uint32Array.from(new Set(texts.map((text) => this.number(text))));
  }
}
