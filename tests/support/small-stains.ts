import type { Stain, StainSign } from '#model/stain.ts';

const sign = (text: string): StainSign => {
  const [where, color, form] = text.split('/');
  return { where, color, form } as StainSign;
};

const stain = (slug: string, name: string, signs: readonly string[], more: Partial<Stain>): Stain => ({
  slug,
  name,
  inSentence: name.toLowerCase(),
  signs: signs.map(sign),
  look: `What ${name.toLowerCase()} looks like`,
  summary: `${name} in one sentence.`,
  metaDescription: `${name}: what it is, how to tell it from what it is taken for, whether it does harm, what you can do and what we do.`,
  keywords: ['one', 'two', 'three', 'four', 'five', 'six'].map((word) => `${name.toLowerCase()} ${word}`),
  lookAlike: 'moss',
  what: ['What it is.'],
  tell: ['How to tell it.'],
  harm: ['Whether it does harm.'],
  canDo: ['Sweep it.', 'Rinse it.', 'Leave it.'],
  mustNot: ['No wire brush.', 'No acid.', 'No ladder.'],
  weDo: ['We wash it.'],
  service: 'house-washing',
  pricedApart: false,
  characteristics: ['tree canopy'],
  sources: ['A university extension: the subject'],
  ...more,
});

/** The guide to stains of the small site: two services, one of which it offers, and a choice of each kind. */
export const SMALL_STAINS: readonly Stain[] = [
  stain('lichen', 'Lichen', ['roof/gray/crust', 'brick/gray/crust'], { service: 'roof-washing' }),
  stain('moss', 'Moss', ['roof/green/crust', 'brick/green/crust'], { lookAlike: 'lichen', service: 'roof-washing' }),
  stain('algae', 'Green algae', ['roof/green/film', 'roof/green/spots', 'siding/green/film'], {
    characteristics: ['lakefront', 'tree canopy'],
  }),
  stain('pollen', 'Pollen', ['siding/yellow/film'], { lookAlike: 'algae', characteristics: ['pine woods'] }),
];
