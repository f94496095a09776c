import { describe, expect, it } from 'vitest';
import {
  comparedPictures,
  formsText,
  guideChoices,
  placeStainLinks,
  postStainLinks,
  relatedStainLinks,
  serviceStainLinks,
  stainPicture,
  stainPlaces,
  stainPrice,
  stainService,
} from '#content/pages/stains.ts';
import { priceFigure } from '#content/prices.ts';
import type { ImageEntry } from '#model/picture.ts';
import type { Neighborhood } from '#model/place.ts';
import type { Stain, StainColor, StainForm, StainSurface } from '#model/stain.ts';
import { committedModel } from '#tests/support/committed-data.ts';
import { measuredRule } from '#tests/support/measured-rule.ts';
import { smallModel, smallPlace } from '#tests/support/small-model.ts';
import { SMALL_STAINS } from '#tests/support/small-stains.ts';

const stainOf = (slug: string): Stain => SMALL_STAINS.find((stain) => stain.slug === slug)!;

const picture = (name: string): ImageEntry => ({
  name,
  alt: name,
  title: name,
  description: name,
  category: 'stain',
  width: 800,
  height: 533,
  widths: [240, 800],
  formats: ['webp'],
  placeholder: false,
});

const NOTES = {} as NonNullable<Neighborhood['notes']>;
const placeWith = (
  slug: string,
  characteristics: readonly string[],
  more: Partial<Neighborhood> = {},
): Neighborhood => ({
  ...smallPlace('shandon'),
  slug,
  name: slug,
  citySlug: `${slug}-south-carolina`,
  characteristics,
  notes: NOTES,
  ...more,
});

describe('the guide to stains', () => {
  const choices = guideChoices(SMALL_STAINS);

  it('leads from each sign of each stain to that stain alone', () => {
    for (const stain of SMALL_STAINS) {
      for (const { where, color, form } of stain.signs) {
        const answers = choices
          .filter(({ surface }) => surface === where)
          .flatMap(({ colors }) => colors.filter((choice) => choice.color === color))
          .flatMap((choice) => choice.answers.filter(({ forms }) => forms.includes(form)));
        expect(answers.map((answer) => answer.stain.slug)).toEqual([stain.slug]);
      }
    }
  });

  it('shows look-alikes with the same sign side by side', () => {
    const [lichen, moss, ...others] = SMALL_STAINS;
    const shared = guideChoices([lichen!, { ...moss!, signs: lichen!.signs }, ...others]);
    const [gray] = shared[0]!.colors;
    expect(gray?.answers.map((answer) => `${formsText(answer)}: ${answer.stain.slug}`)).toEqual([
      'Crust: lichen',
      'Crust: moss',
    ]);
  });

  it('offers only surfaces and colors that lead to a stain', () => {
    expect(choices.map(({ surface }) => surface)).toEqual(['roof', 'siding', 'brick']);
    expect(choices[0]?.colors.map(({ color }) => color)).toEqual(['gray', 'green']);
  });

  it('asks for the form only where the color leaves a choice, and joins the forms of one stain', () => {
    const [gray, green] = choices[0]!.colors;
    expect(gray?.answers).toHaveLength(1);
    expect(green?.answers.map((answer) => `${formsText(answer)}: ${answer.stain.slug}`)).toEqual([
      'Spots or film: algae',
      'Crust: moss',
    ]);
  });
});

describe('the pictures of a stain', () => {
  const images = ['moss-on-roof', 'lichen-on-roof', 'lichen-on-brick', 'moss-on-brick'].map((name) =>
    picture(`stain-${name}`),
  );

  it('show it on the surface that was chosen, or else where it is drawn', () => {
    expect(stainPicture(stainOf('moss'), images, 'brick')?.name).toBe('stain-moss-on-brick');
    expect(stainPicture(stainOf('moss'), images, 'glass')?.name).toBe('stain-moss-on-roof');
    expect(stainPicture(stainOf('pollen'), images)).toBeNull();
  });

  it('show it and its look-alike on each surface where both are drawn', () => {
    const without = images.filter(({ name }) => name !== 'stain-lichen-on-roof');
    const namesIn = (known: readonly ImageEntry[]) =>
      comparedPictures(stainOf('moss'), stainOf('lichen'), known).map(({ own, like }) => [own?.name, like?.name]);
    expect(namesIn(without)).toEqual([['stain-moss-on-brick', 'stain-lichen-on-brick']]);
    expect(namesIn(images)).toEqual([
      ['stain-moss-on-roof', 'stain-lichen-on-roof'],
      ['stain-moss-on-brick', 'stain-lichen-on-brick'],
    ]);
    expect(namesIn([])).toEqual([[undefined, undefined]]);
  });
});

