import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FIGURE = /\$(\d[\d,]*(?:\.\d+)?)/g;

/** Every number anywhere in a JSON value. */
function numbersOf(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersOf) : [];
}

const business = JSON.parse(readFileSync('data/catalogue/business.json', 'utf8')) as {
  pricing: unknown;
  offers: unknown;
};
const ours = new Set([...numbersOf(business.pricing), ...numbersOf(business.offers)]);
const files = globSync('data/catalogue/{services,questions,cities,hubs}/*.json').sort();

describe('the dollar figures in the written texts', () => {
  it('are looked for where texts are written', () => {
    expect(files.length).toBeGreaterThan(28);
    expect(files.some((file) => FIGURE.test(readFileSync(file, 'utf8')))).toBe(true);
  });

  it.each(files)('of %s are the owner’s', (file) => {
    const figures = [...readFileSync(file, 'utf8').matchAll(FIGURE)].map(([, digits]) =>
      Number(digits!.replaceAll(',', '')),
    );
    expect(figures.filter((figure) => !ours.has(figure))).toEqual([]);
  });
});
