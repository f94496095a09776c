/** The HTML of parts that are equal on every page, by name, kept for one build. */
export const renderedParts = new Map<string, string>();

/** Stands in an island's slot for the HTML of a page. */
export const MARK = '<!--page-->';

/** HTML without the scripts and styles that Astro puts before the first island of a page. */
export const withoutScripts = (html: string): string => html.replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '');

/**
 * HTML without the white space between its tags, for parts whose tags are laid out by the stylesheet: there it is not
 * seen, and it parts what would otherwise be one repetition for a compressor. Scripts stay as they are hashed.
 */
export const withoutGaps = (html: string): string =>
  html.replaceAll(/(<script\b.*?<\/script)|>\s+(?=<)/gs, (_, script: string | undefined) => script ?? '>');
