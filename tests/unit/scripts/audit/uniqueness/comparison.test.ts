import { expect, test } from 'vitest';
import { Comparison } from '#scripts/audit/uniqueness/comparison.ts';
import { readPlaceText } from '#scripts/audit/uniqueness/place-page.ts';
import { subjectsOf } from '#scripts/audit/uniqueness/subjects.ts';
import { crumbs, tinyPage } from '#tests/unit/scripts/audit/fixture.ts';

const NO_SUBJECTS = subjectsOf(null);
const EMPTY = { names: [], blocks: [], questions: [], noindex: false };

test('finish rejects with the error of the comparison thread', async () => {
  const comparison = new Comparison(NO_SUBJECTS);
  await comparison.add({ ...EMPTY, path: '/not-about-a-place' });
  await expect(comparison.finish()).rejects.toThrow('/not-about-a-place is not a page about a place.');
  await comparison.close();
});

test('compares all pages when more arrive than may wait', async () => {
  const comparison = new Comparison(NO_SUBJECTS);
  for (let page = 0; page < 700; page += 1) {
    const blocks = [`Page ${page} has its own number ${page * page}.`];
    await comparison.add({ ...EMPTY, path: `/faq/roof/irmo-${page}`, blocks });
  }
  const { pages } = await comparison.finish();
  expect(pages).toHaveLength(700);
  expect(pages.every(({ own }) => own === 1)).toBe(true);
  await comparison.close();
});

test('compares the articles of HTML pages, with what noindex pages say', async () => {
  const comparison = new Comparison(NO_SUBJECTS);
  const main = (name: string): string =>
    `${crumbs(`${name}, Irmo`)}<article><p>${name} has the very same words as all others.</p></article>`;
  const give = (path: string, html: string): Promise<void> => comparison.add(readPlaceText(path, html)!);
  await give('/faq/roof/irmo-ash', tinyPage('/faq/roof/irmo-ash', { main: main('Ash') }));
  await give('/faq/roof/irmo-elm', tinyPage('/faq/roof/irmo-elm', { main: main('Elm'), noindex: true }));
  const { pages } = await comparison.finish();
  await comparison.close();
  expect(pages.map(({ path, noindex, own }) => [path, noindex, own])).toEqual([
    ['/faq/roof/irmo-ash', false, 0],
    ['/faq/roof/irmo-elm', true, 0],
  ]);
});
