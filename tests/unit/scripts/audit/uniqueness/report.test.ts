import { expect, test } from 'vitest';
import { sideBySide } from '#scripts/audit/uniqueness/report/side-by-side.ts';

test('the side-by-side view marks the words of shared shingles, with place names masked', () => {
  const one = { path: '/one', blocks: ['In Fox Run, we wash walls with care.', 'Heading <b>'], names: ['Fox Run'] };
  const other = { path: '/other', blocks: ['So in Irmo we wash walls, not roofs.'], names: ['Irmo'] };
  const page = sideBySide(one, other).value;
  expect(page).toContain('<p><mark>In Fox Run, we wash walls</mark> with care.</p><p>Heading &lt;b&gt;</p>');
  expect(page).toContain('<p>So <mark>in Irmo we wash walls</mark>, not roofs.</p>');
});
