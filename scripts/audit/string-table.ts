/**
 * A copy of a text that owns its characters. V8 keeps a page's whole HTML alive for a slice of it: without this, 100,000
 * titles would hold 100,000 pages in memory.
 */
export const detached = (text: string): string => Buffer.from(text, 'utf8').toString('utf8');

/** Gives every different text a number, so that a link that stands on every page is held once. */
export class StringTable {
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [];

  /** The number of a text, a new one if it is new. */
  number(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const own = detached(text);
    const number = this.#texts.length;
    this.#numbers.set(own, number);
    this.#texts.push(own);
    return number;
  }

  /** The number of a text that was seen, undefined for one that was not. */
  find(text: string): number | undefined {
    return this.#numbers.get(text);
  }

  /** The text of a number; throws a RangeError for a number this table did not give. */
  text(number: number): string {
    const text = this.#texts[number];
    if (text === undefined) throw new RangeError(`No text has the number ${number}`);
    return text;
  }

  /** The numbers of texts, each once. */
  numbers(texts: readonly string[]): Uint32Array {
    return Uint32Array.from(new Set(texts.map((text) => this.number(text))));
  }
}
