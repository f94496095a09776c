import { describe, expect, it } from 'vitest';
import { html } from '#content/article/html.ts';
import { complexityOf, isTooComplex, MAX_BRACKETED, MAX_LINES, MAX_MARKS } from '#model/markdown-limits.ts';
import { renderMarkdown } from '#content/article/markdown.ts';
import { committedModel, hasCommittedSnapshot } from '#tests/support/committed-data.ts';

const LENGTH = 200_000;

describe('a text of 200,000 characters', () => {
  // Without a limit each of these takes between some seconds and hours.
  it.each([
    '*_',
    '>',
    '[',
    '`',
    'www.a_',
    'www.a_ ',
    '![',
    '[a](',
    '> - ',
    '- a\n',
    '1. a\n',
    '|a|b|\n',
    '>a\n',
    '-\n',
    'a\n===\n\n',
    'a\n---\n\n',
    '> a\n> -\n\n',
  ])('of %j is shown as it was written', (run) => {
    const source = run.repeat(Math.ceil(LENGTH / run.length));
    expect(renderMarkdown(source)).toEqual({
      html: html`<pre><code>${source}</code></pre>`,
      contents: [],
      omitted: [],
    });
  });

  // Few marks, but 16 seconds: the parser looks back to an open bracket at every word.
  it.each(['[', '![', '> [', '- [', '# ['])('of words after %j is shown as it was written', (start) => {
    const source = `${start.repeat(10)}${'word '.repeat(LENGTH / 5 - 10)}`;
    expect(renderMarkdown(source)).toEqual({
      html: html`<pre><code>${source}</code></pre>`,
      contents: [],
      omitted: [],
    });
  });

  // Hardly any marks, but minutes: each such line is a line of the list's or quote's paragraph.
  it.each(['- ', '1. ', '> ', '> - ', '- x\n\n  ', '[^1]: '])(
    'of short lines after %j is shown as it was written',
    (start) => {
      const source = start + 'a\n'.repeat(LENGTH / 2);
      expect(renderMarkdown(source)).toEqual({
        html: html`<pre><code>${source}</code></pre>`,
        contents: [],
        omitted: [],
      });
    },
  );

  it('of ordinary paragraphs is rendered', () => {
    const paragraph = 'Red clay *stains* the drive. **Rinse** it [the same day](/services).\n\n';
    const source = paragraph.repeat(400) + 'Clean concrete dries fast. '.repeat(6_500);
    expect(source.length).toBeGreaterThan(LENGTH);
    expect(renderMarkdown(source).html.value.match(/<em>stains<\/em>/g)).toHaveLength(400);
  });

  it('with one heading many times gives each its own id', () => {
    const { contents } = renderMarkdown('## Roof\n'.repeat(LENGTH / 8));
    expect(new Set(contents.map(({ id }) => id)).size).toBe(LENGTH / 8);
    expect(contents.slice(0, 3).map(({ id }) => id)).toEqual(['roof', 'roof-2', 'roof-3']);
  });
});

it('counts a bare address as ten marks', () => {
  expect(isTooComplex('*'.repeat(MAX_MARKS))).toBe(false);
  expect(isTooComplex('*'.repeat(MAX_MARKS + 1))).toBe(true);
  expect(isTooComplex('www.a '.repeat(MAX_MARKS / 10))).toBe(false);
  expect(isTooComplex('www.a '.repeat(MAX_MARKS / 10 + 1))).toBe(true);
});

it('counts the underline of a heading as ten marks', () => {
  for (const line of ['===', '---', '-', '  == ', '> ---']) {
    const heading = `${line.startsWith('>') ? '> ' : ''}Roof\n${line}\n\n`;
    const quoteMarks = line.startsWith('>') ? 1 : 0;
    const headings = Math.floor(MAX_MARKS / (10 + quoteMarks));
    expect(complexityOf(heading.repeat(headings))).toBe(null);
    expect(complexityOf(heading.repeat(headings + 1))).toBe('marks');
  }
});

it('limits the lines that follow one another without a blank one', () => {
  const lines = (count: number, start = ''): string => Array(count).fill(`${start}a`).join('\n');
  for (const start of ['', '- ', '> ', '1. ', '- x\n\n  ', '> x\n>\n> ']) {
    expect(complexityOf(start + lines(MAX_LINES))).toBe(null);
    expect(complexityOf(start + lines(MAX_LINES + 1))).toBe('lines');
    expect(complexityOf(`${start}${lines(MAX_LINES)}\n\n`.repeat(3))).toBe(null);
  }
  // Headings and the items of a list end a paragraph, numbers and quotes do not.
  for (const start of ['## ', '- ', '* ']) expect(complexityOf(lines(3 * MAX_LINES, start))).toBe(null);
  for (const start of ['> ', '7) ', '    - ']) expect(complexityOf(lines(MAX_LINES + 1, start))).toBe('lines');
});

it('limits the length of a paragraph only if it has a bracket', () => {
  const line = 'words '.repeat(100);
  const lines = Math.ceil(MAX_BRACKETED / line.length) + 1;
  const text = (start: string, between: string): string => start + Array(lines).fill(line).join(between);
  expect(complexityOf(text('', '\n'))).toBe(null);
  for (const start of ['[', '![']) {
    // Digits and bars do not end a paragraph.
    for (const between of ['\n', '\n> ', '\n7) ', '\n| ', '\n    - '])
      expect(complexityOf(text(start, between))).toBe('paragraph');
    for (const between of ['\n\n', '\n \n', '\n> \n> ', '\n- ', '\n## '])
      expect(complexityOf(text(start, between))).toBe(null);
  }
});

it('nests quotes and lists up to a hundred deep', () => {
  expect(isTooComplex(`${'> '.repeat(99)}deep`)).toBe(false);
  expect(isTooComplex(`${'> - '.repeat(50)}deep`)).toBe(true);
});

it.runIf(hasCommittedSnapshot)('no committed post comes near the limit', () => {
  for (const { body } of committedModel().posts) expect(isTooComplex(body.repeat(5))).toBe(false);
});
