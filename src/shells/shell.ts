import { escapeHtml } from '#content/article/html.ts';
import type { OwnParts } from './shelled-pages.ts';
import { readParts, type Slot, slotsOf, structureOf } from './slots.ts';

const INDEX = '<meta name="robots" content="index, follow">';
const NOINDEX = '<meta name="robots" content="noindex, follow">';

/** Where a slot is in the HTML, which decides how its text is escaped. */
type Context = 'html' | 'text' | 'attribute';

/** One occurrence of a slot; `slot` is its index in the list of slots, or ROBOTS. */
interface Occurrence {
  readonly slot: number;
  readonly context: Context;
}

const ROBOTS = -1;

const NEEDS_ATTRIBUTE_ESCAPE = /[&"]/;

/** Escapes a text for a quoted attribute as Astro does, which leaves apostrophes and angle brackets alone. */
const escapeAttribute = (text: string): string =>
  NEEDS_ATTRIBUTE_ESCAPE.test(text) ? text.replaceAll('&', '&amp;').replaceAll('"', '&quot;') : text;

/** Whether the HTML ends inside a tag: that is, inside the value of an attribute. */
const endsInTag = (html: string): boolean => html.lastIndexOf('<') > html.lastIndexOf('>');

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** The HTML of a group's pages without their own parts, cut at the slots. */
export interface Shell {
  /** What the pages of the group have in common, in words; see structureOf. */
  readonly structure: string;
  /** The HTML before, between and after the occurrences: one more than those. */
  readonly pieces: readonly string[];
  readonly occurrences: readonly Occurrence[];
  /** The number of slots. */
  readonly slots: number;
}

/**
 * Cuts a shell from the HTML of a group's placeholder. `own` is the own parts of any page of the group. Throws
 * an Error that names the slot if the HTML does not contain it.
 */
export function cutShell(html: string, own: OwnParts, origin: string): Shell {
  const slots = slotsOf(own, origin);
  const bySlot = new Map(slots.map((slot, index) => [slot.marker, { slot, index }]));
  // Longest first: a URL contains the marker of its path.
  const markers = [INDEX, ...bySlot.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(markers.map(escapePattern).join('|'), 'g');
  const pieces: string[] = [];
  const occurrences: Occurrence[] = [];
  let end = 0;
  for (const { 0: marker, index: start } of html.matchAll(pattern)) {
    const piece = html.slice(end, start);
    const found = bySlot.get(marker);
    pieces.push(piece);
    occurrences.push(
      found === undefined
        ? { slot: ROBOTS, context: 'html' }
        : { slot: found.index, context: contextOf(found.slot, html.slice(0, start)) },
    );
    end = start + marker.length;
  }
  pieces.push(html.slice(end));
  const filled = new Set(occurrences.map(({ slot }) => slot));
  const missing = [
    ...(filled.has(ROBOTS) ? [] : ['robots']),
    ...slots.filter((_, index) => !filled.has(index)).map(({ name }) => name),
  ];
  if (missing.length > 0)
    throw new Error(
      `The template does not show ${missing.join(', ')} of its page as it is given, so its pages cannot be filled in ` +
        '(src/shells/slots.ts).',
    );
  return { structure: structureOf(own), pieces, occurrences, slots: slots.length };
}

function contextOf({ isText }: Slot, before: string): Context {
  if (!isText) return 'html';
  return endsInTag(before) ? 'attribute' : 'text';
}

/**
 * The HTML of a page: the shell with the page's own parts, which partsText gave, in its slots. `index` is whether
 * search engines may index it. Throws an Error that names the page if its structure is not that of the shell, or the
 * parts are those of another page.
 */
export function fillShell(shell: Shell, path: string, parts: string, index: boolean): string {
  const { pieces, occurrences } = shell;
  const { path: foundPath, structure, values } = readParts(parts);
  if (foundPath !== path) throw new Error(`${path} was given the own parts of ${foundPath}.`);
  if (structure !== shell.structure || values.length !== shell.slots)
    throw new Error(
      `${path} has ${structure}, in ${values.length} parts; other pages of its kind have ${shell.structure}, in ` +
        `${shell.slots}. Pages of one kind are filled into one shell (src/shells), so they must agree in this.`,
    );
  let html = pieces[0]!;
  for (let position = 0; position < occurrences.length; position += 1) {
    const { slot, context } = occurrences[position]!;
    if (slot === ROBOTS) html += index ? INDEX : NOINDEX;
    else {
      const value = values[slot]!;
      html += context === 'html' ? value : context === 'text' ? escapeHtml(value) : escapeAttribute(value);
    }
    html += pieces[position + 1]!;
  }
  return html;
}
