import type { Model } from './model.ts';

/** A step of a breadcrumb; the last is the page itself. */
export interface Crumb {
  readonly label: string;
  readonly path: string;
}

/** A value of JSON-LD. */
export type JsonLdValue = string | number | boolean | JsonLdNode | readonly JsonLdValue[];

/** A node of a JSON-LD graph. */
export interface JsonLdNode {
  readonly [key: string]: JsonLdValue;
}

/** Everything a page puts in its <head>, as data. */
export interface Head {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** The page's own path. */
  readonly path: string;
  readonly index: boolean;
  /** Path of the Open Graph card. */
  readonly card: string;
  readonly cardAlt: string;
  /** Pixels: 1200 × 630 for drawn cards. */
  readonly cardSize: { readonly width: number; readonly height: number };
  readonly article: {
    readonly publishedTime: string;
    readonly modifiedTime: string;
    readonly tags: readonly string[];
  } | null;
  /** The nodes of the page's one JSON-LD graph. */
  readonly graph: readonly JsonLdNode[];
}

/** What every page is made with. */
export interface Site {
  readonly model: Model;
  /** The origin in canonicals and sitemaps, without a slash at the end. */
  readonly origin: string;
  /** ISO day of the build: decides which dated offers are shown. */
  readonly day: string;
  /** Names of the Open Graph cards that exist: 'service-house-washing'. A page without one shows the default card. */
  readonly cards: ReadonlySet<string>;
}
