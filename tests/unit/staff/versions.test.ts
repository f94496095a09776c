import { describe, expect, it } from 'vitest';
import { contentOf } from '#staff/editor/form/post-content.ts';
import { diffContent } from '#staff/editor/versions/content-diff.ts';
import { readableText } from '#staff/editor/versions/readable-text.ts';
import { type DiffLine, diffLines, isSameText } from '#staff/editor/versions/text-diff.ts';
import { postRow } from './post-row.ts';

const textOf = (markdown: string): string[] => readableText(markdown).map(({ text }) => text);

describe('the readable text of a post', () => {
  it('has its words and none of the Markdown', () => {
    const markdown = [
      '## What *we* did',
      '',
      'First **one** thing, then [another](/services/roof-cleaning) and `more`.',
      '',
      '![A clean roof](/images/uploads/roof-800x600-abc.webp)',
      '',
      '> Well done.',
      '',
      '| Job | Price |',
      '| --- | --- |',
      '| Roof | $350 |',
      '',
      'See <https://example.com/>.',
    ].join('\n');
    expect(textOf(markdown)).toEqual([
      'What we did',
      'First one thing, then another (/services/roof-cleaning) and more.',
      '[Picture: A clean roof]',
      '“Well done.”',
      'Job | Price',
      'Roof | $350',
      'See https://example.com/.',
    ]);
    expect(readableText(markdown)[0]?.kind).toBe('heading');
  });

  it('numbers and indents lists', () => {
    expect(textOf('3. Rinse\n4. Dry\n   - with a cloth\n   - in the sun\n\n* Done')).toEqual([
      '3. Rinse',
      '4. Dry',
      '\u2003• with a cloth',
      '\u2003• in the sun',
      '• Done',
    ]);
  });

  it('leaves out no text of anything that Markdown can hold', () => {
    const markdown =
      'A[^1] ![b][pic]\n\n[^1]: C d.\n\n[pic]: /e.webp\n\n<aside>f</aside>\n\n    g h\n\n***\n\n- [x] i\n';
    const all = textOf(markdown).join(' ');
    for (const word of ['A', '[Picture: b]', 'C d.', '/e.webp', 'f', 'g h', 'i']) expect(all).toContain(word);
  });

  it('is the source for a text that would take too long to parse', () => {
    const markdown = `${'*a '.repeat(5001)}\n\n**b**`;
    expect(textOf(markdown).at(-1)).toBe('**b**');
  });
});

/** A comparison as text: -removed- and +added+. */
const marked = (lines: readonly DiffLine[]): string[] =>
  lines.map(({ parts }) =>
    parts
      .map(({ change, text }) => (change === 'same' ? text : change === 'added' ? `+${text}+` : `-${text}-`))
      .join(''),
  );
const diff = (before: string, after: string): string[] => marked(diffLines(readableText(before), readableText(after)));

describe('the comparison of two texts', () => {
  it('shows the words that changed in a line, and whole lines that came or went', () => {
    expect(diff('Same.\n\nWe wash roofs in May.\n\nGone.', 'New.\n\nSame.\n\nWe wash decks in May.')).toEqual([
      '+New.+',
      'Same.',
      'We wash -roofs-+decks+ in May.',
      '-Gone.-',
    ]);
  });

  it('shows a line that has little in common with the old one as another line', () => {
    expect(diff('We wash roofs.', 'Nothing here agrees with it at all.')).toEqual([
      '-We wash roofs.-',
      '+Nothing here agrees with it at all.+',
    ]);
  });

  it.each([
    ['', 'One.\n\nTwo.', ['+One.+', '+Two.+']],
    ['One.\n\nTwo.', '', ['-One.-', '-Two.-']],
    ['One.', 'One.', ['One.']],
  ])('of %j and %j is complete', (before, after, expected) => {
    expect(diff(before, after)).toEqual(expected);
  });

  it('contains both texts whole, whatever was changed', () => {
    const words = (seed: number): string =>
      Array.from({ length: 40 }, (_, at) => `w${(seed * (at + 3) * 7) % 11}${at % 5 === 4 ? '.\n\n' : ''}`).join(' ');
    for (let seed = 1; seed < 40; seed += 1) {
      const [before, after] = [readableText(words(seed)), readableText(words(seed + 1))];
      const lines = diffLines(before, after);
      const side = (other: 'removed' | 'added'): string[] =>
        lines
          .filter(({ change }) => change !== other)
          .map(({ parts }) => parts.flatMap(({ change, text }) => (change === other ? [] : [text])).join(''));
      expect(side('added')).toEqual(before.map(({ text }) => text));
      expect(side('removed')).toEqual(after.map(({ text }) => text));
    }
  });

  it('of two long texts without a line in common ends', () => {
    const text = (word: string): string => Array.from({ length: 4000 }, (_, at) => `${word} ${at}`).join('\n\n');
    expect(diffLines(readableText(text('a')), readableText(text('b'))).length).toBeGreaterThanOrEqual(4000);
  });
});

it('a comparison shows neighboring words that were replaced as one piece', () => {
  expect(diff('We wash one old roof in May.', 'We wash two new decks in May.')).toEqual([
    'We wash -one old roof-+two new decks+ in May.',
  ]);
});

describe('the comparison of two versions', () => {
  const before = contentOf(postRow({ body: 'Red clay **stains**.', tags: ['clay'] }));

  it('names the fields that changed, in the order of the form', () => {
    const after = { ...before, tags: ['clay', 'brick'], title: 'Red Carolina clay', body: 'Red clay stains brick.' };
    expect(diffContent(before, after).map(({ field }) => field)).toEqual(['title', 'body', 'tags']);
    expect(marked(diffContent(before, after)[0]!.lines)).toEqual(['Red +Carolina +clay']);
  });

  it('finds the same words where only their formatting differs', () => {
    const [changed, ...others] = diffContent(before, { ...before, body: 'Red clay stains.' });
    expect(changed?.field).toBe('body');
    expect(isSameText(changed!.lines)).toBe(true);
    expect(others).toEqual([]);
  });
});
