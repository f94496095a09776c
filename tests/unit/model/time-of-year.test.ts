import { describe, expect, it } from 'vitest';
import { THIRDS_IN_YEAR, thirdsOf, timeOfYear } from '#model/time-of-year.ts';

describe('a time of the year', () => {
  it.each([
    ['May', [[12, 15]]],
    ['late March into April', [[8, 10]]],
    ['November into December', [[30, 34]]],
    ['late April through June', [[11, 18]]],
    ['mid to late April', [[10, 12]]],
    ['May and early June', [[12, 16]]],
    [
      'December, January and late April',
      [
        [33, 36],
        [0, 3],
        [11, 12],
      ],
    ],
    ['December through February', [[33, 42]]],
    ['mid May to mid June', [[13, 17]]],
  ] as const)('%s is read in thirds of months', (text, spans) => {
    expect(timeOfYear(text)).toEqual(spans.map(([start, end]) => ({ start, end })));
  });

  it.each([
    'spring',
    'Late spring',
    'after the pollen',
    'May, weather permitting',
    '',
    'Smarch',
    'early',
    'May through',
  ])('%j is none: it names no months', (text) => expect(timeOfYear(text)).toBeNull());

  it('across New Year covers both ends of the year, and no third twice', () => {
    const thirds = thirdsOf(timeOfYear('October through April')!);
    expect([...thirds].sort((a, b) => a - b)).toEqual([
      ...Array.from({ length: 12 }, (_, index) => index),
      ...Array.from({ length: 9 }, (_, index) => THIRDS_IN_YEAR - 9 + index),
    ]);
  });
});
