import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { businessFacts, fillFacts } from '#data/catalogue/facts.ts';
import type { Business } from '#model/business.ts';
import type { Promises } from '#model/promises.ts';
import { OWN_BUSINESS } from '#tests/support/own-business.ts';

const file: unknown = JSON.parse(readFileSync('data/catalogue/common-questions.json', 'utf8'));

/** How many questions /faq leads with. */
const LEADING = 10;

/** The questions at the top of /faq of a company with this guarantee and these promises. */
function questionsOf(guarantee: Business['guarantee'], promises: Partial<Promises> = {}) {
  const business = { ...OWN_BUSINESS, guarantee, promises: { ...OWN_BUSINESS.promises, ...promises } };
  const { value } = fillFacts(file, businessFacts(business, []));
  return (value as { questions: readonly { question: string; answer: string }[] }).questions;
}

const NOT_HAPPY = "What if I'm not happy with the work?";

it('/faq answers what happens if the work disappoints with the guarantee', () => {
  const { answer } = questionsOf('clean-or-free promise', { cleansAgain: true })
    .slice(0, LEADING)
    .find(({ question }) => question === NOT_HAPPY)!;
  expect(answer).toMatch(/^Tell us, and we come back and clean it again: our clean-or-free promise covers it, /);
  expect(answer).toContain('href="/terms"');
});

it('/faq promises no second visit that the company does not promise', () => {
  const found = questionsOf('clean-or-free promise', { cleansAgain: false }).find(
    ({ question }) => question === NOT_HAPPY,
  );
  expect(found?.answer).toMatch(/^Tell us: our clean-or-free promise covers it, /);
});

it('/faq does not ask what happens if the work disappoints for a company without a guarantee', () => {
  expect(questionsOf(null, { cleansAgain: true }).map(({ question }) => question)).not.toContain(NOT_HAPPY);
});
