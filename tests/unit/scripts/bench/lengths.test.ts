import { expect, test } from 'vitest';
import { lengthLines } from '#scripts/bench/lengths.ts';

test('a page that is higher than its target is marked in the report', () => {
  const [, , , high, low, free] = lengthLines([
    { path: '/', type: 'home', height: 8501, formAt: 6900 },
    { path: '/faq', type: 'faq', height: 5000, formAt: null },
    { path: '/blog', type: 'blog', height: 99_000, formAt: null },
  ]);
  expect(high).toMatch(/^ {2}\/ +!8,501 +8,500 +6,900$/);
  expect(low).toMatch(/^ {2}\/faq +5,000 +5,000 +-$/);
  expect(free).toMatch(/^ {2}\/blog +99,000 +- +-$/);
});
