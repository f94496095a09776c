import { describe, expect, test } from 'vitest';
import { questions } from '#scripts/audit/checks/questions.ts';
import { factsOf } from './fixture.ts';

describe('questions in microdata', () => {
  const question = (name: string, answer: string): string =>
    `<details itemscope itemprop="mainEntity" itemtype="https://schema.org/Question"><summary><h3 itemprop="name">${name}</h3></summary>
     <div itemscope itemprop="acceptedAnswer" itemtype="https://schema.org/Answer"><p itemprop="text">${answer}</p></div></details>`;
  const faq = (inner: string): string => `<article itemscope itemtype="https://schema.org/FAQPage">${inner}</article>`;

  test('are whole with a name and an answer each', () => {
    expect(
      questions(
        factsOf({ main: faq(question('How?', 'With <a href="/contact">care</a>.') + question('When?', 'Soon.')) }),
      ),
    ).toEqual([]);
  });

  test('stand side by side, each with its own answer', () => {
    const [item] = factsOf({ main: faq(question('A?', 'a') + question('B?', 'b')) }).items;
    const entries = item?.properties.get('mainEntity')?.filter((entry) => typeof entry !== 'string');
    expect(entries?.map((entry) => entry.properties.get('name'))).toEqual([['A?'], ['B?']]);
  });

  test('are each looked at, not the first alone', () => {
    expect(questions(factsOf({ main: faq(question('A?', 'a') + question('B?', '')) }))).toEqual([
      'has no answer to "B?"',
    ]);
  });

  test('lack a name, an answer, or any question at all', () => {
    expect(questions(factsOf({ main: faq(question(' ', 'x')) }))).toEqual(['has a question without a name']);
    expect(questions(factsOf({ main: faq(question('How?', '')) }))).toEqual(['has no answer to "How?"']);
    expect(questions(factsOf({ main: faq('<p>Soon.</p>') }))).toEqual(['has a FAQPage without a question']);
  });

  test("belong to the page's one FAQPage", () => {
    expect(questions(factsOf({ main: question('How?', 'So.') }))).toEqual([
      'has a question outside of a FAQPage: "How?"',
    ]);
    expect(questions(factsOf({ main: faq(question('A?', 'a')) + faq(question('B?', 'b')) }))).toEqual([
      'has 2 FAQPage items',
    ]);
  });

  test('an answer in a meta tag is none, for no visitor reads it', () => {
    const meta = question('How?', '').replace('<p itemprop="text"></p>', '<meta itemprop="text" content="So.">');
    expect(questions(factsOf({ main: faq(meta) }))).toEqual(['has no answer to "How?"']);
  });
});
