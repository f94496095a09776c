import { expect, it } from 'vitest';
import { html } from '#content/article/html.ts';
import { renderMarkdown } from '#content/article/markdown.ts';

const htmlOf = (source: string): string => renderMarkdown(source).html.value;

it('renders headings, lists, links and tables', () => {
  const html = htmlOf('## Algae\n\n- one\n- [two](/contact)\n\n| a | b |\n| - | - |\n| 1 | 2 |');
  expect(html).toContain('<h2 id="algae">Algae</h2>');
  expect(html).toContain('<a href="/contact">two</a>');
  expect(html).toContain('<td>1</td>');
});

it('lists the h2 headings of a post, with their ids, as its contents', () => {
  const { html, contents } = renderMarkdown('## What *works*\n\n### Bleach\n\n## Main\n\n## What works');
  expect(contents).toEqual([
    { id: 'what-works', text: 'What works' },
    { id: 'main-2', text: 'Main' },
    { id: 'what-works-2', text: 'What works' },
  ]);
  const ids = [...html.value.matchAll(/<h[23] id="([^"]+)"/g)].map((match) => match[1]);
  expect(ids).toEqual(['what-works', 'bleach', 'main-2', 'what-works-2']);
});

it('has no contents without h2 headings', () => {
  expect(renderMarkdown('Only a **body**.\n\n### And an h3').contents).toEqual([]);
});

it('wraps each table in a focusable scroll region, labelled with its columns', () => {
  const table = '| | Soft |\n| - | - |\n| 1 | 2 |';
  const html = htmlOf(`${table}\n\n> ${table.replaceAll('\n', '\n> ')}`);
  expect([...html.matchAll(/<div class="table-scroll" role="region" [^>]*>(?=<table>)/g)].map(String)).toEqual([
    '<div class="table-scroll" role="region" aria-label="Table 1: Soft" tabindex="0">',
    '<div class="table-scroll" role="region" aria-label="Table 2: Soft" tabindex="0">',
  ]);
});

const WIDE = '/images/uploads/0123456789abcdef0123456789abcdef-1600x1067.webp';
const NARROW = '/images/uploads/fedcba9876543210fedcba9876543210-600x400.jpg';
const UPRIGHT = '/images/uploads/00112233445566778899aabbccddeeff-1200x1600.webp';

it('renders an uploaded picture as a figure with its title as caption, or inline within a sentence', () => {
  expect(htmlOf(`![Moss](${NARROW} "After a year")`)).toBe(
    `<figure><img src="${NARROW}" width="600" height="400" alt="Moss" loading="lazy" decoding="async"><figcaption>After a year</figcaption></figure>`,
  );
  expect(htmlOf(`See ![Moss](${NARROW}) here`)).toMatch(/^<p>See <img [^>]+> here<\/p>$/);
});

it('adds a srcset to a wide uploaded picture, and the class tall to an upright one', () => {
  const small = WIDE.replace('.webp', '-small.webp');
  expect(htmlOf(`![Moss](${WIDE})`)).toContain(` srcset="${small} 800w, ${WIDE} 1600w" sizes="`);
  expect(htmlOf(`![Moss](${NARROW})`)).not.toContain('srcset');
  expect(htmlOf(`![Moss](${UPRIGHT})`)).toMatch(/<img class="tall" [^>]*width="1200" height="1600"/);
  expect(htmlOf(`![Moss](${WIDE})`)).not.toContain('tall');
});

it.each([
  'https://x.org/moss.webp',
  'http://x.org/moss.webp',
  '//x.org/moss.webp',
  'moss.webp',
  'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  '/images/posts/red-clay-driveway-stains-1200.webp',
  `${WIDE}?v=2`,
  `https://x.org${WIDE}`,
  WIDE.replace('.webp', '-small.webp'),
  WIDE.replace('1600x', '1601x'),
])('renders only the alt text of a picture at %s', (address) => {
  expect(htmlOf(`![Moss](${address} "After a year")`)).toBe('<p>Moss</p>');
  expect(htmlOf(`See ![Moss](${address}), here`)).toBe('<p>See Moss, here</p>');
  expect(htmlOf(`![](${address})`)).toBe('');
});

it.each([
  'https://x.org/a?b=1#c',
  'http://x.org',
  'Https://x.org',
  'mailto:a@x.org',
  'tel:+18035550142',
  '/contact',
  '/services#roof',
  '#cost',
])('renders a link to %s', (href) => {
  expect(htmlOf(`[a](${href})`)).toBe(`<p><a href="${href}">a</a></p>`);
});

it.each(['//x.org', 'contact', 'x.org', '?a=1', './a', 'ftp://x.org', 'xmpp:a@x.org', 'javascript:alert(1)'])(
  'renders only the text of a link to %s',
  (href) => {
    expect(htmlOf(`[a *b*](${href})`)).toBe('<p>a <em>b</em></p>');
  },
);

it('renders headings as h2 to h4, and none without text', () => {
  const html = htmlOf('# One\n\n## Two\n\n### Three\n\n#### Four\n\n##### Five\n\n###### Six\n\n## <b></b>');
  expect(html.match(/<h\d/g)).toEqual(['<h2', '<h2', '<h3', '<h4', '<h4', '<h4']);
});

it('starts an ordered list at its first number', () => {
  expect(htmlOf('3. three\n4. four')).toContain('<ol start="3">');
});

it('links footnotes and their references through ids that no heading has', () => {
  const html = htmlOf('## Note fn 1\n\nBleach[^1] and [soap[^1]](/contact)\n\n[^1]: Of 3 %.');
  expect(html).toContain('<sup><a href="#note.fn-1" id="note.fnref-1">1</a></sup>');
  expect(html).toContain('<li id="note.fn-1">');
  expect(html).toContain('<a href="#note.fnref-1" aria-label="Back to reference 1">');
  expect(html).toContain('<a href="/contact">soap<sup>1</sup></a>');
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
});

it('escapes the source of a text nested too deeply to parse', () => {
  const source = `${'>'.repeat(5_000)} deep`;
  expect(renderMarkdown(source)).toEqual({ html: html`<pre><code>${source}</code></pre>`, contents: [], omitted: [] });
});
