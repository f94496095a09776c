import { decodeXml } from './sitemap-file.ts';

/** The addresses in a file that is not a page. */
export interface DocumentFacts {
  readonly links: readonly string[];
  readonly assets: readonly string[];
  /** Issues of the file itself, one sentence each. */
  readonly issues: readonly string[];
}

/** Reads the addresses in one kind of file; `origin` is the site's. */
type DocumentReader = (text: string, origin: string) => DocumentFacts;

const NO_ADDRESSES: DocumentFacts = { links: [], assets: [], issues: [] };

const styleSheet: DocumentReader = (css) => ({
  ...NO_ADDRESSES,
  assets: [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)'"\s]*))\s*\)/g)]
    .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
    .filter((url) => url !== '' && !url.startsWith('#')),
});

/** The site's own URLs in running text, without the punctuation that follows them. */
function ownUrls(text: string, origin: string): string[] {
  const start = origin.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`${start}(?=[/#?\\s<]|$)[^\\s<>"'\\])]*`, 'g');
  return [...text.matchAll(pattern)].map((match) => match[0].replace(/[.,;:]+$/, ''));
}

const plainText: DocumentReader = (text, origin) => ({ ...NO_ADDRESSES, links: ownUrls(text, origin) });

// Decode entities first: the items of a feed contain escaped HTML.
const xml: DocumentReader = (text, origin) => plainText(decodeXml(text), origin);

interface Manifest {
  readonly start_url?: string;
  readonly icons?: readonly { readonly src?: string }[];
}

const manifest: DocumentReader = (json) => {
  try {
    const { start_url: start, icons = [] } = JSON.parse(json) as Manifest;
    const assets = icons.flatMap(({ src }) => (src === undefined ? [] : [src]));
    return { ...NO_ADDRESSES, links: start === undefined ? [] : [start], assets };
  } catch (error) {
    return { ...NO_ADDRESSES, issues: [`does not parse: ${String(error)}`] };
  }
};

const READERS: ReadonlyMap<string, DocumentReader> = new Map([
  ['css', styleSheet],
  ['txt', plainText],
  ['xml', xml],
  ['webmanifest', manifest],
]);

/** Whether the audit follows the addresses in a file. The sitemap has its own check. */
export const isDocument = (path: string): boolean =>
  READERS.has(path.replace(/^.*\./, '')) && !/^\/sitemap[^/]*\.xml$/.test(path);

/** Reads the addresses in a stylesheet, text file, feed or web manifest; none in other files. */
export function readDocument(path: string, text: string, origin: string): DocumentFacts {
  return READERS.get(path.replace(/^.*\./, ''))?.(text, origin) ?? NO_ADDRESSES;
}
