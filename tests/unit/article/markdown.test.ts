import { expect, it } from 'vitest';
import { readMarkdown } from '#article/markdown.ts';

const htmlOf = (source: string): string => readMarkdown(source).html.value;

it('a post’s Markdown becomes headings, lists, links and tables', () => {
  const html = htmlOf('## Algae\n\n- one\n- [two](/contact)\n\n| a | b |\n| - | - |\n| 1 | 2 |');
  expect(html).toContain('<h2 id="algae">Algae</h2>');
  expect(html).toContain('<a href="/contact">two</a>');
  expect(html).toContain('<td>1</td>');
});

it.each([
  '<script>alert(1)</script>',
  '<img src="x" onerror="alert(1)">',
  '[run](javascript:alert(1))',
  '![run](javascript:alert(1))',
  '<a href="/x" onclick="alert(1)">x</a>',
  '<style>p { display: none }</style>',
  '## <img src=x onerror=alert(1)>',
  '| <b onclick="alert(1)">x</b> |\n| - |\n| 1 |',
])('a post that holds %j runs nothing', (source) => {
  expect(htmlOf(source)).not.toMatch(/<script|<style|onerror=|onclick=|javascript:/i);
});

it('the contents of a post are its h2s, in order, by the ids they have in it', () => {
  const { html, contents } = readMarkdown('## What *works*\n\n### Bleach\n\n## Main\n\n## What works');
  expect(contents).toEqual([
    { id: 'what-works', text: 'What works' },
    { id: 'main-2', text: 'Main' },
    { id: 'what-works-2', text: 'What works' },
  ]);
  const ids = [...html.value.matchAll(/<h[23] id="([^"]+)"/g)].map((match) => match[1]);
  expect(ids).toEqual(['what-works', 'bleach', 'main-2', 'what-works-2']);
});

it('a post without h2s has no contents', () => {
  expect(readMarkdown('Only a **body**.\n\n### And an h3').contents).toEqual([]);
});

it('each table scrolls in a region of its own, which the keyboard reaches, named after its columns', () => {
  const table = '| | Soft |\n| - | - |\n| 1 | 2 |';
  const html = htmlOf(`${table}\n\n> ${table.replaceAll('\n', '\n> ')}`);
  expect([...html.matchAll(/<div class="table-scroll" role="region" [^>]*>(?=<table>)/g)].map(String)).toEqual([
    '<div class="table-scroll" role="region" aria-label="Table 1: Soft" tabindex="0">',
    '<div class="table-scroll" role="region" aria-label="Table 2: Soft" tabindex="0">',
  ]);
});

it('a picture alone in its paragraph is a figure with its title beneath; one among words stays among them', () => {
  expect(htmlOf('![Moss](https://x.org/moss.webp "After a year")')).toBe(
    '<figure><img src="https://x.org/moss.webp" alt="Moss" loading="lazy" decoding="async"><figcaption>After a year</figcaption></figure>',
  );
  expect(htmlOf('See ![Moss](https://x.org/moss.webp) here')).toMatch(/^<p>See <img [^>]+> here<\/p>$/);
});
