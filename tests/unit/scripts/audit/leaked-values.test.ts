import { expect, it } from 'vitest';
import { leakedValues } from '#scripts/audit/checks/leaked-values.ts';
import { factsOf } from './fixture.ts';

it.each(['[object Object]', '[object Map]', 'undefined', 'NaN'])(
  'a page that shows %s has a missing value',
  (leaked) => {
    expect(leakedValues(factsOf({ main: `<p>About ${leaked} miles away.</p>` }))).toEqual([
      `has "${leaked}" in its text: a value is missing`,
    ]);
  },
);

it('a page of words has none', () => {
  expect(leakedValues(factsOf({ main: '<p>Nan’s house has undefinedly many objects.</p>' }))).toEqual([]);
});
