/** The HTML of parts that are equal on every page, by name, kept for one build. */
export const renderedParts = new Map<string, string>();

/** Stands in an island's slot for the HTML of a page. */
export const MARK = '<!--page-->';

/** HTML without the scripts and styles that Astro puts before the first island of a page. */
export const withoutScripts = (html: string): string => html.replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '');

/** HTML in two: the scripts and styles that it begins with, and the rest. */
export function scriptsApart(html: string): [scripts: string, rest: string] {
  const [scripts] = /^(?:<(script|style)\b[^>]*>.*?<\/\1>)*/s.exec(html)!;
  return [scripts, html.slice(scripts.length)];
}

/** A script with all it holds, or a tag with its attributes, which may hold < and >; and the white space up to the next tag. */
const TAG = /(<script\b.*?<\/script>|<(?:[^>"]|"[^"]*")*>)(?:\s+(?=<))?/gs;

/**
 * HTML without the white space between its tags, for parts whose tags are laid out by the stylesheet: there it is not
 * seen, and it parts what would otherwise be one repetition for a compressor. Scripts stay as they are hashed.
 */
export const withoutGaps = (html: string): string => html.replaceAll(TAG, '$1');
