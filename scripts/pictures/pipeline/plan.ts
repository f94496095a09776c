import { PLACE_KINDS, type PlaceKind } from '#model/characteristic.ts';
import { fullIcon, logo, tileIcon } from '#scripts/pictures/cards/icons.ts';
import { type Crop, middle, showing } from '#scripts/pictures/drawing/canvas.ts';
import { PALETTE } from '#scripts/pictures/drawing/palette.ts';
import type { Svg } from '#scripts/pictures/drawing/svg.ts';
import { FAMILIES, largest } from '#scripts/pictures/families/families.ts';
import { GALLERY_PICTURES } from '#scripts/pictures/families/gallery.ts';
import { CAROUSEL_PICTURES, HERO_PICTURES } from '#scripts/pictures/families/heroes.ts';
import { PAIR_PICTURES, PAIR_STATES } from '#scripts/pictures/families/pairs.ts';
import { postScene } from '#scripts/pictures/families/posts.ts';
import { SERVICE_PICTURES } from '#scripts/pictures/families/services.ts';
import { placeView } from '#scripts/pictures/scenes/place-scene.ts';
import { kindViewOf } from '#scripts/pictures/scenes/place-views.ts';
import { storefrontScene } from '#scripts/pictures/scenes/storefront.ts';
import type { Encoding, Picture, Slot } from './picture.ts';

/** The place in a family that a photograph of this name takes. */
const slot = (name: string, family: keyof typeof FAMILIES): Slot => ({
  name,
  width: largest(family),
  height: Math.round(largest(family) / FAMILIES[family].aspect),
});

function sized(
  family: keyof typeof FAMILIES,
  stem: string,
  scene: Svg,
  encodings: readonly Encoding[] = ['webp'],
  crop: Crop = middle(FAMILIES[family].aspect),
): Picture {
  const files = encodings.flatMap((encoding) =>
    FAMILIES[family].widths.map((width) => ({ path: `images/${stem}-${width}.${encoding}`, width, encoding })),
  );
  return { svg: showing(scene, crop, largest(family)), files, slot: slot(stem, family) };
}

/** The carousel's largest file has no width in its name: the specification names it so (section 2). */
function slide(number: number, scene: Svg): Picture {
  const stem = `hero${number}-desktop`;
  const files = [
    { path: `images/${stem}.webp`, width: 1600, encoding: 'webp' },
    { path: `images/${stem}-800.webp`, width: 800, encoding: 'webp' },
  ] as const;
  const svg = showing(scene, middle(FAMILIES.carousel.aspect), largest('carousel'));
  return { svg, files, slot: slot(stem, 'carousel') };
}

const single = (path: string, svg: Svg, width: number, encoding: Encoding): Picture => ({
  svg,
  files: [{ path, width, encoding }],
});

/** The small view on a place card: one size for every screen, since it never shows larger. */
function kindPicture(kind: PlaceKind): Picture {
  const scene =
    kind === 'shops' ? storefrontScene(PALETTE.wall, PALETTE.brick, 'clean', 60) : placeView(kindViewOf(kind));
  const drawn = single(`images/places/${kind}.avif`, showing(scene, middle(16 / 9), 640), 640, 'avif');
  return { ...drawn, slot: { name: `places/${kind}`, width: 640, height: 360 } };
}

/** A maskable icon may be cut to its inner circle of 80 percent; a square of 0.6 just fits (Web App Manifest, 'safe zone'). */
const MASKABLE_SHARE = 0.6;

const ICONS: readonly Picture[] = [
  single('images/logo.svg', logo(), 64, 'svg'),
  single('favicon.svg', tileIcon(64), 64, 'svg'),
  single('favicon.ico', tileIcon(256), 32, 'ico'),
  single('icons/icon-192.png', tileIcon(192), 192, 'png'),
  single('icons/icon-512.png', tileIcon(512), 512, 'png'),
  single('icons/icon-maskable-512.png', fullIcon(512, MASKABLE_SHARE), 512, 'png'),
  single('apple-touch-icon.png', fullIcon(180, 0.74), 180, 'png'),
];

/** Both pictures of every pair. */
const pairs = (): readonly Picture[] =>
  Object.entries(PAIR_PICTURES).flatMap(([slug, { draw, crop }]) =>
    PAIR_STATES.map(({ state, wash }) => sized('pair', `pairs/${slug}-${state}`, draw(wash), ['avif', 'webp'], crop)),
  );

/** Which posts there are. */
export interface Subjects {
  readonly postSlugs: readonly string[];
}

/** Every picture of the site with its files, but for the cards, whose words are set first. */
export function picturePlan({ postSlugs }: Subjects): readonly Picture[] {
  const services = Object.entries(SERVICE_PICTURES).map(([slug, { scene }]) => ({ slug, scene: scene() }));
  const posts = postSlugs.map((slug) => ({ slug, scene: postScene(slug) }));
  return [
    ...ICONS,
    ...Object.entries(HERO_PICTURES).map(([place, { scene }]) =>
      sized('hero', `hero-${place}`, scene(), ['avif', 'webp']),
    ),
    ...CAROUSEL_PICTURES.map(({ scene }, index) => slide(index + 1, scene())),
    ...GALLERY_PICTURES.map(({ scene }, index) => sized('gallery', `gallery-${index + 1}`, scene())),
    ...services.map(({ slug, scene }) => sized('service', `services/${slug}`, scene)),
    ...posts.map(({ slug, scene }) => sized('post', `posts/${slug}`, scene)),
    ...pairs(),
    ...PLACE_KINDS.map(kindPicture),
  ];
}
