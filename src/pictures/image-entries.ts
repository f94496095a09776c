import type { ImageEntry } from '#domain/image.ts';
import { GALLERY_PICTURES } from './gallery-pictures.ts';
import { CAROUSEL_PICTURES, HERO_PICTURES } from './hero-pictures.ts';
import { FAMILIES, largest } from './plan.ts';
import { type Drawn, SERVICE_PICTURES } from './service-pictures.ts';

const PLACEHOLDER = 'A drawn placeholder until a photograph of our own work takes its place.';

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

function entry(
  name: string,
  family: keyof typeof FAMILIES,
  category: ImageEntry['category'],
  drawn: Drawn,
): ImageEntry {
  const width = largest(family);
  return {
    name,
    alt: drawn.alt,
    title: drawn.title,
    description: PLACEHOLDER,
    category,
    width,
    height: Math.round(width / FAMILIES[family].aspect),
    // A carousel's largest file carries no width in its name, so it is not one of the variants.
    widths: family === 'carousel' ? [800] : FAMILIES[family].widths,
    formats: family === 'hero' ? ['avif', 'webp'] : ['webp'],
    placeholder: true,
  };
}

/** The metadata of the pictures that pages name, as data/catalogue/images.json holds it. */
export const imageEntries = (): readonly ImageEntry[] => [
  LOGO,
  ...Object.entries(HERO_PICTURES).map(([place, drawn]) => entry(`hero-${place}`, 'hero', 'hero', drawn)),
  ...CAROUSEL_PICTURES.map((drawn, index) => entry(`hero${index + 1}-desktop`, 'carousel', 'hero', drawn)),
  ...GALLERY_PICTURES.map((drawn, index) => entry(`gallery-${index + 1}`, 'gallery', 'gallery', drawn)),
  ...Object.entries(SERVICE_PICTURES).map(([slug, drawn]) => entry(`service-${slug}`, 'service', 'service', drawn)),
];
