import { expect, test } from 'vitest';
import { articleText } from '#content/article/text-blocks.ts';
import { ownNames } from '#scripts/audit/uniqueness/place-page.ts';
import { serviceTerms } from '#scripts/audit/uniqueness/subjects.ts';
import { type TextReading, TextReader } from '#scripts/audit/uniqueness/text-reader.ts';
import { shellGroups } from '#shells/shell-groups.ts';
import { committedModel } from '#tests/support/committed-data.ts';

const model = committedModel();
const terms = serviceTerms(model.services)[0];

/** What a page's readings say together. */
const summed = (readings: readonly TextReading[]) => ({
  text: readings
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join(' '),
  sentences: readings.flatMap(({ sentences }) => sentences),
  words: readings.flatMap(({ words }) => words),
  questions: readings.reduce((sum, { questions }) => sum + questions, 0),
  questionsAboutService: readings.reduce((sum, reading) => sum + reading.questionsAboutService, 0),
});

const paragraphs = (...texts: readonly string[]): string =>
  `<article>${texts.map((text) => `<p>${text}</p>`).join('')}</article>`;

test('an article reads the same whatever was read before it', () => {
  const site = { model, origin: 'https://wash.example', day: '2026-11-20', cards: new Set<string>() };
  const reader = new TextReader(terms);
  let remembered = 0;
  for (const { subjects, own } of shellGroups(site)) {
    for (const subject of subjects.slice(0, 40)) {
      const { html, crumbs } = own(subject);
      const names = ownNames(crumbs.at(-1)!.label);
      const found = summed(reader.readArticle(html.article, names));
      expect(found).toEqual(summed(new TextReader(terms).readArticle(html.article, names)));
      expect(found.text).toBe(articleText(html.article).blocks.join(' '));
      remembered += 1;
    }
  }
  expect(remembered).toBeGreaterThan(400);
});

test('a page whose texts come in another order, or stop early, reads as by itself', () => {
  const [one, two, three] = [
    'We wash roofs in an hour.',
    'We come when it rains, too.',
    'Call us at any time.',
  ] as const;
  const reader = new TextReader(terms);
  reader.readArticle(paragraphs(one, two, three), ['Irmo']);
  for (const texts of [[two, one, three], [one], [one, three], [one, two, three, one], [three, `${one} ${two}`]])
    expect(summed(reader.readArticle(paragraphs(...texts), ['Irmo'])).text).toBe(texts.join(' '));
});

test("a remembered text is read again for a place that it names, and masks the place's name there only", () => {
  const text = 'The old mill of Shandon stands beside the river.';
  const reader = new TextReader(terms);
  const elsewhere = summed(reader.readArticle(paragraphs(text), ['Irmo']));
  const there = summed(reader.readArticle(paragraphs(text), ['Shandon']));
  expect(there.sentences).not.toEqual(elsewhere.sentences);
  expect(there).toEqual(summed(new TextReader(terms).readArticle(paragraphs(text), ['Shandon'])));
  expect(summed(reader.readArticle(paragraphs(text), ['Irmo']))).toEqual(elsewhere);
});