describe('links to stains', () => {
  it('of a service are to those that it removes, at a place to at most three, the common ones first', () => {
    const links = (characteristics?: readonly string[]) =>
      serviceStainLinks(
        SMALL_STAINS,
        { catalogueSlug: 'house-washing' },
        characteristics === undefined ? undefined : placeWith('a', characteristics),
      ).map(({ href }) => href);
    expect(links()).toEqual(['/stains/algae', '/stains/pollen']);
    expect(links(['pine woods'])).toEqual(['/stains/pollen', '/stains/algae']);
    const many = Array.from({ length: 5 }, (_, index) => ({ ...stainOf('algae'), slug: `s${index}` }));
    expect(serviceStainLinks(many, { catalogueSlug: 'house-washing' }, placeWith('a', []))).toHaveLength(3);
  });

  it('of a place are to those that are common there', () => {
    const slugs = placeStainLinks(SMALL_STAINS, placeWith('a', ['lakefront', 'tree canopy'])).map(({ href }) => href);
    expect(slugs).toEqual(['/stains/algae', '/stains/lichen', '/stains/moss']);
    expect(placeStainLinks(SMALL_STAINS, placeWith('a', ['apartments']))).toEqual([]);
  });

  it('of a post are to those that it names, in its order', () => {
    const post = { title: 'After the pollen', tags: ['Moss'], body: 'Lichen is slow.' };
    expect(postStainLinks(SMALL_STAINS, post).map(({ label }) => label)).toEqual(['Pollen', 'Moss', 'Lichen']);
    const known = SMALL_STAINS.map((stain) => (stain.slug === 'moss' ? { ...stain, keywords: ['green fur'] } : stain));
    const other = { title: 'Lichen', tags: [], body: 'That green fur on shingles.' };
    expect(postStainLinks(known, other).map(({ label }) => label)).toEqual(['Lichen', 'Moss']);
  });

  it('of a stain are to its look-alike first, and never to itself', () => {
    const links = relatedStainLinks(stainOf('moss'), SMALL_STAINS).map(({ href }) => href);
    expect(links[0]).toBe('/stains/lichen');
    expect(links).not.toContain('/stains/moss');
  });
});

describe('the places where a stain is common', () => {
  it('have its characteristics and a page of their own', () => {
    const places = [
      placeWith('both', ['lakefront', 'tree canopy']),
      placeWith('one', ['lakefront']),
      placeWith('none', ['apartments']),
      placeWith('unwritten', ['lakefront', 'tree canopy'], { notes: null }),
    ];
    expect(stainPlaces(stainOf('algae'), places).map(({ slug }) => slug)).toEqual(['both', 'one']);
  });

  it('are at most twelve, and at most two of a city', () => {
    const many = Array.from({ length: 60 }, (_, index) => placeWith(`p${index}`, ['tree canopy']));
    expect(stainPlaces(stainOf('moss'), many)).toHaveLength(12);
    const ofOne = many.map((place) => ({ ...place, citySlug: 'irmo-south-carolina' }));
    expect(stainPlaces(stainOf('moss'), ofOne)).toHaveLength(2);
  });
});

it('A stain has no service at a company that does not offer the one that removes it', () => {
  const { services } = smallModel();
  expect(stainService(stainOf('algae'), services)?.slug).toBe('house-washing');
  expect(stainService(stainOf('moss'), services)).toBeNull();
});

describe('the price of a stain', () => {
  const { services, business } = smallModel();
  const service = services.find(({ slug }) => slug === 'house-washing')!;
  const rules = [measuredRule('house-washing', 100, { from: 300, to: 450 })];
  const priced = { ...business, pricing: { startingAt: 100, range: { from: 100, to: 500 }, sample: false, rules } };
  const apart = { ...stainOf('algae'), pricedApart: true };

  it('is that of its service', () => {
    const price = stainPrice(stainOf('algae'), service, priced);
    expect(price).toMatchObject({ apart: null, figure: priceFigure('house-washing', priced) });
    expect(price.sentence).toContain(price.figure.price);
  });

  it('is none of its own where the service does not cover it, and no figure is made up', () => {
    const promises = { ...business.promises, freeEstimates: true };
    const { apart: said, figure } = stainPrice(apart, service, { ...priced, promises });
    expect(said).toMatch(/^Removing green algae has no list price: .* The quote is free\.$/);
    expect(said).not.toMatch(/\d/);
    expect(figure).toEqual(priceFigure('house-washing', priced));
    const paid = stainPrice(apart, service, { ...priced, promises: { ...promises, freeEstimates: false } });
    expect(paid.apart).not.toContain('free');
  });

  it('is not told apart by a company without prices, which quotes every job', () => {
    expect(stainPrice(apart, service, { ...business, pricing: null }).apart).toBeNull();
  });
});

describe('the committed guide', () => {
  const stains = committedModel().stains;
  const answers = (where: StainSurface, color: StainColor) =>
    guideChoices(stains)
      .find(({ surface }) => surface === where)
      ?.colors.find((choice) => choice.color === color)?.answers ?? [];
  const slugsFor = (form: StainForm) =>
    answers('concrete', 'orange')
      .filter(({ forms }) => forms.includes(form))
      .map(({ stain }) => stain.slug);

  it.each([
    ['spots', ['rust-stains', 'tannin-stains']],
    ['streaks', ['rust-stains', 'irrigation-rust']],
    ['film', ['irrigation-rust', 'red-clay-stains']],
  ] as const)('shows orange %s on concrete as each of the stains that look so there', (form, slugs) => {
    // Red clay is in the pack of a region that has it.
    const known = slugs.filter((slug) => stains.some((stain) => stain.slug === slug));
    expect(slugsFor(form).toSorted()).toEqual(known.toSorted());
  });

  it('shows everything orange on concrete on concrete', () => {
    const { images } = committedModel();
    const names = answers('concrete', 'orange').map(({ stain }) => stainPicture(stain, images, 'concrete')?.name);
    for (const name of names) expect(name).toMatch(/-on-concrete$/);
  });
});
