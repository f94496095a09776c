import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatUniqueness, missCount } from '#scripts/audit/uniqueness/summary.ts';
import { readUniqueness } from '#scripts/audit/uniqueness/read-uniqueness.ts';
import type { Uniqueness } from '#scripts/audit/uniqueness/uniqueness.ts';
import { crumbs, type TinyPage, tinyPage } from '#tests/unit/scripts/audit/fixture.ts';

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
  return readUniqueness(dist, null);
}

const findingsOf = ({ pageGates, siteGates }: Uniqueness, name: string) =>
  [...pageGates, ...siteGates].find((gate) => gate.name === name)?.findings;

test('pages with words of their own pass', async () => {
  const uniqueness = await read({
    '/faq/roof/irmo-a': about('A', words('a')),
    '/faq/roof/irmo-b': about('B', words('b')),
    '/faq/deck/irmo-a': about('A', words('c')),
  });
  expect(missCount(uniqueness)).toBe(0);
  expect(uniqueness.pages).toHaveLength(3);
});

test('a page that differs from another in its name alone misses the gate, and so does the other', async () => {
  const same = words('same');
  const uniqueness = await read({
    '/faq/roof/irmo-long-name': about('Long Name', `In Long Name ${same}`),
    '/faq/roof/irmo-b': about('B', `In B ${same}`),
    '/faq/roof/irmo-c': about('C', `In C ${words('own')}`),
  });
  expect(findingsOf(uniqueness, 'pages about places differ in their words')).toEqual([
    {
      page: '/faq/roof/irmo-b',
      says: 'is 1.000 like /faq/roof/irmo-long-name (neighborhoods of a service: at most 0.45)',
    },
    {
      page: '/faq/roof/irmo-long-name',
      says: 'is 1.000 like /faq/roof/irmo-b (neighborhoods of a service: at most 0.45)',
    },
  ]);
  expect(formatUniqueness(uniqueness)).toMatch(/neighborhoods of a service +3 +1\.000/);
});

test('two services of one place may be more alike, and are held against each other', async () => {
  const half = words('half');
  const uniqueness = await read({
    '/faq/roof/irmo-a': about('A', `${half} ${words('roof', 20)}`),
    '/faq/deck/irmo-a': about('A', `${half} ${words('deck', 20)}`),
    '/faq/deck/irmo-b': about('B', words('other')),
  });
  expect(findingsOf(uniqueness, 'pages about places differ in their words')).toEqual([
    { page: '/faq/deck/irmo-a', says: 'is 0.708 like /faq/roof/irmo-a (services of a neighborhood: at most 0.55)' },
    { page: '/faq/roof/irmo-a', says: 'is 0.708 like /faq/deck/irmo-a (services of a neighborhood: at most 0.55)' },
  ]);
});

test('a page that is kept out of indexes is compared with none', async () => {
  const uniqueness = await read({
    '/faq/roof/irmo-a': about('A', words('same')),
    '/faq/roof/irmo-b': about('B', words('same'), { noindex: true }),
  });
  expect(missCount(uniqueness)).toBe(0);
  expect(uniqueness.pages.map((page) => page.path)).toEqual(['/faq/roof/irmo-a']);
});

test('a page without an article misses a gate, whatever else stands on it', async () => {
  const uniqueness = await read({ '/faq/roof/irmo-a': { main: words('menu') } });
  expect(findingsOf(uniqueness, 'pages about places have an article')).toEqual([
    { page: '/faq/roof/irmo-a', says: 'has no words in an article' },
  ]);
});

test('the median of each service counts as soon as it has ten pages', async () => {
  // Neighbours share 60 of their 100 words: 0.4 and less, which each page may, and all of them together may not.
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

test('a kind of page that reads too easily misses the gate, and so does a single page that reads too hard', async () => {
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
  expect(findings?.[1]?.says).toMatch(/above 9$/);
});
