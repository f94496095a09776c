import { describe, expect, it } from 'vitest';
import { PLACE_KIND_NAMES, placeKind } from '#model/place-kind.ts';
import { committedModel } from '#tests/support/committed-data.ts';

const { cities, neighborhoods } = committedModel();

describe('the places of the sample', () => {
  it('share a picture with at most 12 % of them, and use at least 20 pictures', () => {
    const kinds = neighborhoods.map(placeKind);
    const counts = PLACE_KIND_NAMES.map((name) => kinds.filter((kind) => kind === name).length);
    expect(Math.max(...counts) / neighborhoods.length).toBeLessThanOrEqual(0.12);
    expect(counts.filter((count) => count > 0).length).toBeGreaterThanOrEqual(20);
  });

  it('have ZIP codes in more notes than there are cities', () => {
    expect(neighborhoods.filter(({ notes }) => (notes?.postalCodes ?? []).length > 0).length).toBeGreaterThan(
      cities.length,
    );
  });

  it('are partly older than about 1940', () => {
    const old = ['historic homes', 'mill village'];
    expect(
      neighborhoods.filter(({ characteristics }) => old.some((term) => characteristics.includes(term))),
    ).not.toEqual([]);
  });
});
