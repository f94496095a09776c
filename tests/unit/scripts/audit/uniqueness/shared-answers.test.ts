import { expect, test } from 'vitest';
import { readPage } from '#scripts/audit/extract.ts';
import { placeWords } from '#scripts/audit/uniqueness/place-words.ts';
import { type PagePrint, printOf } from '#scripts/audit/uniqueness/print.ts';
import { answerShares, sharedAnswers } from '#scripts/audit/uniqueness/shared-answers.ts';
import { Shingler } from '#scripts/audit/uniqueness/shingles.ts';
import { crumbs, faqArticle, tinyPage } from '#tests/unit/scripts/audit/fixture.ts';

function print(path: string, place: string, ...answers: string[]): PagePrint {
  const article = faqArticle(Object.fromEntries(answers.map((answer, index) => [`Question ${index}?`, answer])));
  const html = tinyPage(path, { main: crumbs(place) + article });
  return printOf(placeWords(readPage(path, html))!, new Shingler(), null);
}

const pages = [
  print('/faq/roof/irmo-a', 'A, Irmo', 'Yes, in A.', 'Always.', 'One.', 'Two.'),
  print('/faq/roof/irmo-b', 'B, Irmo', 'Yes, in B.', 'Never.', 'Three.', 'Four.'),
  print('/services/irmo-south-carolina/roof/faqs', 'Irmo FAQs', 'Never.', 'Five.', 'Six.', 'Seven.'),
  print('/faq/deck/irmo-a', 'A, Irmo', 'Always.', 'Always.'),
];

test('an answer is the same when only the name differs, on pages of neighborhoods and of cities alike', () => {
  expect(answerShares(pages).map(({ page, answers, shared }) => [page, answers, shared])).toEqual([
    ['/faq/roof/irmo-a', 4, 1],
    ['/faq/roof/irmo-b', 4, 2],
    ['/services/irmo-south-carolina/roof/faqs', 4, 1],
    // Of another service; and a page may say a thing twice itself.
    ['/faq/deck/irmo-a', 2, 0],
  ]);
});

test('a page with more than 30 % of them misses the gate', () => {
  expect(sharedAnswers(answerShares(pages))).toEqual([
    { page: '/faq/roof/irmo-b', says: 'has 2 of 4 answers from other pages of its service, more than 30 %' },
  ]);
});
