import type { Head } from '#model/page.ts';
import { absolute } from '#routes/paths.ts';
import { graphJson } from '#seo/json-ld.ts';
import type { OwnParts } from './shelled-pages.ts';

/** A place in a shell that each page fills with its own part. */
export interface Slot {
  readonly name: string;
  /** What the placeholder has in the page's HTML. */
  readonly marker: string;
  /** Whether Astro escapes the part. */
  readonly isText: boolean;
}

const markerOf = (name: string): string => `shell-slot--${name}--`;
const pathMarker = (name: string): string => `/${markerOf(name)}`;
const GRAPH = [{ '@id': markerOf('graph') }];

const crumbFields = (own: OwnParts) =>
  own.crumbs.flatMap(({ label, path }, index) => [
    { name: `crumb-${index}`, value: label },
    // The last step is the page itself, and no link.
    ...(index === own.crumbs.length - 1 ? [] : [{ name: `crumb-${index}-path`, value: path }]),
  ]);

/** The slots of a group's shell. `own` is the own parts of any of its pages. */
export function slotsOf(own: OwnParts, origin: string): readonly Slot[] {
  const text = (name: string, marker = markerOf(name)): Slot => ({ name, marker, isText: true });
  const html = (name: string, marker = markerOf(name)): Slot => ({ name, marker, isText: false });
  return [
    text('title'),
    text('description'),
    text('keywords'),
    text('url', absolute(origin, pathMarker('url'))),
    text('card', absolute(origin, pathMarker('card'))),
    text('card-alt'),
    html('graph', graphJson(GRAPH)),
    ...crumbFields(own).map(({ name }) => text(name)),
    ...Object.keys(own.html).map((name) => html(name)),
    ...Object.keys(own.texts).map((name) => text(name)),
  ];
}

/** The parts of a page for the slots of its shell, in the order of slotsOf. */
function slotValues(own: OwnParts, origin: string): readonly string[] {
  const { head } = own;
  return [
    head.title,
    head.description,
    head.keywords.join(', '),
    absolute(origin, head.path),
    absolute(origin, head.card),
    head.cardAlt,
    graphJson(head.graph),
    ...crumbFields(own).map(({ value }) => value),
    ...Object.values(own.html),
    ...Object.values(own.texts),
  ];
}

/** Separates the parts in a text: one byte in UTF-8. No text of a page has it, because HTML cannot. */
export const SEPARATOR = '\0';

/**
 * All that is a page's own but the robots tag, as one text: its path, its structure, and what goes into each slot of
 * its shell.
 */
export const partsText = (own: OwnParts, origin: string): string =>
  [own.head.path, structureOf(own), ...slotValues(own, origin)].join(SEPARATOR);

const withMarkers = <Name extends string>(parts: Readonly<Record<Name, string>>): Readonly<Record<Name, string>> =>
  Object.fromEntries(Object.keys(parts).map((name) => [name, markerOf(name)])) as Record<Name, string>;

/** The own parts of a group's placeholder: those of any of its pages, with markers instead of what differs. */
export function placeholderOf<Html extends string, Text extends string>(
  own: OwnParts<Html, Text>,
): OwnParts<Html, Text> {
  const head: Head = {
    ...own.head,
    title: markerOf('title'),
    description: markerOf('description'),
    keywords: [markerOf('keywords')],
    path: pathMarker('url'),
    index: true,
    card: pathMarker('card'),
    cardAlt: markerOf('card-alt'),
    graph: GRAPH,
  };
  const crumbs = own.crumbs.map((_, index) => ({
    label: markerOf(`crumb-${index}`),
    path: markerOf(`crumb-${index}-path`),
  }));
  return { head, crumbs, html: withMarkers(own.html), texts: withMarkers(own.texts) };
}

/**
 * What decides, beside the slots, how the layout renders a page. Pages that differ in it need different shells:
 * the number of crumbs, a card of another size, no keywords.
 */
export const structureOf = ({ head, crumbs, html, texts }: OwnParts): string =>
  [
    `${crumbs.length} crumbs`,
    `a card of ${head.cardSize.width} × ${head.cardSize.height} pixels`,
    head.keywords.length === 0 ? 'no keywords' : 'keywords',
    head.graph.length === 0 ? 'no structured data' : 'structured data',
    head.article === null ? 'no article tags' : 'article tags',
    `the parts ${[...Object.keys(html), ...Object.keys(texts)].join(', ')}`,
  ].join(', ');
