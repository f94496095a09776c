import { expect, it } from 'vitest';
import { markdownHtml } from '#article/markdown.ts';

it('a post’s Markdown becomes headings, lists, links and tables', () => {
  const { value } = markdownHtml('## Algae\n\n- one\n- [two](/contact)\n\n| a | b |\n| - | - |\n| 1 | 2 |');
  expect(value).toContain('<h2>Algae</h2>');
  expect(value).toContain('<a href="/contact">two</a>');
  expect(value).toContain('<td>1</td>');
});

it.each([
  '<script>alert(1)</script>',
  '<img src="x" onerror="alert(1)">',
  '[run](javascript:alert(1))',
  '![run](javascript:alert(1))',
  '<a href="/x" onclick="alert(1)">x</a>',
  '<style>p { display: none }</style>',
])('a post that holds %j runs nothing', (source) => {
  expect(markdownHtml(source).value).not.toMatch(/<script|<style|onerror=|onclick=|javascript:/i);
});
