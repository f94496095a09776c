import { expect, test } from 'vitest';
import { Comparison } from '#scripts/audit/uniqueness/comparison.ts';
import { crumbs, tinyPage } from '#tests/unit/scripts/audit/fixture.ts';

test('a issue in the comparing thread is told, and ends it', async () => {
  const comparison = new Comparison(null);
  await comparison.add({ path: '/not-about-a-place', names: [], blocks: ['Words.'], answers: [] });
  await expect(comparison.finish()).rejects.toThrow('/not-about-a-place is no page about a place.');
  await comparison.close();
});

test('more pages than may wait are all compared', async () => {
  const comparison = new Comparison(null);
  for (let page = 0; page < 700; page += 1) {
    const blocks = [`Page ${page} has its own number ${page * page}.`];
    await comparison.add({ path: `/faq/roof/irmo-${page}`, names: [], blocks, answers: [] });
  }
  expect((await comparison.finish()).pages).toHaveLength(700);
  await comparison.close();
});

test('a page given as it is built is compared by its words, unless it may not be listed', async () => {
  const comparison = new Comparison(null);
  const words = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ');
  const main = (name: string): string => `${crumbs(`${name}, Irmo`)}<article><p>${name}: ${words}</p></article>`;
  const give = (path: string, html: string): Promise<void> =>
    comparison.read(path, new TextEncoder().encode(html).buffer);
  await give('/faq/roof/irmo-ash', tinyPage('/faq/roof/irmo-ash', { main: main('Ash') }));
  await give('/faq/roof/irmo-oak', tinyPage('/faq/roof/irmo-oak', { main: main('Oak') }));
  await give('/faq/roof/irmo-elm', tinyPage('/faq/roof/irmo-elm', { main: main('Elm'), noindex: true }));
  const { pages, likeness } = await comparison.finish();
  await comparison.close();
  expect(pages.map(({ path }) => path)).toEqual(['/faq/roof/irmo-ash', '/faq/roof/irmo-oak']);
  // The names, which the breadcrumb tells, do not make them differ.
  expect(likeness.flatMap(({ pairs }) => pairs.map(({ value }) => value))).toContain(1);
});
