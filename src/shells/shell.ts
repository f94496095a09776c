import { escapeHtml } from '#content/article/html.ts';
import type { OwnParts } from './shelled-pages.ts';
import { SEPARATOR, type Slot, slotsOf, structureOf } from './slots.ts';

/** The robots tags of pages that search engines may index, and of those that they may not. */
export const ROBOTS_TAGS = {
  index: '<meta name="robots" content="index, follow">',
  noindex: '<meta name="robots" content="noindex, follow">',
} as const;

/** The same in UTF-8. */
const ROBOTS_BYTES = { index: Buffer.from(ROBOTS_TAGS.index), noindex: Buffer.from(ROBOTS_TAGS.noindex) } as const;

/** Where a slot is in the HTML, which decides how its text is escaped. */
type Context = 'html' | 'text' | 'attribute';

/** One occurrence of a slot; `slot` is its index in the list of slots, or ROBOTS. */
interface Occurrence {
  readonly slot: number;
  readonly context: Context;
}

const ROBOTS = -1;

/** Escapes a text for a quoted attribute as Astro does, which leaves apostrophes and angle brackets alone. */
const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Whether a text in UTF-8 has a character that is escaped somewhere: " & ' < > */
function needsEscape(text: Buffer): boolean {
  for (const byte of text)
    if (byte === 0x22 || byte === 0x26 || byte === 0x27 || byte === 0x3c || byte === 0x3e) return true;
  return false;
}

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
  const markers = [ROBOTS_TAGS.index, ...bySlot.keys()].sort((a, b) => b.length - a.length);
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

/** A text in UTF-8, escaped for where it stands. */
function escaped(text: Buffer, context: Context): Buffer {
  if (context === 'html' || !needsEscape(text)) return text;
  const decoded = text.toString();
  return Buffer.from(context === 'text' ? escapeHtml(decoded) : escapeAttribute(decoded));
}

/**
 * Fills the pages of a group into its shell. It works on UTF-8, in which their own parts are already and the shell is
 * encoded once: encoding each whole page took a tenth of the first thread's time.
 */
export class ShellFiller {
  readonly #shell: Shell;
  readonly #structure: Buffer;
  readonly #pieces: readonly Buffer[];
  #page = Buffer.allocUnsafe(2 ** 16);
  #used = 0;

  constructor(shell: Shell) {
    this.#shell = shell;
    this.#structure = Buffer.from(shell.structure);
    this.#pieces = shell.pieces.map((piece) => Buffer.from(piece));
  }

  /**
   * The HTML of a page: the shell with the page's own parts, the text of partsText in UTF-8, in its slots. The bytes
   * are valid until the next call. `index` is whether search engines may index it. Throws an Error that names the page
   * if its structure is not that of the shell, or the parts are those of another page.
   */
  fill(path: string, parts: Uint8Array, index: boolean): Uint8Array {
    const { occurrences, slots } = this.#shell;
    const [foundPath, structure, ...values] = splitParts(parts);
    if (foundPath?.toString() !== path) throw new Error(`${path} was given the own parts of ${foundPath?.toString()}.`);
    if (structure?.equals(this.#structure) !== true || values.length !== slots)
      throw new Error(
        `${path} has ${structure?.toString()}, in ${values.length} parts; other pages of its kind have ` +
          `${this.#shell.structure}, in ${slots}. Pages of one kind are filled into one shell (src/shells), so they ` +
          'must agree in this.',
      );
    this.#used = 0;
    this.#append(this.#pieces[0]!);
    for (let position = 0; position < occurrences.length; position += 1) {
      const { slot, context } = occurrences[position]!;
      this.#append(slot === ROBOTS ? ROBOTS_BYTES[index ? 'index' : 'noindex'] : escaped(values[slot]!, context));
      this.#append(this.#pieces[position + 1]!);
    }
    return this.#page.subarray(0, this.#used);
  }

  #append(bytes: Buffer): void {
    const end = this.#used + bytes.length;
    if (end > this.#page.length) {
      const larger = Buffer.allocUnsafe(2 * end);
      larger.set(this.#page.subarray(0, this.#used));
      this.#page = larger;
    }
    this.#page.set(bytes, this.#used);
    this.#used = end;
  }
}

/** The parts of a text of partsText: a page's path, its structure, and the values in the order of slotsOf. */
function splitParts(text: Uint8Array): Buffer[] {
  const bytes = Buffer.from(text.buffer, text.byteOffset, text.byteLength);
  const parts: Buffer[] = [];
  let start = 0;
  for (let end = bytes.indexOf(SEPARATOR); end !== -1; end = bytes.indexOf(SEPARATOR, start)) {
    parts.push(bytes.subarray(start, end));
    start = end + 1;
  }
  parts.push(bytes.subarray(start));
  return parts;
}
