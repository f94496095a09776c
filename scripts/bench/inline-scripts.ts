import { parseDocument, DomUtils } from 'htmlparser2';

/** What runs inside a page without being asked for. */
export interface InlineScripts {
  readonly ours: readonly string[];
  /** Astro's runtime of the element that every island is. */
  readonly astros: readonly string[];
}

const isData = (type: string | undefined): boolean => type !== undefined && type !== 'module';

/** The scripts inside a page's HTML, whole or in the head; structured data is none. */
export function splitInlineScripts(html: string): InlineScripts {
  const inline = DomUtils.getElementsByTagName('script', parseDocument(html))
    .filter((script) => script.attribs['src'] === undefined && !isData(script.attribs['type']))
    .map((script) => DomUtils.textContent(script));
  const isAstros = (text: string): boolean => text.includes('customElements.define("astro-island"');
  return { ours: inline.filter((text) => !isAstros(text)), astros: inline.filter(isAstros) };
}
