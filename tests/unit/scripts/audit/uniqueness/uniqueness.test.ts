import { expect, test } from 'vitest';
import { fingerprint, type PageFingerprint } from '#scripts/audit/uniqueness/fingerprint.ts';
import { placeText } from '#scripts/audit/uniqueness/place-page.ts';
import type { ServiceTerms } from '#scripts/audit/uniqueness/subjects.ts';
import { uniquenessLines } from '#scripts/audit/uniqueness/summary.ts';
import { compareFingerprints, type PageFigures } from '#scripts/audit/uniqueness/uniqueness.ts';
import { readPage } from '#scripts/audit/read-page.ts';
import { crumbs, type TinyPage, tinyPage } from '#tests/unit/scripts/audit/fixture.ts';

const ROOF: ServiceTerms = {
  slug: 'roof',
  names: ['Roof Washing', 'roof washing', 'Roof washing'],
  terms: ['roof washing', 'shingles'],
};
const DECK: ServiceTerms = {
  slug: 'deck',
  names: ['Deck Cleaning', 'deck cleaning', 'Deck cleaning'],
  terms: ['deck cleaning'],
};

/** A sentence of `words` words that no other topic has. */
const sentence = (topic: string, words = 10): string =>
  `${Array.from({ length: words }, (_, index) => `${index === 0 ? 'T' : ''}${topic}${index}`).join(' ')}.`;

interface Article {
  readonly place?: string;
  readonly sentences: readonly string[];
  readonly questions?: readonly string[];
  readonly page?: TinyPage;
}

function pageOf(path: string, { place = 'A, Irmo', sentences, questions = [], page = {} }: Article): PageFingerprint {
  const asked = questions.map((question) => `<details><summary>${question}</summary></details>`).join('');
  const main = `${crumbs(place)}<article><p>${sentences.join(' ')}</p>${asked}</article>`;
  const service = path.includes('/roof') ? ROOF : DECK;
  return fingerprint(placeText(readPage(path, tinyPage(path, { ...page, main })))!, service);
}

const figuresOf = (pages: readonly PageFingerprint[], path: string): PageFigures =>
  compareFingerprints(pages).pages.find((page) => page.path === path)!;

test('counts the words of a page that stand on no other page', () => {
  const pages = [
    pageOf('/faq/roof/irmo-a', { sentences: [sentence('own'), sentence('both')] }),
    pageOf('/faq/roof/irmo-b', { sentences: [sentence('both'), sentence('other', 30)] }),
  ];
  expect(figuresOf(pages, '/faq/roof/irmo-a').own).toBe(0.5);
  expect(figuresOf(pages, '/faq/roof/irmo-b').own).toBe(0.75);
});

test('masks the names of place, city and service, and leaves out sentences of fewer than five words', () => {
  const pages = [
    pageOf('/faq/roof/irmo-a', {
      place: 'Ash Hill, Irmo',
      sentences: ['Roof washing in Ash Hill near Irmo takes a day.', 'We come soon.'],
    }),
    pageOf('/faq/deck/irmo-b', {
      place: 'Oak, Irmo',
      sentences: ['Deck cleaning in Oak near Irmo takes a day.', 'They left early.'],
    }),
  ];
  expect(figuresOf(pages, '/faq/roof/irmo-a').own).toBe(0);
});

test('counts the words that other services’ pages of the same place have', () => {
  const pages = [
    pageOf('/faq/roof/irmo-a', { sentences: [sentence('own'), sentence('place', 30)] }),
    pageOf('/faq/deck/irmo-a', { sentences: [sentence('deck'), sentence('place', 30)] }),
    pageOf('/faq/roof/irmo-b', { sentences: [sentence('own')] }),
  ];
  expect(figuresOf(pages, '/faq/roof/irmo-a').shared).toBe(0.75);
  expect(figuresOf(pages, '/faq/roof/irmo-b').shared).toBe(0);
});

test('a page misses each gate by itself, with its figure and what is required', () => {
  const own = Array.from({ length: 10 }, (_, index) => sentence(`own${index}x`));
  const about = Array.from({ length: 15 }, (_, index) => `How many shingles number ${index}?`);
  const other = Array.from({ length: 4 }, (_, index) => `What about the garden number ${index}?`);
  const good: Article = { sentences: own, questions: [...about, ...other] };
  const missesOf = (page: Article, ...others: PageFingerprint[]) =>
    figuresOf([pageOf('/faq/roof/irmo-a', page), ...others], '/faq/roof/irmo-a').misses;
  expect(missesOf(good)).toEqual([]);
  const elsewhere = pageOf('/faq/roof/irmo-b', { sentences: own, questions: good.questions! });
  expect(missesOf(good, elsewhere)).toEqual([
    { gate: 'own', says: 'has 0.0 % of its words on no other page (at least 15.0 %)' },
  ]);
  const sibling = pageOf('/faq/deck/irmo-a', { sentences: own.slice(5), questions: good.questions! });
  expect(missesOf(good, sibling).map(({ gate }) => gate)).toEqual(['shared']);
  expect(missesOf({ sentences: own, questions: [...about.slice(1), ...other, 'And why is that so?'] })).toEqual([
    { gate: 'questions', says: 'has 14 of 19 questions about the service (at least 15)' },
  ]);
});

test('reports a misfit, and only pages that are indexed', () => {
  const same = [sentence('same', 40)];
  const pages = [
    pageOf('/faq/roof/irmo-a', { sentences: same }),
    pageOf('/faq/roof/irmo-b', { sentences: same, page: { noindex: true } }),
  ];
  const misfits = new Map([['/faq/roof/irmo-b', 'There are no roofs in B.']]);
  const uniqueness = compareFingerprints(pages, misfits);
  expect(uniqueness.pageGates.flatMap(({ findings }) => findings.map(({ page }) => page))).toEqual([
    '/faq/roof/irmo-a',
  ]);
  expect(uniqueness.pages[1]!.misses[0]).toEqual({ gate: 'fit', says: 'does not fit: There are no roofs in B.' });
});

test('prints by service how many pages are indexed and why the others are not', () => {
  const pages = [
    pageOf('/faq/roof/irmo-a', { sentences: [sentence('own')] }),
    pageOf('/faq/roof/irmo-b', { sentences: [sentence('all')], page: { noindex: true } }),
    pageOf('/faq/roof/irmo-c', { sentences: [sentence('all')], page: { noindex: true } }),
  ];
  const lines = uniquenessLines(compareFingerprints(pages, new Map([['/faq/roof/irmo-b', 'No.']])));
  const line = lines.find((text) => text.includes('roof, neighborhoods'))!;
  expect(line.trim().split(/\s+/).slice(-6)).toEqual(['3', '1', '1', '1', '0', '0']);
});

test('reports kinds of page that read too easily and single pages that read too hard', () => {
  const easy = ['We wash it.', 'You look on.', 'It is done.'];
  const hard = [
    'Extraordinarily complicated considerations necessitate interdisciplinary administrative deliberation.',
  ];
  const pages = Array.from({ length: 12 }, (_, index) =>
    pageOf(`/faq/roof/irmo-p${String(index).padStart(2, '0')}`, { sentences: index === 7 ? hard : easy }),
  );
  const [gate] = compareFingerprints(pages).siteGates;
  expect(gate!.findings.map(({ page }) => page)).toEqual(['/faq/roof/irmo-p00', '/faq/roof/irmo-p07']);
});
