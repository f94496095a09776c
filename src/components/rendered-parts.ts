/** The HTML of parts that are equal on every page, by name, kept for one build. */
export const renderedParts = new Map<string, string>();

/** Stands in an island's slot for the HTML of a page. */
export const MARK = '<!--page-->';

/** HTML without the scripts and styles that Astro puts before the first island of a page. */
export const withoutScripts = (html: string): string => html.replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '');
