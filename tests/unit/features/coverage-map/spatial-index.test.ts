import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, SpatialIndex } from '#features/coverage-map/spatial-index.ts';

const coordinate = fc.double({ min: -20, max: 20, noNaN: true });
const side = fc.double({ min: 0.01, max: 3, noNaN: true });
const boxes = fc.array(
  fc
    .tuple(coordinate, coordinate, side, side)
    .map(([left, top, width, height]): Box => ({ left, top, right: left + width, bottom: top + height })),
  { maxLength: 30 },
);

test('the items at a point are all whose boxes contain it', () => {
  fc.assert(
    fc.property(boxes, coordinate, coordinate, (all, x, y) => {
      const index = new SpatialIndex<{ readonly box: Box }>(1);
      for (const box of all) index.add({ box });
      const found = new Set(index.at(x, y).map(({ box }) => box));
      const containing = all.filter(
        ({ left, top, right, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
      );
      expect(containing.filter((box) => !found.has(box))).toEqual([]);
    }),
  );
});
