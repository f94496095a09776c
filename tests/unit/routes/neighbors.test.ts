import { describe, expect, it } from 'vitest';
import { neighborsAmong, neighborsOf, WINDOW_DEGREES } from '#routes/neighbors.ts';
import { committedModel } from '#tests/support/committed-data.ts';

const { neighborhoods } = committedModel();

describe('the neighbors of a place', () => {
  it('are the same when computed for one place from the places nearby', () => {
    const neighborsByPlace = neighborsOf(neighborhoods);
    for (const place of neighborhoods) {
      const at = place.coordinates?.latitude ?? 0;
      const near = neighborhoods.filter(
        (other) =>
          other !== place &&
          (place.coordinates === null
            ? other.citySlug === place.citySlug
            : Math.abs((other.coordinates?.latitude ?? 99) - at) <= WINDOW_DEGREES),
      );
      expect(neighborsAmong(place, near), place.slug).toEqual(neighborsByPlace.get(place));
    }
  });

  it('without coordinates are the first other places of its city', () => {
    const columbia = neighborhoods.filter((place) => place.citySlug === 'columbia-south-carolina');
    const [first, ...others] = columbia;
    expect(neighborsAmong({ ...first!, coordinates: null }, others)).toEqual(others.slice(0, 8));
  });
});
