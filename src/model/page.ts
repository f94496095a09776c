/** The only form of a path segment: lowercase letters, digits and single hyphens. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Slugs that no row may have: files of the site, and the one slug that is a property of every object. */
export const RESERVED_SLUGS: readonly string[] = ['index', '404', 'constructor'];

/** A step of a breadcrumb; the last one is the page itself. */
export interface Crumb {
  readonly label: string;
  readonly path: string;
}

/** A value in JSON-LD. */
export type JsonLdValue = string | number | boolean | JsonLdNode | readonly JsonLdValue[];

/** A node of a JSON-LD graph. */
export interface JsonLdNode {
  readonly [key: string]: JsonLdValue;
}

/** The content of a page's <head>, as data. */
export interface Head {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** The page's own path. */
  readonly path: string;
  /** False makes the page noindex. */
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
