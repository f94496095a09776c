/** An element with itemscope: its type and its itemprop values, visible texts or nested items. */
export interface MicrodataItem {
  /** The last part of itemtype: Question for https://schema.org/Question. */
  readonly type: string;
  readonly properties: Map<string, (string | MicrodataItem)[]>;
}

/** An element's attributes, entities decoded. */
export type Attributes = Readonly<Record<string, string>>;

/** Receives the text of an element when it closes. */
type TextReceiver = (text: string) => void;

const typeName = (itemtype: string | undefined): string => (itemtype ?? '').replace(/^.*\//, '');

function addValue(item: MicrodataItem, names: string, value: string | MicrodataItem): void {
  for (const name of names.split(/\s+/).filter(Boolean)) {
    const values = item.properties.get(name);
    if (values === undefined) item.properties.set(name, [value]);
    else values.push(value);
  }
}

/**
 * Collects microdata while a page is read. Only the text of elements counts as a value: no visitor can read a
 * question in <meta content>.
 */
export class MicrodataReader {
  /** Items that are not a property of another item. */
  readonly items: MicrodataItem[] = [];
  readonly #open: { readonly item: MicrodataItem; readonly depth: number }[] = [];

  /**
   * Call at an element's start tag. Returns a function for the element's text if the text is a value, else
   * null.
   */
  opened(attributes: Attributes, depth: number): TextReceiver | null {
    const prop = attributes['itemprop'];
    const scope = this.#open.at(-1)?.item;
    if (attributes['itemscope'] !== undefined) {
      const item: MicrodataItem = { type: typeName(attributes['itemtype']), properties: new Map() };
      if (prop === undefined || scope === undefined) this.items.push(item);
      else addValue(scope, prop, item);
      this.#open.push({ item, depth });
      return null;
    }
    if (prop === undefined || scope === undefined) return null;
    return (text) => {
      addValue(scope, prop, text);
    };
  }

  /** Call at the end tag of the element at `depth`. */
  closed(depth: number): void {
    if (this.#open.at(-1)?.depth === depth) this.#open.pop();
  }
}
