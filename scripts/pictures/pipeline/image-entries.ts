import type { ImageEntry } from '#model/picture.ts';
import { FAMILIES, largestWidth, type Caption } from '#scripts/pictures/families/families.ts';
import { GALLERY_PICTURES } from '#scripts/pictures/families/gallery.ts';
import { CAROUSEL_PICTURES, HERO_PICTURES } from '#scripts/pictures/families/heroes.ts';
import { PAIR_PICTURES, PAIR_STATES } from '#scripts/pictures/families/pairs.ts';
import { SERVICE_PICTURES } from '#scripts/pictures/families/services.ts';
import type { PhotographCaption } from '#scripts/pictures/photographs/captions.ts';

const PLACEHOLDER = 'A drawn placeholder until a photograph of our own work takes its place.';
const PHOTOGRAPH = 'A photograph that the company put in place of a drawing.';

const LOGO: ImageEntry = {
  name: 'logo',
  alt: 'A drop of water over a roof line',
  title: 'Logo',
  description: 'The company mark: a drop of water over a roof line.',
  category: 'logo',
  width: 64,
  height: 64,
  widths: [],
  formats: ['svg'],
  placeholder: false,
};

/** A picture with an entry: the name of the entry, and the name a photograph has that takes its place. */
interface ListedPicture {
  readonly name: string;
  readonly slot: string;
  readonly family: keyof typeof FAMILIES;
  readonly category: ImageEntry['category'];
  readonly words: Caption;
}

const PAIRS: readonly ListedPicture[] = Object.entries(PAIR_PICTURES).flatMap(([slug, pair]) =>
  PAIR_STATES.map(({ state }) => ({
    name: `pair-${slug}-${state}`,
    slot: `pairs/${slug}-${state}`,
    family: 'pair',
    category: slug === 'home' ? 'hero' : 'service',
    words: pair[state],
  })),
);

const listed = (
  name: string,
  family: ListedPicture['family'],
  category: ListedPicture['category'],
  words: Caption,
): ListedPicture => ({
  name,
  slot: name,
  family,
  category,
  words,
});

const LISTED: readonly ListedPicture[] = [
  ...Object.entries(HERO_PICTURES).map(([place, drawn]) => listed(`hero-${place}`, 'hero', 'hero', drawn)),
  ...CAROUSEL_PICTURES.map((drawn, index) => listed(`hero${index + 1}-desktop`, 'carousel', 'hero', drawn)),
  ...GALLERY_PICTURES.map((drawn, index) => listed(`gallery-${index + 1}`, 'gallery', 'gallery', drawn)),
  ...Object.entries(SERVICE_PICTURES).map(([slug, drawn]) => ({
    ...listed(`service-${slug}`, 'service', 'service', drawn),
    slot: `services/${slug}`,
  })),
  ...PAIRS,
];

/** Names of photographs, with the words that came with them. */
export type PhotographCaptions = ReadonlyMap<string, PhotographCaption>;

function entry({ name, slot, family, category, words }: ListedPicture, replaced: PhotographCaptions): ImageEntry {
  const width = largestWidth(family);
  const photograph = replaced.get(slot);
  return {
    name,
    alt: photograph?.alt ?? words.alt,
    title: photograph?.title ?? words.title,
    description: photograph === undefined ? PLACEHOLDER : PHOTOGRAPH,
    category,
    width,
    height: Math.round(width / FAMILIES[family].aspect),
    // A carousel's largest file carries no width in its name, so it is not one of the variants.
    widths: family === 'carousel' ? [800] : FAMILIES[family].widths,
    formats: family === 'hero' || family === 'pair' ? ['avif', 'webp'] : ['webp'],
    placeholder: photograph === undefined,
  };
}

/** The metadata of the pictures that pages name, as data/catalogue/images.json holds it. */
export const imageEntries = (replaced: PhotographCaptions = new Map()): readonly ImageEntry[] => [
  LOGO,
  ...LISTED.map((listed) => entry(listed, replaced)),
];

/** The alt texts that still describe a drawing though a photograph took its place, by the photograph's name. */
export const outdatedAlts = (replaced: PhotographCaptions): ReadonlyMap<string, string> =>
  new Map(
    LISTED.filter(({ slot }) => replaced.has(slot) && replaced.get(slot)?.alt === undefined).map(({ slot, words }) => [
      slot,
      words.alt,
    ]),
  );
