import type { LinkSource, PageRecord } from './page-record.ts';
import type { RedirectTable } from './redirects.ts';
import type { StringTable } from './string-table.ts';

/** Where an address leads. */
export type Target =
  | { readonly kind: 'page'; readonly page: PageRecord; /** Decoded; empty for none. */ readonly fragment: string }
  | { readonly kind: 'file' }
  | { readonly kind: 'redirect'; readonly path: string; readonly to: string; readonly status: number }
  | { readonly kind: 'missing'; readonly path: string }
  | { readonly kind: 'outside' };

/** An address with the form of its path; `path` is null for one that leads elsewhere. */
export interface Resolved {
  readonly target: Target;
  readonly path: string | null;
}

/** What is needed to know where addresses lead. */
export interface Ground {
  readonly origin: string;
  readonly strings: StringTable;
  readonly pages: ReadonlyMap<string, PageRecord>;
  /** Paths of all files of dist/, with a slash at the start. */
  readonly files: ReadonlySet<string>;
  readonly redirects: RedirectTable;
}

/** Finds where the address of a number leads from a source. */
export type Resolve = (source: LinkSource, address: number) => Resolved;

const OUTSIDE: Resolved = { target: { kind: 'outside' }, path: null };

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

const asFragment = (hash: string): string => {
  const fragment = hash.slice(1).replace(/:~:.*$/, '');
  return decoded(fragment) ?? fragment;
};

/** A path as the host's files spell it: without the slash or .html that some links wrongly end with. */
const bare = (path: string): string => path.replace(/\.html$/, '').replace(/(?<=.)\/$/, '');

function lookUp(ground: Ground, path: string, fragment: string): Target {
  const rule = ground.redirects.find(path);
  if (rule !== null && rule.status !== 200) return { kind: 'redirect', path, ...rule };
  const there = rule?.to ?? path;
  const page = ground.pages.get(there) ?? ground.pages.get(bare(there));
  if (page !== undefined) return { kind: 'page', page, fragment };
  return ground.files.has(there) ? { kind: 'file' } : { kind: 'missing', path: there };
}

function resolveAddress(ground: Ground, from: string, address: string): Resolved {
  const url = URL.parse(address, ground.origin + from);
  if (url === null) return { target: { kind: 'missing', path: address }, path: null };
  if (url.origin !== ground.origin) return OUTSIDE;
  const path = decoded(url.pathname);
  if (path === null) return { target: { kind: 'missing', path: url.pathname }, path: url.pathname };
  return { target: lookUp(ground, path, asFragment(url.hash)), path };
}

/** A resolver that works out each address once, whatever the number of pages it stands on. */
export function resolver(ground: Ground): Resolve {
  const known = new Map<number, Resolved>();
  return (source, number) => {
    const cached = known.get(number);
    if (cached !== undefined) return cached;
    const address = ground.strings.text(number);
    const resolved = resolveAddress(ground, source.path, address);
    // Other addresses mean another thing on every page: #cost, ../contact, an empty one.
    if (/^(?:\/|[a-z][a-z\d+.-]*:)/i.test(address)) known.set(number, resolved);
    return resolved;
  };
}
