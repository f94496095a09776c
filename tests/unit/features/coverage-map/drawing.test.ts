import { describe, expect, it } from 'vitest';
import { isClearOfBoxes, isClearOfLink } from '#features/coverage-map/hit-circle.ts';
import { boxAt, LEAST_TARGET, sharedArea, textBox } from '#features/coverage-map/lettering.ts';
import { MIDLANDS_LEVELS, TOWN_LEVELS } from '#features/coverage-map/levels.ts';
import { rankOf } from '#features/coverage-map/rank.ts';
import { heightOf, milesApart, project, widthOf } from '#features/coverage-map/sheet.ts';
import { committedModel } from '#tests/support/committed-data.ts';
import { coverageOf } from '#tests/support/coverage.ts';

const model = committedModel();
const drawing = coverageOf(model);
const sheets = [
  { name: 'the Midlands', drawn: drawing.midlands, levels: MIDLANDS_LEVELS },
  { name: 'the town', drawn: drawing.town, levels: TOWN_LEVELS },
];
/** Cities, and neighborhoods with room round their dot. */
const points = sheets.flatMap(({ drawn }) =>
  [...drawn.cities, ...drawn.neighborhoods].map((point) => ({ ...point, sheet: drawn.sheet })),
);
const crowded = sheets.flatMap(({ drawn }) => drawn.crowded.map((dot) => ({ ...dot, sheet: drawn.sheet })));
const homes = new Map([
  ...model.cities.map(({ slug, coordinates }) => [slug, coordinates] as const),
  ...model.neighborhoods.map(({ slug, citySlug, coordinates }) => [`${citySlug}/${slug}`, coordinates] as const),
]);

/** Every pair of a list, each once. */
const pairs = <T>(list: readonly T[]): (readonly [T, T])[] =>
  list.flatMap((one, index) => list.slice(0, index).map((other) => [one, other] as const));

describe('The coverage map', () => {
  it('has one point for every city and every neighborhood, inside the drawing', () => {
    const own = [...points, ...crowded].map(({ href }) => href);
    expect(new Set(own).size).toBe(own.length);
    expect(new Set(own)).toEqual(new Set(homes.keys()));
    const outside = [...points, ...crowded].filter(
      ({ spot: { x, y }, sheet }) => x <= 0 || y <= 0 || x >= widthOf(sheet) || y >= heightOf(sheet),
    );
    expect(outside).toEqual([]);
  });

  it('has cities where they are, and neighborhoods within about a mile', () => {
    const moved = [...points, ...crowded].map(({ href, spot, sheet }) => ({
      isCity: !href.includes('/'),
      miles: milesApart(spot, project(homes.get(href)!, sheet)),
    }));
    expect(Math.max(...moved.filter(({ isCity }) => isCity).map(({ miles }) => miles))).toBe(0);
    expect(Math.max(...moved.map(({ miles }) => miles))).toBeLessThan(1.25);
  });

  it('is the same for the same places', () => {
    expect(coverageOf(committedModel())).toEqual(drawing);
  });

  it('leaves places without coordinates, and those beyond its edges, to the list', () => {
    const [irmo, lexington, chapin] = ['irmo', 'lexington', 'chapin'].map((name) =>
      model.cities.find(({ slug }) => slug === `${name}-south-carolina`)!,
    );
    const paris = { latitude: 48.86, longitude: 2.35 };
    const cities = [irmo!, { ...lexington!, coordinates: null }, { ...chapin!, coordinates: paris }];
    const few = coverageOf({ business: model.business, cities, neighborhoods: [] });
    expect(few.midlands.cities.map(({ name }) => name)).toEqual(['Irmo']);
    expect(few.town.cities).toEqual([]);
  });
});

describe.each(sheets)('On the sheet of $name', ({ drawn, levels }) => {
  it('city targets are 24 px or more, and share no pixel with each other or a neighborhood, at any size', () => {
    const scales = new Map(model.cities.map(({ slug, profile }) => [slug, rankOf(profile?.population ?? null).scale]));
    levels.forEach(({ pixelsPerMile, cityType, className }, index) => {
      const classes = new Set(levels.slice(0, index + 1).map((level) => level.className));
      const boxes = drawn.cities
        .filter(({ named }) => classes.has(named))
        .map(({ name, href, spot, target }) => ({
          name,
          box: boxAt(target, spot, pixelsPerMile, cityType * scales.get(href)!),
        }));
      const small = boxes.filter(({ box }) => Math.min(box.right - box.left, box.bottom - box.top) < LEAST_TARGET);
      expect(small, className).toEqual([]);
      const crossed = pairs(boxes).filter(([a, b]) => sharedArea(a.box, b.box) > 0);
      expect(
        crossed.map(([a, b]) => `${a.name} and ${b.name}`),
        className,
      ).toEqual([]);
      const links = drawn.neighborhoods.filter(({ named }) => named !== null && classes.has(named));
      const covered = links.filter(
        ({ spot }) =>
          !isClearOfBoxes(
            spot,
            boxes.map(({ box }) => box),
            levels[index]!,
          ),
      );
      expect(covered, className).toEqual([]);
      const crowded = pairs(links).filter(([a, b]) => !isClearOfLink(a.spot, b.spot, levels[index]!));
      expect(
        crowded.map(([a, b]) => `${a.name} and ${b.name}`),
        className,
      ).toEqual([]);
    });
  });

  it('every city is named where there is most room', () => {
    const classes = levels.map(({ className }) => className);
    expect(drawn.cities.filter(({ named }) => !classes.includes(named))).toEqual([]);
  });

  it('names of neighborhoods that stand there at once cover none of each other', () => {
    levels.forEach(({ pixelsPerMile, placeType, className }, index) => {
      const classes = levels.slice(0, index + 1).map((level) => level.className);
      const names = drawn.neighborhoods
        .filter(({ named }) => named !== null && classes.includes(named))
        .map(({ name, spot, side }) => ({ name, box: boxAt(textBox(name, side), spot, pixelsPerMile, placeType) }));
      const shared = pairs(names).filter(([a, b]) => sharedArea(a.box, b.box) > 0);
      expect(
        shared.map(([a, b]) => `${a.name} over ${b.name}`),
        className,
      ).toEqual([]);
    });
    expect(drawn.neighborhoods.filter(({ named }) => named !== null).length).toBeGreaterThan(12);
  });

  it('the cities come nearest first', () => {
    const base = project(model.business.base, drawn.sheet);
    const miles = drawn.cities.map(({ spot }) => milesApart(spot, base));
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
  });
});

it('A city is ranked by its inhabitants, and last where nobody knows them', () => {
  expect(['136,000+', '23,500+', '11,500+', '570+', null].map((population) => rankOf(population).rank)).toEqual([
    1, 2, 3, 4, 4,
  ]);
});
