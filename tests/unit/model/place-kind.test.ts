import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHARACTERISTICS } from '#model/characteristic.ts';
import { PLACE_KIND_NAMES, PLACE_KINDS, placeKind } from '#model/place-kind.ts';
import { committedModel } from '#tests/support/committed-data.ts';

const places = committedModel().neighborhoods;
const kinds = places.map((place) => ({ place, kind: placeKind(place) }));

/** The years that a note names, such as 1910 for '1910s' and 1950 for 'mid-1900s'; after a year means until today. */
const yearsIn = (note: string): readonly number[] =>
  [...note.matchAll(/(after |mid-|middle of the )?\b(1[89]\d\d|20\d\d)s?\b/g)].flatMap(([, word, year]) => {
    if (word === 'after ') return [Number(year), 2030];
    return [Number(year) + (word === undefined ? 0 : 50)];
  });

describe('the picture of a place', () => {
  it('shows a building of the years that the note about its houses names', () => {
    const wrong = kinds.flatMap(({ place, kind }) => {
      const years = yearsIn(place.notes?.houses ?? '');
      const [from, to] = PLACE_KINDS[kind].built;
      const fits = years.length === 0 || (Math.min(...years) <= to && Math.max(...years) + 9 >= from);
      return fits ? [] : [`${place.slug}: ${kind} for ${years.join(', ')}`];
    });
    expect(wrong).toEqual([]);
  });

  it('has no garage to the street where most houses are older than about 1940', () => {
    const old = kinds.filter(({ place }) =>
      ['historic homes', 'mill village'].some((term) => place.characteristics.includes(term)),
    );
    expect(old.filter(({ kind }) => PLACE_KINDS[kind].built[0] >= 1985).map(({ place }) => place.slug)).toEqual([]);
  });

  it('exists for every kind', () => {
    const missing = PLACE_KIND_NAMES.filter((name) => !existsSync(join('public/images/places', `${name}.avif`)));
    expect(missing).toEqual([]);
  });
});

describe('a row without notes', () => {
  it('gets the most distinctive of its characteristics', () => {
    const kindOf = (...characteristics: readonly string[]): string => placeKind({ characteristics, notes: null });
    expect(kindOf('pine woods', 'lakefront')).toBe('lake-house');
    expect(kindOf('lakefront', 'mid-century ranches')).toBe('lake-ranch');
    expect(kindOf('tree canopy', 'historic homes')).toBe('foursquare');
  });

  it('gets a general street for unknown words or none', () => {
    expect(placeKind({ characteristics: [], notes: null })).toBe('ranch');
    expect(placeKind({ characteristics: ['a forest of ponderosa pines'], notes: null })).toBe('ranch');
  });

  it('gets no front garage for an old characteristic beside any other', () => {
    for (const old of ['historic homes', 'mill village']) {
      for (const other of Object.keys(CHARACTERISTICS)) {
        const kind = placeKind({ characteristics: [other, old], notes: null });
        expect([old, other, PLACE_KINDS[kind].built[0] < 1985]).toEqual([old, other, true]);
      }
    }
  });
});

it('a note’s own kind wins over the characteristics', () => {
  expect(placeKind({ characteristics: ['lakefront'], notes: { kind: 'bungalow' } })).toBe('bungalow');
  // A live page has no notes of a place in the build, only the kind that they name.
  expect(placeKind({ characteristics: ['lakefront'], notes: null, kind: 'bungalow' })).toBe('bungalow');
});
