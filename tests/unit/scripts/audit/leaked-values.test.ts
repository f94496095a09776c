import { expect, it, test } from 'vitest';
import { leakedValues, rowProse } from '#scripts/audit/checks/leaked-values.ts';
import { smallModel } from '#tests/support/small-model.ts';
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

test('the prose of a row may mention such a word where a page of the company repeats it, not on its own page', () => {
  const { posts, services } = smallModel();
  const excerpt = 'Lines stay  undefined\nuntil the edge is cut.';
  const prose = rowProse({ posts: [{ ...posts[0]!, excerpt }], services });
  const main = `<p class="lead">${excerpt}</p>`;
  expect(leakedValues(factsOf({ main }, '/blog'), prose)).toEqual([]);
  expect(leakedValues(factsOf({ main: `${main}<p>undefined miles</p>` }, '/blog'), prose)).toHaveLength(1);
  expect(leakedValues(factsOf({ main }, '/blog/edges'), prose)).toHaveLength(1);
});
