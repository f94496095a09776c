import { describe, expect, test } from 'vitest';
import { jaccard, mixBits, Shingler } from '#scripts/audit/uniqueness/shingles.ts';
import { nearestByGroup, nearestNeighbors } from '#scripts/audit/uniqueness/nearest.ts';

const shingler = new Shingler();
const shinglesOf = (text: string): Uint32Array => shingler.shingles(text.split(' '));

describe('Jaccard similarity of shingles', () => {
  test('is a third for texts that share half of their words', () => {
    const half = Array.from({ length: 400 }, (_, i) => `same${i}`).join(' ');
    const rest = (name: string): string => Array.from({ length: 400 }, (_, i) => `${name}${i}`).join(' ');
    const value = jaccard(shinglesOf(`${half} ${rest('one')}`), shinglesOf(`${half} ${rest('other')}`));
    expect(value).toBeCloseTo(1 / 3, 2);
  });

  test('is 1 for the same text in another case, and ignores repetition', () => {
    const once = 'we wash the roof and rinse the walls';
    expect(jaccard(shinglesOf(once), shinglesOf(once.toUpperCase()))).toBe(1);
    expect(shinglesOf(`${once} ${once}`)).toHaveLength(8);
  });
});

/**
 * 400 sets of 300 numbers; every fourth shares `shared` of them with the next, all share 60 with each other.
 */
function plantedSets(shared: number): Uint32Array[] {
  return Array.from({ length: 400 }, (_, set) => {
    const twin = set % 4 === 1 ? set - 1 : set;
    const own = (index: number): number => mixBits(1_000_000 * (index < shared ? twin : set) + index + 1);
    const numbers = Array.from({ length: 300 }, (_each, index) => (index >= 240 ? mixBits(index + 1) : own(index)));
    return Uint32Array.from(new Set(numbers)).sort();
  });
}

describe('nearest neighbors', () => {
  test.each([140, 200])('are the same by hashing as by comparing every pair: %i of 300 shared', (shared) => {
    const sets = plantedSets(shared);
    const exact = nearestNeighbors(sets, sets.length);
    const likely = nearestNeighbors(sets, 0);
    const twins = sets.flatMap((_, set) => (set % 4 < 2 ? [set] : []));
    expect(twins.filter((set) => exact.partners[set] !== likely.partners[set])).toEqual([]);
    expect(twins.map((set) => likely.values[set])).toEqual(twins.map((set) => exact.values[set]));
  });

  test('are found among copies of one page without comparing every pair', () => {
    const set = Uint32Array.from({ length: 50 }, (_, index) => mixBits(index)).sort();
    const { values } = nearestNeighbors(
      Array.from({ length: 600 }, () => set),
      0,
    );
    expect(Math.min(...values)).toBe(1);
  });

  test('of several groups are the same on either thread', async () => {
    const groups = [140, 150, 160, 170].map(plantedSets);
    groups.splice(1, 0, groups[0]!.slice(0, 8));
    expect(await nearestByGroup(groups)).toEqual(groups.map((group) => nearestNeighbors(group)));
  });
});
