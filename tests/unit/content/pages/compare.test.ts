import { describe, expect, it } from 'vitest';
import { comparison } from '#content/pages/compare.ts';
import { priceFigure } from '#content/prices.ts';
import { committedModel } from '#tests/support/committed-data.ts';

const { business } = committedModel();
const service = (catalogueSlug: string) => ({ catalogueSlug, displayName: catalogueSlug });
const SOFT = service('soft-washing');
const DRIVE = service('driveway-pressure-washing');

describe('the comparison of methods', () => {
  it('has a cell for each method in every row', () => {
    const found = comparison([SOFT, DRIVE], business)!;
    expect(found.methods).toEqual(['Soft washing', 'Pressure washing', 'Do it yourself']);
    for (const { label, cells } of found.rows) {
      expect(cells, label).toHaveLength(found.methods.length);
      expect(
        cells.every((cell) => cell.endsWith('.')),
        label,
      ).toBe(true);
    }
  });

  it('takes its prices from the price rules', () => {
    const prices = comparison([SOFT, DRIVE], business)!.rows.find(({ label }) => label === 'Price')!.cells;
    for (const [index, { catalogueSlug }] of [SOFT, DRIVE].entries()) {
      expect(prices[index]).toContain(priceFigure(catalogueSlug, business).price);
    }
    const unpriced = comparison([SOFT, DRIVE], { ...business, pricing: null })!;
    expect(JSON.stringify(unpriced)).not.toContain('$');
  });

  it('names the pressures that the services name', () => {
    const words = committedModel()
      .services.map(({ profile }) => profile?.words.pressure ?? '')
      .join(' ');
    const cells = comparison([SOFT, DRIVE], business)!.rows.find(({ label }) => label === 'Pressure')!.cells;
    const figures = cells.join(' ').match(/\d[\d-]* PSI/g) ?? [];
    expect(figures).toHaveLength(2);
    for (const figure of figures) expect(words).toContain(figure);
  });

  it('leaves out a method that the company does not offer, and is none without any', () => {
    expect(comparison([DRIVE], business)!.methods).toEqual(['Pressure washing', 'Do it yourself']);
    expect(comparison([service('snow-guard-cleaning')], business)).toBeNull();
  });
});
