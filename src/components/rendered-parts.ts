/** The HTML of parts that are equal on every page, by name, kept for one build. */
export const renderedParts = new Map<string, string>();
