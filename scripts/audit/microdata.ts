import type { MicrodataItem } from './page-facts.ts';

/** Attributes of an element, entities decoded. */
export type Attributes = Readonly<Record<string, string>>;

/** Takes the text of an element whose itemprop is its text. */
export type TakeText = (text: string) => void;

const typeName = (itemtype: string | undefined): string => (itemtype ?? '').replace(/^.*\//, '');

function put(item: MicrodataItem, names: string, value: string | MicrodataItem): void {
  for (const name of names.split(/\s+/).filter(Boolean)) {
    const values = item.properties.get(name);
    if (values === undefined) item.properties.set(name, [value]);
    else values.push(value);
  }
}

/**
 * Follows itemscope and itemprop while a page is read. Only text that stands on the page counts as a value: a question
 * in a <meta content> is not one a visitor can read.
 */
export class MicrodataReader {
  /** Items that are not a property of another one. */
  readonly items: MicrodataItem[] = [];
  readonly #open: { readonly item: MicrodataItem; readonly depth: number }[] = [];

  /** Tells of an element; returns who wants its text, if anyone does. */
  opened(attributes: Attributes, depth: number): TakeText | null {
    const prop = attributes['itemprop'];
    const scope = this.#open.at(-1)?.item;
    if (attributes['itemscope'] !== undefined) {
      const item: MicrodataItem = { type: typeName(attributes['itemtype']), properties: new Map() };
      if (prop === undefined || scope === undefined) this.items.push(item);
      else put(scope, prop, item);
      this.#open.push({ item, depth });
      return null;
    }
    if (prop === undefined || scope === undefined) return null;
    return (text) => {
      put(scope, prop, text);
    };
  }

  /** Tells that the element at a depth is closed. */
  closed(depth: number): void {
    if (this.#open.at(-1)?.depth === depth) this.#open.pop();
  }
}
