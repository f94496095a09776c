import { describe, expect, it } from 'vitest';
import { changedWords } from '#scripts/changes/word-diff.ts';

describe('the changed words of a text', () => {
  it.each([
    ['none, with other white space', 'we wash\nroofs', 'we  wash roofs', []],
    [
      'words in place of others',
      'we wash brick homes here',
      'we wash vinyl siding here',
      [{ removed: 'brick homes', added: 'vinyl siding' }],
    ],
    ['words added', 'we wash roofs', 'we gently wash roofs', [{ removed: '', added: 'gently' }]],
    ['words removed', 'we gently wash roofs', 'we wash roofs', [{ removed: 'gently', added: '' }]],
    ['a word doubled', 'very good', 'very very good', [{ removed: '', added: 'very' }]],
    [
      'at both ends',
      'a b c d e',
      'x b c d y',
      [
        { removed: 'a', added: 'x' },
        { removed: 'e', added: 'y' },
      ],
    ],
    [
      'moved words as removed and added',
      'one two three four',
      'two three four one',
      [
        { removed: 'one', added: '' },
        { removed: '', added: 'one' },
      ],
    ],
    ['everything', '', 'a new page', [{ removed: '', added: 'a new page' }]],
    ['nothing of an empty text', '', '', []],
  ])('%s', (_, before, after, changes) => {
    expect(changedWords(before, after)).toEqual(changes);
  });

  it('rebuild the new text from the old one', () => {
    const before = 'the crew washes walls and roofs and walks in spring and autumn';
    const after = 'a crew washes roofs and decks and walks in autumn and spring too';
    const changes = changedWords(before, after);
    const counts = (text: string) => text.split(' ').sort();
    const removed = changes.flatMap((change) => change.removed.split(' ')).filter(Boolean);
    const added = changes.flatMap((change) => change.added.split(' ')).filter(Boolean);
    const rest = counts(before);
    for (const word of removed) rest.splice(rest.indexOf(word), 1);
    expect([...rest, ...added].sort()).toEqual(counts(after));
  });

  it('are one change of very long texts that have little in common', () => {
    const text = (word: string) => Array.from({ length: 5000 }, (_, index) => `${word}${index}`).join(' ');
    const [change, ...others] = changedWords(`same ${text('a')} end`, `same ${text('b')} end`);
    expect(others).toEqual([]);
    expect(change).toEqual({ removed: text('a'), added: text('b') });
  });
});
