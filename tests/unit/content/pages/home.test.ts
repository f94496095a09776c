import { describe, expect, it } from 'vitest';
import { benefits, defaultHeadline, homeLead, promises } from '#content/pages/home.ts';
import { DEFAULT_BUSINESS } from '#data/catalogue/business.ts';
import { OWN_BUSINESS } from '#tests/support/own-business.ts';
import { smallModel, smallService } from '#tests/support/small-model.ts';

const WHOLE_HOUSE = ['house-washing', 'roof-washing', 'driveway-pressure-washing'];

const offering = (...slugs: readonly string[]) =>
  slugs.map((catalogueSlug) => ({ ...smallService('house-washing'), catalogueSlug }));

describe('the headline of the home page', () => {
  it.each([
    [[...WHOLE_HOUSE, 'deck-cleaning'], 'Green walls, streaked roofs, stained drives. We wash them clean.'],
    [['soft-washing', 'dock-cleaning'], 'Green walls, slick docks. We wash them clean.'],
    [['roof-washing'], 'Streaked roofs. We wash them clean.'],
    [['gutter-cleaning'], 'Tell us what needs cleaning. We take it from there.'],
  ])('names only what a company washes: %j', (slugs, headline) => {
    expect(defaultHeadline(offering(...slugs))).toBe(headline);
  });
});

describe('the line below it', () => {
  const lead = (business: typeof DEFAULT_BUSINESS, ...slugs: readonly string[]): string =>
    homeLead({ ...smallModel(), business, services: offering(...slugs) });

  it('promises low pressure where there are walls or roofs, and a price where the company gives one first', () => {
    expect(lead(OWN_BUSINESS, ...WHOLE_HOUSE)).toBe(
      'House, roof and driveway washing for the Midlands, with low pressure where it matters and a price you know before we start.',
    );
    expect(lead(OWN_BUSINESS, 'gutter-cleaning')).toBe(
      'Gutter cleaning for the Midlands, with a price you know before we start.',
    );
    expect(lead(DEFAULT_BUSINESS, 'gutter-cleaning')).toBe('Gutter cleaning for the Midlands.');
  });
});

describe('the benefits', () => {
  const textsOf = (...slugs: readonly string[]): string =>
    benefits(OWN_BUSINESS, offering(...slugs), true)
      .map(({ title, text }) => `${title}. ${text}`)
      .join('\n');

  it('speak of walls and house washes only if the company washes houses', () => {
    expect(textsOf('house-washing').match(/\bwall|house wash|soft wash/gi)).toHaveLength(4);
    expect(textsOf('gutter-cleaning', 'roof-washing')).not.toMatch(/\bwall|house wash|soft wash|washes/i);
    expect(textsOf('gutter-cleaning')).not.toMatch(/last rinse/);
  });

  it('are at least one for a company that promises nothing', () => {
    expect(benefits(DEFAULT_BUSINESS, offering('gutter-cleaning'), false).map(({ title }) => title)).toEqual([
      'Efficient Service',
    ]);
  });
});

it('the figures below the hero name a pressure only if the company washes walls or roofs', () => {
  const figures = (...slugs: readonly string[]): readonly string[] =>
    promises({ business: DEFAULT_BUSINESS, services: offering(...slugs) }).map(({ figure }) => figure);
  expect(figures('roof-washing')).toEqual(['Under 500 PSI']);
  expect(figures('gutter-cleaning')).toEqual([]);
});
