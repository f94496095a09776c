import { expect, test } from 'vitest';
import { Comparison } from '#audit/uniqueness/comparison.ts';

test('a fault in the comparing thread is told, and ends it', async () => {
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
