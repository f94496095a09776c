import { describe, expect, it } from 'vitest';
import { filesToCheck, MarkupReader } from '#tests/support/distinct-markup.ts';

interface Place {
  readonly name: string;
  readonly slug: string;
  readonly badges: readonly string[];
}

/** A page of a site with one template. */
const page = ({ name, slug, badges }: Place): string =>
  `<!DOCTYPE html><html lang="en"><head><title>${name}</title><link rel="canonical" href="https://www.example.com/${slug}">` +
  `<meta name="description" content="All of ${name}, here."></head> <body><header><a href="/">Home</a></header>` +
  `<main><h1 id="place">${name}</h1><ul>${badges.map((badge) => `<li>${badge}</li>`).join('')}</ul>` +
  `<section aria-labelledby="place"><p>See <a href="/${slug}">${name}</a>, since <time>2014</time>.</p>` +
  `<p>Washed<br>twice &amp; dried</p><svg viewBox="0 0 9 9"><path d="M1 2L3 4"/></svg>` +
  `<form><input type="hidden" name="page" value="/${slug}"></form>` +
  '<img src="/images/house.webp" alt="A house" width="4" height="3"></section></main></body></html>';

const PAGES = Array.from({ length: 12 }, (_, index) => ({
  file: `place-${index}.html`,
  html: page({
    name: `Mill Hill ${index}`,
    slug: `mill-${index}`,
    badges: ['brick homes', 'old oaks'].slice(index % 2),
  }),
}));
const LAST = PAGES.at(-1)!;

/** Mistakes in one place of one page, as a value that was not escaped or a row that no one expected would make. */
const MISTAKES: readonly (readonly [string, (html: string) => string])[] = [
  ['an unescaped <', (html) => html.replace('Washed', 'Washed < 2 days')],
  ['an unescaped &', (html) => html.replace('Washed', 'Washed &copy 2')],
  ['a reference to no character', (html) => html.replace('Washed', 'Washed &#0;')],
  ['a control character', (html) => html.replace('Washed', 'Washed \u0001')],
  ['an element that is not closed', (html) => html.replace('Washed', '<em>Washed')],
  ['an end tag without a start tag', (html) => html.replace('Washed', 'Washed</em>')],
  ['end tags in the wrong order', (html) => html.replace('Washed', '<b><i>Washed</b></i>')],
  ['an element that may not be there', (html) => html.replace('Washed', '<div>Washed</div>')],
  ['a link in a link', (html) => html.replace(/<a href="\/mill[^>]*>/, '$&<a href="/mill">Mill</a>')],
  ['a text between list items', (html) => html.replace('<ul>', '<ul>Badges')],
  ['an empty list item and a paragraph', (html) => html.replace('<ul>', '<ul><p></p>')],
  ['an attribute that does not exist', (html) => html.replace('<ul>', '<ul colour="red">')],
  ['an unquoted attribute', (html) => html.replace('id="place"', 'id=place')],
  ['an attribute twice', (html) => html.replace('alt="', 'width="4" alt="')],
  ['a picture without a text', (html) => html.replace(' alt="A house"', '')],
  ['a width that is no number', (html) => html.replace('width="4"', 'width="4px"')],
  ['a space in an address', (html) => html.replace('href="/mill', 'href="/mill hill')],
  ['an escape in an address', (html) => html.replace('href="/mill', 'href="/%mill')],
  ['a quotation mark in an attribute', (html) => html.replace('content="All', 'content="All "good"')],
  ['a quotation mark in a hidden value', (html) => html.replace('value="/', 'value="/"')],
  ['an unescaped & in a hidden value', (html) => html.replace('value="/', 'value="/&copy')],
  ['another host', (html) => html.replace('//www.example.com/', '//exa mple/')],
  ['a time that is none', (html) => html.replace('<time>2014<', '<time>the year 14<')],
  ['an id twice', (html) => html.replace('<p>Washed', '<p id="place">Washed')],
  ['a label that is missing', (html) => html.replace('id="place"', 'id="other"')],
  ['a second <main>', (html) => html.replace('</body>', '<main><h1 id="again">Mill</h1></main></body>')],
  ['a second <title>', (html) => html.replace('</title>', '</title><title>Mill</title>')],
  ['no <title>', (html) => html.replace(/<title>.*<\/title>/, '')],
  ['an empty <title>', (html) => html.replace(/<title>.*<\/title>/, '<title></title>')],
  ['an element that closes itself', (html) => html.replace('<ul>', '<p/><ul>')],
  ['a drawing with an unknown command', (html) => html.replace('L3 4', 'K3 4')],
  ['a comment in a comment', (html) => html.replace('<ul>', '<!-- <!-- --><ul>')],
];

describe('the pages whose markup has to be checked', () => {
  it('are the first of each form, however many have other words', () => {
    expect(filesToCheck(PAGES)).toEqual(['place-0.html']);
  });

  it.each(MISTAKES)('include a page with %s', (_, mistake) => {
    const html = mistake(LAST.html);
    expect(html).not.toBe(LAST.html);
    expect(filesToCheck([...PAGES, { file: 'faulty.html', html }])).toEqual(['place-0.html', 'faulty.html']);
  });

  it('include every page that repeats a mistake that a parser may repair', () => {
    const faulty = ['one.html', 'two.html'].map((file) => ({ file, html: LAST.html.replace('<ul>', '<ul><b>') }));
    expect(filesToCheck([...PAGES, ...faulty])).toEqual(['place-0.html', 'one.html', 'two.html']);
    expect(new MarkupReader().forms(faulty[0]!.html)).toBeNull();
  });
});
