import { expect, test } from 'vitest';
import { NameMask } from '#scripts/audit/uniqueness/name-mask.ts';
import { readAnySentence, readSentence } from '#scripts/audit/uniqueness/sentence-reader.ts';
import { articleText } from '#content/article/text-blocks.ts';
import { shellGroups } from '#shells/shell-groups.ts';
import { committedModel } from '#tests/support/committed-data.ts';

const NAMES = ['St. Matthews', "Shaw's Creek", 'West Columbia', 'Columbia', 'North', "O'Neal", 'Mill-Hill 2'];
const mask = new NameMask(NAMES);

test.each([
  'The north wall of a house in North, near West Columbia and Columbia.',
  "St. Matthews' brick, Shaw's Creek, Shaw Creek, Shaws Creek, St. Matthews's roofs",
  "Columbia's oaks, Columbias, 'Columbia' and \"Columbia\", Columbia-based, Columbian",
  "O'Neal, O'Neal's, O'Neals, Neal, O' Neal and rock 'n' roll's",
  'Mill Hill 2, Mill-Hill 2, Mill Hill 22, mill hill 2 and Mill Hill',
  "It's $275-$450 (free!), 24/7.",
  'West',
  '',
  "'''",
])('reads a sentence in one pass as word by word: %s', (sentence) => {
  expect(readSentence(sentence, mask)).toEqual(readAnySentence(sentence, mask));
});

test('reads a name as one masked word, whatever the name', () => {
  const inColumbia = readSentence("We wash Columbia's roofs in May", mask);
  expect(inColumbia.words).toBe(6);
  expect(readSentence('We wash West Columbia roofs in may', mask)).toEqual(inColumbia);
  expect(readSentence('We wash Shandon roofs in May', mask)).not.toEqual(inColumbia);
  expect(readSentence('We wash Columbia’s roofs in May', mask)).toEqual(inColumbia);
});

test('reads every block of the sample in one pass as word by word', () => {
  const site = { model: committedModel(), origin: 'https://wash.example', day: '2026-11-20', cards: new Set<string>() };
  for (const { subjects, own } of shellGroups(site)) {
    for (const subject of subjects.slice(0, 20)) {
      const { html, crumbs } = own(subject);
      const names = new NameMask(crumbs.at(-1)!.label.split(', '));
      for (const block of articleText(html.article).blocks)
        expect(readSentence(block, names), block).toEqual(readAnySentence(block, names));
    }
  }
});
