import { describe, expect, test } from 'vitest';
import { ALL_LEADS, isFiltered, readLeadQuery, searchPatterns, writeLeadQuery } from '#staff/leads/lead-query.ts';

describe('the address', () => {
  test('restores search and filters', () => {
    const query = { search: 'Zoë & co', state: 'quoted', service: 'Roof Cleaning', city: 'West Columbia SC' } as const;
    expect(readLeadQuery(writeLeadQuery(query))).toEqual(query);
    expect(isFiltered(query)).toBe(true);
  });

  test('has no parameters for all leads, and ignores a state that does not exist', () => {
    expect(writeLeadQuery(ALL_LEADS)).toBe('');
    expect(readLeadQuery('?state=maybe&x=1')).toEqual(ALL_LEADS);
    expect(isFiltered({ ...ALL_LEADS, search: '  ' })).toBe(false);
  });
});

/** Whether a text of the store, in the form that the search compares, has every pattern. */
const finds = (search: string, stored: string): boolean =>
  searchPatterns(search).every((pattern) => {
    const parts = pattern.slice(1, -1).replace(/\\(.)/g, '$1').split('%');
    let at = 0;
    return parts.every((part) => (at = stored.indexOf(part, at) + part.length) >= part.length);
  });

describe('a search', () => {
  const stored = 'zoe boozer\nada@example.com\n(803) 555-0100\n1200-a main street 29201-1234\n50% off\n\n8035550100';

  test.each([
    'ZOË',
    'boozer zoe',
    'ada@',
    '803 555 0100',
    '(803) 555-0100',
    '8035550100',
    '+1 803-555-0100',
    '18035550100',
    '555 0100',
    'zoe 555-0100',
    '1200-a',
    '29201-1234',
    '50%',
    '  ',
  ])('for %j finds the lead', (search) => {
    expect(finds(search, stored)).toBe(true);
  });

  test.each([
    ["O'Brien", 'o’brien'],
    ['O’Brien', "o'brien"],
    ["O'Brien", 'obrien'],
  ])('for %s finds %s', (search, stored) => {
    expect(finds(search, stored)).toBe(true);
  });

  test.each(['zoe smith', '803 555 0101', 'example.org'])('for %j does not', (search) => {
    expect(finds(search, stored)).toBe(false);
  });

  test('takes the signs of patterns as they are', () => {
    expect(searchPatterns('50%_a\\')).toEqual(['%50\\%\\_a\\\\%']);
  });
});
