import type { StructuredData } from './structured-data.ts';

/** An <img> as it is written; null is an attribute that is not there. */
export interface ImageFacts {
  readonly src: string;
  readonly alt: string | null;
  readonly width: string | null;
  readonly height: string | null;
}

/** An element with itemscope: its type and what its itemprops say, texts as shown and items nested in it. */
export interface MicrodataItem {
  /** Last part of the itemtype: Question of https://schema.org/Question. */
  readonly type: string;
  readonly properties: Map<string, (string | MicrodataItem)[]>;
}

/** Everything the checks want to know of one page, as its HTML says it. Links and assets are as written. */
export interface PageFacts {
  /** /faq/house-washing of faq/house-washing.html; / of index.html. */
  readonly path: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly noindex: boolean;
  readonly canonicals: readonly string[];
  readonly h1s: readonly string[];
  readonly links: readonly string[];
  readonly ids: readonly string[];
  /** Pictures, scripts, style sheets, icons and other files the page loads or names. */
  readonly assets: readonly string[];
  readonly images: readonly ImageFacts[];
  readonly structured: StructuredData;
  /** Items that are not a property of another one. */
  readonly items: readonly MicrodataItem[];
  /** The text a visitor can see or unfold, white space collapsed. */
  readonly text: string;
  /** The part of it inside <main>; all of it on a page without one. */
  readonly mainText: string;
  /** The blocks of text inside the first <article>, the page's own words; null on a page without one. */
  readonly articleBlocks: readonly string[] | null;
  /** The last step of the breadcrumb: the element marked as the current page. */
  readonly crumb: string | null;
}
