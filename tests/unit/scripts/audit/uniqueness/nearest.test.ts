import { describe, expect, test } from 'vitest';
import { jaccard } from '#scripts/audit/uniqueness/jaccard.ts';
import { nearestOf } from '#scripts/audit/uniqueness/nearest.ts';
import { nearestOfAll } from '#scripts/audit/uniqueness/nearest-of-all.ts';
import { mixed, Shingler } from '#scripts/audit/uniqueness/shingles.ts';

const shingler = new Shingler();
const shinglesOf = (text: string): Uint32Array => shingler.shingles(text.split(' '));

describe('likeness', () => {
  test('pages that share half of their text come to a third', () => {
    const half = Array.from({ length: 400 }, (_, i) => `same${i}`).join(' ');
    const rest = (name: string): string => Array.from({ length: 400 }, (_, i) => `${name}${i}`).join(' ');
    const value = jaccard(shinglesOf(`${half} ${rest('one')}`), shinglesOf(`${half} ${rest('other')}`));
    expect(value).toBeCloseTo(1 / 3, 2);
  });

  test('a text is wholly like itself, in any case, and a repeated sentence counts once', () => {
    const once = 'we wash the roof and rinse the walls';
    expect(jaccard(shinglesOf(once), shinglesOf(once.toUpperCase()))).toBe(1);
    expect(shinglesOf(`${once} ${once}`)).toHaveLength(8);
  });

  test('the order of words counts', () => {
    expect(jaccard(shinglesOf('a b c d e'), shinglesOf('e d c b a'))).toBe(0);
  });

  test('texts shorter than a shingle are compared whole, empty ones have nothing in common', () => {
    expect(jaccard(shinglesOf('two words'), shinglesOf('two words'))).toBe(1);
    expect(jaccard(new Uint32Array(), new Uint32Array())).toBe(0);
  });
});

/** 400 sets of 300 numbers; every fourth shares `shared` of them with the next, all of them 60 with each other. */
function plantedSets(shared: number): Uint32Array[] {
  return Array.from({ length: 400 }, (_, set) => {
    const twin = set % 4 === 1 ? set - 1 : set;
    const own = (index: number): number => mixed(1_000_000 * (index < shared ? twin : set) + index + 1);
    const numbers = Array.from({ length: 300 }, (_each, index) => (index >= 240 ? mixed(index + 1) : own(index)));
    return Uint32Array.from(new Set(numbers)).sort();
  });
}

describe('nearest neighbors', () => {
  test.each([140, 200])(
    'among many pages are found by their hashes as surely as pair by pair: %i of 300 shared',
    (shared) => {
      const sets = plantedSets(shared);
      const exact = nearestOf(sets, sets.length);
      const likely = nearestOf(sets, 0);
      const twins = sets.flatMap((_, set) => (set % 4 < 2 ? [set] : []));
      expect(twins.filter((set) => exact.partners[set] !== likely.partners[set])).toEqual([]);
      expect(twins.map((set) => likely.values[set])).toEqual(twins.map((set) => exact.values[set]));
    },
  );

  test('that are all copies of one another are found without comparing every pair', () => {
    const set = Uint32Array.from({ length: 50 }, (_, index) => mixed(index)).sort();
    const { values } = nearestOf(
      Array.from({ length: 600 }, () => set),
      0,
    );
    expect(Math.min(...values)).toBe(1);
  });

  test('of several groups, large and small, are each group’s own, on whichever thread they are found', async () => {
    const groups = [140, 150, 160, 170].map(plantedSets);
    groups.splice(1, 0, groups[0]!.slice(0, 8));
    expect(await nearestOfAll(groups)).toEqual(groups.map((group) => nearestOf(group)));
  });

  test('a page that is alone has none', () => {
    expect([...nearestOf([new Uint32Array([1])]).partners]).toEqual([-1]);
  });
});
