import { expect, test } from 'vitest';
import { Comparison } from '#scripts/audit/uniqueness/comparison.ts';
import { crumbs, tinyPage } from '#tests/unit/scripts/audit/fixture.ts';

test('finish rejects with the error of the comparison thread', async () => {
  const comparison = new Comparison(null);
  await comparison.add({ path: '/not-about-a-place', names: [], blocks: ['Words.'], answers: [] });
  await expect(comparison.finish()).rejects.toThrow('/not-about-a-place is not a page about a place.');
  await comparison.close();
});

test('compares all pages when more arrive than may wait', async () => {
  const comparison = new Comparison(null);
  for (let page = 0; page < 700; page += 1) {
    const blocks = [`Page ${page} has its own number ${page * page}.`];
    await comparison.add({ path: `/faq/roof/irmo-${page}`, names: [], blocks, answers: [] });
  }
  expect((await comparison.finish()).pages).toHaveLength(700);
  await comparison.close();
});

test('compares the articles of HTML pages with place names masked, and ignores noindex pages', async () => {
  const comparison = new Comparison(null);
  const words = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ');
  const main = (name: string): string => `${crumbs(`${name}, Irmo`)}<article><p>${name}: ${words}</p></article>`;
  const give = (path: string, html: string): Promise<void> =>
    comparison.addHtml(path, new TextEncoder().encode(html).buffer);
  await give('/faq/roof/irmo-ash', tinyPage('/faq/roof/irmo-ash', { main: main('Ash') }));
  await give('/faq/roof/irmo-oak', tinyPage('/faq/roof/irmo-oak', { main: main('Oak') }));
  await give('/faq/roof/irmo-elm', tinyPage('/faq/roof/irmo-elm', { main: main('Elm'), noindex: true }));
  const { pages, similarities } = await comparison.finish();
  await comparison.close();
  expect(pages.map(({ path }) => path)).toEqual(['/faq/roof/irmo-ash', '/faq/roof/irmo-oak']);
  expect(similarities.flatMap(({ pairs }) => pairs.map(({ value }) => value))).toContain(1);
});
