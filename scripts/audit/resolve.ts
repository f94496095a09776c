import type { LinkSource, PageRecord } from './page-record.ts';
import type { RedirectTable } from './redirects.ts';
import type { StringTable } from './string-table.ts';

/** What a link leads to. */
export type Target =
  | { readonly kind: 'page'; readonly page: PageRecord; /** Decoded; empty for none. */ readonly fragment: string }
  | { readonly kind: 'file' }
  | { readonly kind: 'redirect'; readonly path: string; readonly to: string; readonly status: number }
  | { readonly kind: 'missing'; readonly path: string }
  | { readonly kind: 'outside' };

/** A resolved link. */
export interface Resolved {
  readonly target: Target;
  /** The link's decoded path, before redirects; null for another site's. */
  readonly path: string | null;
}

/** The parts of a site that links are resolved against. */
export interface LinkContext {
  readonly origin: string;
  readonly strings: StringTable;
  readonly pages: ReadonlyMap<string, PageRecord>;
  /** Paths of all files of dist/, with a leading slash. */
  readonly files: ReadonlySet<string>;
  readonly redirects: RedirectTable;
}

/** Resolves an address, given by its string number, relative to a source. */
export type Resolve = (source: LinkSource, address: number) => Resolved;

const OUTSIDE: Resolved = { target: { kind: 'outside' }, path: null };

function decodeOrNull(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

const parseFragment = (hash: string): string => {
  const fragment = hash.slice(1).replace(/:~:.*$/, '');
  return decodeOrNull(fragment) ?? fragment;
};

/** Removes the trailing slash or .html that a link should not have: another check reports those. */
const withoutEnding = (path: string): string => path.replace(/\.html$/, '').replace(/(?<=.)\/$/, '');

function lookUp(context: LinkContext, path: string, fragment: string): Target {
  const rule = context.redirects.find(path);
  if (rule !== null && rule.status !== 200) return { kind: 'redirect', path, ...rule };
  const served = rule?.to ?? path;
  const page = context.pages.get(served) ?? context.pages.get(withoutEnding(served));
  if (page !== undefined) return { kind: 'page', page, fragment };
  return context.files.has(served) ? { kind: 'file' } : { kind: 'missing', path: served };
}

function resolveAddress(context: LinkContext, from: string, address: string): Resolved {
  const url = URL.parse(address, context.origin + from);
  if (url === null) return { target: { kind: 'missing', path: address }, path: null };
  if (url.origin !== context.origin) return OUTSIDE;
  const path = decodeOrNull(url.pathname);
  if (path === null) return { target: { kind: 'missing', path: url.pathname }, path: url.pathname };
  return { target: lookUp(context, path, parseFragment(url.hash)), path };
}

/** Creates a resolver that caches absolute addresses, because most links repeat on every page. */
export function resolver(context: LinkContext): Resolve {
  const cache = new Map<number, Resolved>();
  return (source, number) => {
    const cached = cache.get(number);
    if (cached !== undefined) return cached;
    const address = context.strings.text(number);
    const resolved = resolveAddress(context, source.path, address);
    // Relative addresses, such as #cost and ../contact, depend on the page.
    if (/^(?:\/|[a-z][a-z\d+.-]*:)/i.test(address)) cache.set(number, resolved);
    return resolved;
  };
}
