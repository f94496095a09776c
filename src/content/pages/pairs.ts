import type { ImageEntry, PicturePair } from '#model/picture.ts';
import { type Service, washesWholeHouse } from '#model/service.ts';

/** The captions of a before/after pair. */
interface Captions {
  readonly before: string;
  readonly after: string;
}

/** The captions by service, and 'home' for the home page; they fit any picture of that work. */
const CAPTIONS: Readonly<Record<string, Captions>> = {
  home: {
    before: 'Green walls, a streaked roof, stains on the drive.',
    after: 'Algae, streaks and stains washed off.',
  },
  'house-washing': {
    before: 'Algae has turned the siding green.',
    after: 'The green is off; the siding shows its color.',
  },
  'roof-washing': {
    before: 'Black algae runs down the shingles.',
    after: 'The streaks are gone; the shingles are one color.',
  },
  'gutter-cleaning': {
    before: 'Leaves and needles fill the gutter.',
    after: 'The gutter is empty and free to drain.',
  },
  'outdoor-furniture-cleaning': {
    before: 'Algae on the chairs, grime on the patio.',
    after: 'The green is off the seats, the grime off the floor.',
  },
  'oil-stain-removal': {
    before: 'Engine oil has soaked into the concrete.',
    after: 'The oil is drawn out; the slab is pale again.',
  },
  'sidewalk-cleaning': {
    before: 'Grime and algae darken the walk.',
    after: 'The dark film is off; the concrete is pale.',
  },
  'window-cleaning': {
    before: 'Dust and rain marks dull the glass.',
    after: 'The marks are off; the sky shows in the panes.',
  },
  'deck-cleaning': {
    before: 'Gray fibers and algae cover the boards.',
    after: 'The gray is off; the wood is warm again.',
  },
  'dock-cleaning': {
    before: 'Boards gray with weather and lake algae.',
    after: 'The film is off; the boards are clean wood.',
  },
  'gazebo-cleaning': {
    before: 'Algae on the roof, the posts and the rails.',
    after: 'The green is off, from the roof to the rails.',
  },
  'driveway-pressure-washing': {
    before: 'Years of grime lie on the drive.',
    after: 'The grime is off; the concrete is pale.',
  },
  'soft-washing': {
    before: 'Algae clings to the gable wall.',
    after: 'The algae is off, without high pressure.',
  },
  'apartment-complex-soft-washing': {
    before: 'Algae streaks the walls of the building.',
    after: 'The streaks are off, floor by floor.',
  },
  'commercial-property-cleaning': {
    before: 'Streaks on the wall, grime on the walk.',
    after: 'Wall, awnings and walk are clean.',
  },
};

/** The pair of a service or of 'home'; null if pictures or captions are missing. */
export function picturePair(slug: string, name: string, images: readonly ImageEntry[]): PicturePair | null {
  const captions = CAPTIONS[slug];
  const before = images.find((image) => image.name === `pair-${slug}-before`);
  const after = images.find((image) => image.name === `pair-${slug}-after`);
  if (captions === undefined || before === undefined || after === undefined) return null;
  return {
    slug,
    name,
    before: { image: before, caption: captions.before },
    after: { image: after, caption: captions.after },
  };
}

/**
 * The pair of the home page. The drawing is of a whole house: a company that does not wash all of it has the first of its
 * services that has a pair, or none.
 */
export function homePair(
  services: readonly Pick<Service, 'catalogueSlug' | 'displayName'>[],
  images: readonly ImageEntry[],
): PicturePair | null {
  const home = picturePair('home', 'A house', images);
  const isDrawn = home !== null && (home.before.image.placeholder || home.after.image.placeholder);
  if (!isDrawn || washesWholeHouse(services)) return home;
  const pairs = services.map(({ catalogueSlug, displayName }) => picturePair(catalogueSlug, displayName, images));
  return pairs.find((pair) => pair !== null) ?? null;
}
