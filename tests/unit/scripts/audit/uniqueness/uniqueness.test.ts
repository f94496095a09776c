import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gateFindingCount } from '#scripts/audit/uniqueness/summary.ts';
import { compareFolder } from '#scripts/audit/uniqueness/comparison.ts';
import { answerShares, sharedAnswers, type Uniqueness } from '#scripts/audit/uniqueness/uniqueness.ts';
import { fingerprint, type PageFingerprint } from '#scripts/audit/uniqueness/fingerprint.ts';
import { placeText } from '#scripts/audit/uniqueness/place-page.ts';
import { Shingler } from '#scripts/audit/uniqueness/shingles.ts';
import { readPage } from '#scripts/audit/read-page.ts';
import { crumbs, faqArticle, type TinyPage, tinyPage } from '#tests/unit/scripts/audit/fixture.ts';

let dist = '';
beforeEach(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'uniqueness-'));
});
afterEach(() => rm(dist, { recursive: true }));

const words = (topic: string, count = 100): string => Array.from({ length: count }, (_, i) => `${topic}${i}`).join(' ');
const about = (name: string, text: string, page: TinyPage = {}): TinyPage => ({
  ...page,
  main: `${crumbs(`${name}, Irmo`)}<article><h2>${name}</h2><p>${text}</p></article>`,
});

async function read(pages: Readonly<Record<string, TinyPage>>) {
  for (const [at, page] of Object.entries(pages)) {
    const file = path.join(dist, `${at}.html`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, tinyPage(at, page));
  }
  return compareFolder(dist, null);
}

const findingsOf = ({ pageGates, siteGates }: Uniqueness, name: string) =>
  [...pageGates, ...siteGates].find((gate) => gate.name === name)?.findings;

test('pages with different words have no finding', async () => {
  const uniqueness = await read({
    '/faq/roof/irmo-a': about('A', words('a')),
    '/faq/roof/irmo-b': about('B', words('b')),
    '/faq/deck/irmo-a': about('A', words('c')),
  });
  expect(gateFindingCount(uniqueness)).toBe(0);
  expect(uniqueness.pages).toHaveLength(3);
});

test('two pages that differ only in the place name both fail the gate', async () => {
  const same = words('same');
  const uniqueness = await read({
    '/faq/roof/irmo-long-name': about('Long Name', `In Long Name ${same}`),
    '/faq/roof/irmo-b': about('B', `In B ${same}`),
    '/faq/roof/irmo-c': about('C', `In C ${words('own')}`),
  });
  const findings = findingsOf(uniqueness, 'pages about places differ in their words');
  expect(findings?.map(({ page }) => page)).toEqual(['/faq/roof/irmo-b', '/faq/roof/irmo-long-name']);
  expect(findings?.[0]?.says).toBe(
    'has a similarity of 1.000 to /faq/roof/irmo-long-name (neighborhoods of a service: at most 0.45)',
  );
});

test('two services of one place may be more similar, up to a limit of their own', async () => {
  const sharing = (own: number) => ({
    '/faq/roof/irmo-a': about('A', `${words('half')} ${words('roof', own)}`),
    '/faq/deck/irmo-a': about('A', `${words('half')} ${words('deck', own)}`),
  });
  expect(gateFindingCount(await read(sharing(50)))).toBe(0);
  const findings = findingsOf(await read(sharing(20)), 'pages about places differ in their words');
  expect(findings?.map(({ page }) => page)).toEqual(['/faq/deck/irmo-a', '/faq/roof/irmo-a']);
  expect(findings?.[0]?.says).toContain('(services of a neighborhood: at most 0.55)');
});

test('a noindex page is not compared', async () => {
  const uniqueness = await read({
    '/faq/roof/irmo-a': about('A', words('same')),
    '/faq/roof/irmo-b': about('B', words('same'), { noindex: true }),
  });
  expect(gateFindingCount(uniqueness)).toBe(0);
  expect(uniqueness.pages.map((page) => page.path)).toEqual(['/faq/roof/irmo-a']);
});

test('a page without an article fails a gate', async () => {
  const uniqueness = await read({ '/faq/roof/irmo-a': { main: words('menu') } });
  expect(findingsOf(uniqueness, 'pages about places have an article')).toEqual([
    { page: '/faq/roof/irmo-a', says: 'has no words in an article' },
  ]);
});

test('the median of a service counts from ten pages on', async () => {
  // Pages share 55 of 100 words: a similarity that is allowed for one page, but not as the median.
  const pages = Object.fromEntries(
    Array.from({ length: 10 }, (_, i) => [
      `/faq/roof/irmo-${i}`,
      about(`P${i}`, `${words('all', 55)} ${words(`own${i}x`, 45)}`),
    ]),
  );
  const uniqueness = await read(pages);
  expect(uniqueness.pageGates.flatMap(({ findings }) => findings)).toEqual([]);
  const findings = findingsOf(uniqueness, 'kinds of page differ in their words (median)');
  expect(findings).toHaveLength(1);
  expect(findings?.[0]?.says).toContain('whose median (roof) is 0.3');
});

test('reports kinds of page that read too easily and single pages that read too hard', async () => {
  const easy = 'We wash it. You look on. It is done.';
  const hard = `${'Extraordinarily complicated considerations necessitate interdisciplinary administrative deliberation '.repeat(3)}.`;
  const pages = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [
      `/faq/roof/irmo-p${index}`,
      about(`P${index}`, index === 7 ? hard : easy),
    ]),
  );
  const findings = findingsOf(await read(pages), 'kinds of page read at grade 6 to 9 (median)');
  expect(findings?.map(({ page }) => page)).toEqual(['/faq/roof/irmo-p0', '/faq/roof/irmo-p7']);
  expect(findings?.[1]?.says).toMatch(/at most 9\)$/);
});

function fingerprintOf(path: string, place: string, ...answers: string[]): PageFingerprint {
  const article = faqArticle(Object.fromEntries(answers.map((answer, index) => [`Question ${index}?`, answer])));
  const html = tinyPage(path, { main: crumbs(place) + article });
  return fingerprint(placeText(readPage(path, html))!, new Shingler(), null);
}

const answerPages = [
  fingerprintOf('/faq/roof/irmo-a', 'A, Irmo', 'Yes, in A.', 'Always.', 'One.', 'Two.'),
  fingerprintOf('/faq/roof/irmo-b', 'B, Irmo', 'Yes, in B.', 'Never.', 'Three.', 'Four.'),
  fingerprintOf('/services/irmo-south-carolina/roof/faqs', 'Irmo FAQs', 'Never.', 'Five.', 'Six.', 'Seven.'),
  fingerprintOf('/faq/deck/irmo-a', 'A, Irmo', 'Always.', 'Always.'),
];

test('answers that differ only in the place name are shared, across neighborhoods and cities', () => {
  expect(answerShares(answerPages).map(({ page, answers, shared }) => [page, answers, shared])).toEqual([
    ['/faq/roof/irmo-a', 4, 1],
    ['/faq/roof/irmo-b', 4, 2],
    ['/services/irmo-south-carolina/roof/faqs', 4, 1],
    // Another service; repetition on one page does not count.
    ['/faq/deck/irmo-a', 2, 0],
  ]);
});

test('a page with more than 30 % shared answers fails the gate', () => {
  expect(sharedAnswers(answerShares(answerPages))).toEqual([
    { page: '/faq/roof/irmo-b', says: 'has 2 of 4 answers from other pages of its service (at most 30 %)' },
  ]);
});
