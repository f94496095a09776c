import { expect, test } from 'vitest';
import { heatMap } from '#scripts/audit/uniqueness/report/report-page.ts';
import { countBins, histogram } from '#scripts/audit/uniqueness/report/histogram.ts';
import { sideBySide } from '#scripts/audit/uniqueness/report/side-by-side.ts';
import { CHARACTERISTICS } from '#model/characteristic.ts';
import { smallModel } from '#tests/support/small-model.ts';

test('a histogram counts values on the edge of a bin in the higher bin, and values out of range in the outer bins', () => {
  expect(countBins([0, 0.09, 0.1, 0.3, 0.95, 1, 7, -1], 0.1, 1)).toEqual([3, 1, 0, 1, 0, 0, 0, 0, 0, 3]);
});

test('a histogram has an accessible name and labeled lines', () => {
  const lines = [{ at: 0.45, word: 'gate' }];
  const svg = histogram({ label: 'A & B', values: [0.5], step: 0.1, until: 1, lines, format: String }).value;
  expect(svg).toMatch(/^<svg [^>]*role="img" aria-label="A &amp; B">/);
  expect(svg).toContain('gate 0.45');
});

test('the side-by-side view marks the words of shared shingles, with place names masked', () => {
  const one = { path: '/one', blocks: ['In Fox Run, we wash walls with care.', 'Heading <b>'], names: ['Fox Run'] };
  const other = { path: '/other', blocks: ['So in Irmo we wash walls, not roofs.'], names: ['Irmo'] };
  const page = sideBySide(one, other).value;
  expect(page).toContain('<p><mark>In Fox Run, we wash walls</mark> with care.</p><p>Heading &lt;b&gt;</p>');
  expect(page).toContain('<p>So <mark>in Irmo we wash walls</mark>, not roofs.</p>');
});

test('the heat map has a row per characteristic and a cell per service, empty without advice', () => {
  const model = smallModel();
  const map = heatMap(model).value;
  const cells = map.match(/<td class="heat-/g) ?? [];
  expect(cells).toHaveLength(Object.keys(CHARACTERISTICS).length * model.services.length);
  expect(map).toMatch(/<td class="heat-[123]" title="lakefront, [^"]+">[123]<\/td>/);
});
