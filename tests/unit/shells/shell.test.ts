import { expect, test } from 'vitest';
import type { Head } from '#model/page.ts';
import { cutShell, ShellFiller } from '#shells/shell.ts';
import { partsText } from '#shells/slots.ts';
import type { OwnParts } from '#shells/shelled-pages.ts';
import { placeholderOf } from '#shells/slots.ts';
import { escapeHtml } from '#content/article/html.ts';
import { graphJson } from '#seo/json-ld.ts';

const ORIGIN = 'https://wash.example';

const head: Head = {
  title: 'Walls & "more" <here>',
  description: `Mill's "walls" & roofs`,
  keywords: ['walls', 'roofs & gutters'],
  path: '/faq/walls/mill',
  index: true,
  card: '/images/og/default.jpg',
  cardAlt: 'A house',
  cardSize: { width: 1200, height: 630 },
  article: null,
  graph: [{ '@type': 'WebPage', name: 'Walls <&>' }],
};

const own: OwnParts = {
  head,
  crumbs: [
    { label: 'Home', path: '/' },
    { label: "O'Neal & Sons", path: '/faq/walls/mill' },
  ],
  html: { article: '<article><p>Text &amp; <b>more</b> $&</p></article>' },
  texts: { callToAction: "O'Neal's <price>" },
};

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A template: escapes texts and attributes as Astro does. */
function rendered({
  head: { title, description, keywords, path, card, cardAlt, graph, index },
  crumbs,
  html,
  texts,
}: OwnParts): string {
  return [
    `<title>${escapeHtml(title)}</title><meta name="robots" content="${index ? 'index' : 'noindex'}, follow">`,
    `<meta name="description" content="${attribute(description)}"><meta content="${attribute(title)}" data-a=">">`,
    `<link rel="canonical" href="${ORIGIN}${path}"><meta content="${ORIGIN}${card}"><meta content="${attribute(cardAlt)}">`,
    `<meta name="keywords" content="${attribute(keywords.join(', '))}">`,
    `<script type="application/ld+json">${graphJson(graph)}</script>`,
    `<nav><a href="${attribute(crumbs[0]!.path)}">${escapeHtml(crumbs[0]!.label)}</a>${escapeHtml(crumbs[1]!.label)}</nav>`,
    `<main>${html.article}<h2>${escapeHtml(texts['callToAction'] ?? '')}</h2></main>`,
  ].join('');
}

const shell = cutShell(rendered(placeholderOf(own)), own, ORIGIN);
const filler = new ShellFiller(shell);
const fill = (page: OwnParts, index: boolean): string =>
  Buffer.from(filler.fill(page.head.path, Buffer.from(partsText(page, ORIGIN)), index)).toString();

test('a filled shell is what the template renders, with every text escaped for where it stands', () => {
  expect(fill(own, true)).toBe(rendered(own));
});

test('pages of any length and script follow one another', () => {
  const long = { ...own, html: { article: '<p>Größe 漢字 🏠</p>'.repeat(20_000) } };
  for (const page of [own, long, own]) expect(fill(page, true) === rendered(page)).toBe(true);
});

test('a page is noindex by the verdict', () => {
  const filled = fill(own, false);
  expect(filled).toBe(rendered({ ...own, head: { ...head, index: false } }));
});

test('a template that leaves out a part of its page, or changes it, is named', () => {
  const without = rendered(placeholderOf(own)).replace(/<h2>.*<\/h2>/, '');
  expect(() => cutShell(without, own, ORIGIN)).toThrow('The template does not show callToAction of its page');
});

test('a page of another structure is named, with both structures', () => {
  const longer = { ...own, crumbs: [...own.crumbs, { label: 'Mill', path: '/mill' }] };
  expect(() => fill(longer, true)).toThrow(/^\/faq\/walls\/mill has 3 crumbs.*; other pages of its kind have 2 crumbs/);
  const silent = { ...own, head: { ...head, keywords: [] } };
  expect(() => fill(silent, true)).toThrow('no keywords');
});

test('a page is not filled with the own parts of another page, though their structures are the same', () => {
  const other = partsText({ ...own, head: { ...head, path: '/faq/walls/other' } }, ORIGIN);
  expect(() => filler.fill(head.path, Buffer.from(other), true)).toThrow(
    `${head.path} was given the own parts of /faq/walls/other.`,
  );
});
