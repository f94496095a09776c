/** A run of an answer: plain text, a link on this site, or emphasis. Never raw HTML. */
export type Inline =
  | string
  | { readonly kind: 'link'; readonly href: string; readonly text: string }
  | { readonly kind: 'strong' | 'em'; readonly text: string };

/** One paragraph as runs. */
export type RichText = readonly Inline[];

/** The words of a paragraph without its markup. */
export function plainText(text: RichText): string {
  return text.map((run) => (typeof run === 'string' ? run : run.text)).join('');
}
