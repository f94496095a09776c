/** The pages of the last build. */
export interface KeptPages {
  /** The HTML of the page that is being rendered, if the last build made it from equal inputs. */
  readonly htmlOf: (page: unknown) => string | undefined;
}

declare global {
  /**
   * Set by a build that keeps pages. Global, because the pages' bundle contains its own copy of this module; undefined
   * on the development server.
   */
  var keptPages: KeptPages | undefined;
}

/**
 * The answer of a page whose template need not be rendered, because the last build rendered it from an equal `page`;
 * null where it has to. `page` must be plain data, and all that the template depends on besides the bundle.
 */
export function keptPage(page: unknown): Response | null {
  const html = globalThis.keptPages?.htmlOf(page);
  return html === undefined ? null : new Response(html, { headers: { 'Content-Type': 'text/html' } });
}
