import { PLACE_KIND_NAMES, type PlaceKind } from '#model/place-kind.ts';
import { fullIcon, logo, tileIcon } from '#scripts/pictures/cards/icons.ts';
import { type Crop, centerCrop, svgDocument } from '#scripts/pictures/drawing/canvas.ts';
import type { Svg } from '#scripts/pictures/drawing/svg.ts';
import { FAMILIES, largestWidth } from '#scripts/pictures/families/families.ts';
import { GALLERY_PICTURES } from '#scripts/pictures/families/gallery.ts';
import { CAROUSEL_PICTURES, HERO_PICTURES } from '#scripts/pictures/families/heroes.ts';
import { PAIR_PICTURES, PAIR_STATES } from '#scripts/pictures/families/pairs.ts';
import { postScene } from '#scripts/pictures/families/posts.ts';
import { SERVICE_PICTURES } from '#scripts/pictures/families/services.ts';
import { CLEAN, STAIN_PICTURES, type StainPicture } from '#scripts/pictures/families/stains.ts';
import { kindScene } from '#scripts/pictures/scenes/kind-scenes.ts';
import type { Encoding, Picture, Slot } from './picture.ts';

/** The slot that a photograph of this name fills. */
const slot = (name: string, family: keyof typeof FAMILIES): Slot => ({
  name,
  width: largestWidth(family),
  height: Math.round(largestWidth(family) / FAMILIES[family].aspect),
});

function sizedPicture(
  family: keyof typeof FAMILIES,
  stem: string,
  scene: Svg,
  encodings: readonly Encoding[] = ['webp'],
  crop: Crop = centerCrop(FAMILIES[family].aspect),
): Picture {
  const files = encodings.flatMap((encoding) =>
    FAMILIES[family].widths.map((width) => ({
      path: `images/${stem}-${width}.${encoding}`,
      width,
      encoding,
      ...(family === 'stain' ? { grainy: true } : {}),
    })),
  );
  return { svg: svgDocument(scene, crop, largestWidth(family)), files, slot: slot(stem, family) };
}

/** A carousel picture. One of its files has no width in its name, as specified (section 2). */
function carouselPicture(number: number, scene: Svg): Picture {
  const stem = `hero${number}-desktop`;
  const sized = sizedPicture('carousel', stem, scene, ['avif', 'webp']);
  return { ...sized, files: [{ path: `images/${stem}.webp`, width: 1600, encoding: 'webp' }, ...sized.files] };
}

const singleFile = (path: string, svg: Svg, width: number, encoding: Encoding): Picture => ({
  svg,
  files: [{ path, width, encoding }],
});

/** The small picture on a place's card in a list: one size, because it never shows larger. */
function kindPicture(kind: PlaceKind): Picture {
  const svg = svgDocument(kindScene(kind), centerCrop(16 / 9), 640);
  const drawn = singleFile(`images/places/${kind}.avif`, svg, 640, 'avif');
  return { ...drawn, slot: { name: `places/${kind}`, width: 640, height: 360 } };
}

/**
 * A maskable icon may be cropped to a circle of 80 percent; a square of 0.6 fits inside (Web App Manifest,
 * 'safe zone').
 */
const MASKABLE_SHARE = 0.6;

const ICONS: readonly Picture[] = [
  singleFile('images/logo.svg', logo(), 64, 'svg'),
  singleFile('favicon.svg', tileIcon(64), 64, 'svg'),
  singleFile('favicon.ico', tileIcon(256), 32, 'ico'),
  singleFile('icons/icon-192.png', tileIcon(192), 192, 'png'),
  singleFile('icons/icon-512.png', tileIcon(512), 512, 'png'),
  singleFile('icons/icon-maskable-512.png', fullIcon(512, MASKABLE_SHARE), 512, 'png'),
  singleFile('apple-touch-icon.png', fullIcon(180, 0.74), 180, 'png'),
];

const pairs = (): readonly Picture[] =>
  Object.entries(PAIR_PICTURES).flatMap(([slug, { draw, crop }]) =>
    PAIR_STATES.map(({ state, wash }) =>
      sizedPicture('pair', `pairs/${slug}-${state}`, draw(wash), ['avif', 'webp'], crop),
    ),
  );

const stainPicture = ({ slug, surface, scene }: StainPicture): Picture =>
  sizedPicture(slug === CLEAN ? 'surface' : 'stain', `stains/${slug}-on-${surface}`, scene(), ['avif', 'webp']);

/**
 * Plans every picture of the site but the cards. Of the places in `placeSlugs`, short slugs, those with a drawing get a
 * hero, and of `stainSlugs` those with drawings get theirs.
 */
export function picturePlan(
  postSlugs: readonly string[],
  placeSlugs: readonly string[],
  stainSlugs: readonly string[],
): readonly Picture[] {
  const services = Object.entries(SERVICE_PICTURES).map(([slug, { scene }]) => ({ slug, scene: scene() }));
  const posts = postSlugs.map((slug) => ({ slug, scene: postScene(slug) }));
  return [
    ...ICONS,
    ...Object.entries(HERO_PICTURES)
      .filter(([place]) => placeSlugs.includes(place))
      .map(([place, { scene }]) => sizedPicture('hero', `hero-${place}`, scene(), ['avif', 'webp'])),
    ...CAROUSEL_PICTURES.map(({ scene }, index) => carouselPicture(index + 1, scene())),
    ...GALLERY_PICTURES.map(({ scene }, index) => sizedPicture('gallery', `gallery-${index + 1}`, scene())),
    ...services.map(({ slug, scene }) => sizedPicture('service', `services/${slug}`, scene)),
    ...posts.map(({ slug, scene }) => sizedPicture('post', `posts/${slug}`, scene)),
    ...pairs(),
    ...STAIN_PICTURES.filter(({ slug }) => slug === CLEAN || stainSlugs.includes(slug)).map(stainPicture),
    ...PLACE_KIND_NAMES.map(kindPicture),
  ];
}
