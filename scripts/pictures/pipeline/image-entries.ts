import type { ImageEntry } from '#model/picture.ts';
import { FAMILIES, largestWidth, type Caption } from '#scripts/pictures/families/families.ts';
import { GALLERY_PICTURES } from '#scripts/pictures/families/gallery.ts';
import { CAROUSEL_PICTURES, HERO_PICTURES } from '#scripts/pictures/families/heroes.ts';
import { PAIR_PICTURES, PAIR_STATES } from '#scripts/pictures/families/pairs.ts';
import { SERVICE_PICTURES } from '#scripts/pictures/families/services.ts';
import { CLEAN, STAIN_PICTURES } from '#scripts/pictures/families/stains.ts';
import type { PhotographCaption } from '#scripts/pictures/photographs/captions.ts';

const PLACEHOLDER = 'A drawn placeholder until a photograph of our own work takes its place.';
// Illustrations, which show nothing of the company's work: preflight does not ask for photographs of stains.
const ILLUSTRATION = 'A drawing of the guide to stains.';
const PHOTOGRAPH = 'A photograph that the company put in place of a drawing.';

/** The families that may be the largest paint of a page. */
const IN_TWO_FORMATS: ReadonlySet<keyof typeof FAMILIES> = new Set(['hero', 'carousel', 'pair', 'stain', 'surface']);

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

/** A picture with an entry in images.json. */
interface ListedPicture {
  readonly name: string;
  /** The name of a photograph that replaces it. */
  readonly slot: string;
  readonly family: keyof typeof FAMILIES;
  readonly category: ImageEntry['category'];
  readonly caption: Caption;
}

const PAIRS: readonly ListedPicture[] = Object.entries(PAIR_PICTURES).flatMap(([slug, pair]) =>
  PAIR_STATES.map(({ state }) => ({
    name: `pair-${slug}-${state}`,
    slot: `pairs/${slug}-${state}`,
    family: 'pair',
    category: slug === 'home' ? 'hero' : 'service',
    caption: pair[state],
  })),
);

const listed = (
  name: string,
  family: ListedPicture['family'],
  category: ListedPicture['category'],
  caption: Caption,
): ListedPicture => ({
  name,
  slot: name,
  family,
  category,
  caption,
});

const LISTED: readonly ListedPicture[] = [
  ...Object.entries(HERO_PICTURES).map(([place, drawn]) => listed(`hero-${place}`, 'hero', 'hero', drawn)),
  ...CAROUSEL_PICTURES.map((drawn, index) => listed(`hero${index + 1}-desktop`, 'carousel', 'hero', drawn)),
  ...GALLERY_PICTURES.map((drawn, index) => listed(`gallery-${index + 1}`, 'gallery', 'service', drawn)),
  ...Object.entries(SERVICE_PICTURES).map(([slug, drawn]) => ({
    ...listed(`service-${slug}`, 'service', 'service', drawn),
    slot: `services/${slug}`,
  })),
  ...PAIRS,
  ...STAIN_PICTURES.map((drawn) => ({
    ...listed(`stain-${drawn.slug}-on-${drawn.surface}`, drawn.slug === CLEAN ? 'surface' : 'stain', 'stain', drawn),
    slot: `stains/${drawn.slug}-on-${drawn.surface}`,
  })),
];

const SLOTS: ReadonlyMap<string, string> = new Map(LISTED.map(({ name, slot }) => [name, slot]));

/**
 * The name of the photograph that replaces a picture of images.json: services/roof-washing for service-roof-washing.
 */
export const photographName = (name: string): string => SLOTS.get(name) ?? name;

/** The captions of the photographs in use, by the photographs' names; empty where the owner wrote none. */
export type PhotographCaptions = ReadonlyMap<string, PhotographCaption>;

function entry({ name, slot, family, category, caption }: ListedPicture, captions: PhotographCaptions): ImageEntry {
  const width = largestWidth(family);
  const photograph = captions.get(slot);
  return {
    name,
    alt: photograph?.alt ?? caption.alt,
    title: photograph?.title ?? caption.title,
    description: photograph !== undefined ? PHOTOGRAPH : category === 'stain' ? ILLUSTRATION : PLACEHOLDER,
    category,
    width,
    height: Math.round(width / FAMILIES[family].aspect),
    widths: FAMILIES[family].widths,
    formats: IN_TWO_FORMATS.has(family) ? ['avif', 'webp'] : ['webp'],
    placeholder: photograph === undefined && category !== 'stain',
    ...(photograph?.place === undefined ? {} : { place: photograph.place }),
    ...(photograph?.month === undefined ? {} : { month: photograph.month }),
    ...(photograph?.caption === undefined ? {} : { caption: photograph.caption }),
  };
}

/** The metadata of the pictures that pages refer to by name: the content of data/catalogue/images.json. */
export const imageEntries = (captions: PhotographCaptions): readonly ImageEntry[] => [
  LOGO,
  ...LISTED.map((picture) => entry(picture, captions)),
];

/**
 * The words of drawings that pages show with the photographs that replaced them, by the photographs' names. Only a
 * gallery picture shows its title, and only without a line about the work: other titles say no more than the service.
 */
export const drawnWords = (captions: PhotographCaptions): ReadonlyMap<string, Partial<Caption>> =>
  new Map(
    LISTED.flatMap(({ slot, family, caption }) => {
      const own = captions.get(slot);
      if (own === undefined) return [];
      const showsTitle = family === 'gallery' && own.caption === undefined;
      const drawn: Partial<Caption> = {
        ...(own.alt === undefined ? { alt: caption.alt } : {}),
        ...(own.title === undefined && showsTitle ? { title: caption.title } : {}),
      };
      return Object.keys(drawn).length === 0 ? [] : [[slot, drawn] as const];
    }),
  );
