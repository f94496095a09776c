import { xmlText } from './sitemap-file.ts';

/** The addresses that stand in a file which is no page. */
export interface DocumentFacts {
  readonly links: readonly string[];
  readonly assets: readonly string[];
  /** What is wrong with the file itself, in words. */
  readonly issues: readonly string[];
}

/** Reads a kind of file; `origin` is the site's own. */
type ReadDocument = (text: string, origin: string) => DocumentFacts;

const NOTHING: DocumentFacts = { links: [], assets: [], issues: [] };

const styleSheet: ReadDocument = (css) => ({
  ...NOTHING,
  assets: [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)'"\s]*))\s*\)/g)]
    .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
    .filter((url) => url !== '' && !url.startsWith('#')),
});

/** The site's own addresses in running text; a full stop or comma after one belongs to the sentence. */
function ownAddresses(text: string, origin: string): string[] {
  const start = origin.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`${start}(?=[/#?\\s<]|$)[^\\s<>"'\\])]*`, 'g');
  return [...text.matchAll(pattern)].map((match) => match[0].replace(/[.,;:]+$/, ''));
}

const plainText: ReadDocument = (text, origin) => ({ ...NOTHING, links: ownAddresses(text, origin) });

// Entities first: a feed's items hold whole HTML, its quotes written as &quot;.
const xml: ReadDocument = (text, origin) => plainText(xmlText(text), origin);

interface Manifest {
  readonly start_url?: string;
  readonly icons?: readonly { readonly src?: string }[];
}

const manifest: ReadDocument = (json) => {
  try {
    const { start_url: start, icons = [] } = JSON.parse(json) as Manifest;
    const assets = icons.flatMap(({ src }) => (src === undefined ? [] : [src]));
    return { ...NOTHING, links: start === undefined ? [] : [start], assets };
  } catch (error) {
    return { ...NOTHING, issues: [`does not parse: ${String(error)}`] };
  }
};

const READERS: ReadonlyMap<string, ReadDocument> = new Map([
  ['css', styleSheet],
  ['txt', plainText],
  ['xml', xml],
  ['webmanifest', manifest],
]);

/** Whether a file may hold addresses that the audit follows. The sitemap has a check of its own. */
export const isDocument = (path: string): boolean =>
  READERS.has(path.replace(/^.*\./, '')) && !/^\/sitemap[^/]*\.xml$/.test(path);

/** Reads the addresses in a style sheet, a text, a feed or a web manifest; nothing in other files. */
export function readDocument(path: string, text: string, origin: string): DocumentFacts {
  return READERS.get(path.replace(/^.*\./, ''))?.(text, origin) ?? NOTHING;
}
