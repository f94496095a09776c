import type { Crumb, Head } from '#model/page.ts';

/**
 * What of a page is its own; the rest of its HTML is equal on every page of its shell. `Html` and `Text` are
 * names of fields of the template's page.
 */
export interface OwnParts<Html extends string = string, Text extends string = string> {
  readonly head: Head;
  readonly crumbs: readonly Crumb[];
  /** HTML that the template inserts as it is, the <article> among it. */
  readonly html: Readonly<Record<Html, string>> & { readonly article: string };
  /** Texts that the template escapes. */
  readonly texts: Readonly<Record<Text, string>>;
}

/** The words of a page, which are compared with those of other pages and with those of the last deploy. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
  /** HTML of the <article>. */
  readonly article: string;
  /** The label of the breadcrumb's last step, which names the place. */
  readonly crumb: string;
  /** False for a page that is noindex whatever its words. */
  readonly index: boolean;
}

/** Pages of one template that differ only in their own parts: the questions about one service, in every place. */
export interface ShellGroup<
  Subject = unknown,
  Shared extends object = object,
  Html extends string = string,
  Text extends string = string,
> {
  /** The fields of the template's page that all pages of the group share. */
  readonly shared: Shared;
  /** What the pages are about, in the order of the inventory. */
  readonly subjects: readonly Subject[];
  /** The route's parameters of a page; of the placeholder for null. */
  readonly params: (subject: Subject | null) => Readonly<Record<string, string>>;
  /** The path of a page; of the placeholder for null. */
  readonly path: (subject: Subject | null) => string;
  readonly own: (subject: Subject) => OwnParts<Html, Text>;
}

/** The words of a page, from its own parts. */
export const wordsOf = ({ head, crumbs, html }: OwnParts): PageWords => ({
  title: head.title,
  description: head.description,
  article: html.article,
  crumb: crumbs.at(-1)!.label,
  index: head.index,
});

/**
 * The path segment of a placeholder, the page that is rendered to cut a shell from. No row can have it, because
 * slugs have no double hyphens.
 */
export const PLACEHOLDER = 'placeholder--page';

/** The page that a template is given: the shared fields and the page's own. */
export const templatePage = <Shared extends object, Html extends string, Text extends string>(
  shared: Shared,
  { head, crumbs, html, texts }: OwnParts<Html, Text>,
) => ({ ...shared, head, crumbs, ...html, ...texts });

/** A group, with the types of its parts inferred. */
export const shellGroup = <Subject, Shared extends object, Html extends string, Text extends string>(
  group: ShellGroup<Subject, Shared, Html, Text>,
): ShellGroup<Subject, Shared, Html, Text> => group;
