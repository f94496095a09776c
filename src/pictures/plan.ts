import { CARD, card } from './card.ts';
import { GALLERY_PICTURES } from './gallery-pictures.ts';
import { CAROUSEL_PICTURES, HERO_PICTURES } from './hero-pictures.ts';
import { fullIcon, logo, tileIcon } from './mark.ts';
import type { Encoding, Picture } from './picture.ts';
import { placeView } from './place-view.ts';
import { HUB_SLUGS, hubViewOf, viewOf } from './place-views.ts';
import { postScene } from './post-pictures.ts';
import { SERVICE_PICTURES } from './service-pictures.ts';
import { middle, showing } from './stage.ts';
import type { Svg } from './svg.ts';

/** Widths in pixels and the aspect of each family of pictures. */
export const FAMILIES = {
  hero: { widths: [400, 800, 1200, 1600], aspect: 16 / 9 },
  carousel: { widths: [800, 1600], aspect: 16 / 9 },
  gallery: { widths: [400, 800, 1600], aspect: 4 / 3 },
  service: { widths: [400, 800, 1200], aspect: 3 / 2 },
  post: { widths: [400, 800, 1200], aspect: 3 / 2 },
} as const;

/** The largest width of a family. */
export const largest = (family: keyof typeof FAMILIES): number => Math.max(...FAMILIES[family].widths);

function sized(
  family: keyof typeof FAMILIES,
  stem: string,
  scene: Svg,
  encodings: readonly Encoding[] = ['webp'],
): Picture {
  const { widths, aspect } = FAMILIES[family];
  const files = encodings.flatMap((encoding) =>
    widths.map((width) => ({ path: `images/${stem}-${width}.${encoding}`, width, encoding })),
  );
  return { svg: showing(scene, middle(aspect), largest(family)), files };
}

/** The carousel's largest file has no width in its name: the specification names it so (section 2). */
function slide(number: number, scene: Svg): Picture {
  const stem = `images/hero${number}-desktop`;
  const files = [
    { path: `${stem}.webp`, width: 1600, encoding: 'webp' },
    { path: `${stem}-800.webp`, width: 800, encoding: 'webp' },
  ] as const;
  return { svg: showing(scene, middle(FAMILIES.carousel.aspect), largest('carousel')), files };
}

const ogCard = (name: string, scene: Svg): Picture => ({
  svg: card(scene),
  files: [{ path: `images/og/${name}.jpg`, width: CARD.width, encoding: 'jpg' }],
});

const single = (path: string, svg: Svg, width: number, encoding: Encoding): Picture => ({
  svg,
  files: [{ path, width, encoding }],
});

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

/** Which cities and posts there are; a city's slug here has no state. */
export interface Subjects {
  readonly citySlugs: readonly string[];
  readonly postSlugs: readonly string[];
}

/** Every picture of the site with its files. */
export function picturePlan({ citySlugs, postSlugs }: Subjects): readonly Picture[] {
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
    ogCard('default', placeView(viewOf('columbia'))),
    ...services.map(({ slug, scene }) => ogCard(`service-${slug}`, scene)),
    ...citySlugs.map((slug) => ogCard(`city-${slug}`, placeView(viewOf(slug)))),
    ...HUB_SLUGS.map((slug) => ogCard(`hub-${slug}`, placeView(hubViewOf(slug)))),
    ...posts.map(({ slug, scene }) => ogCard(`post-${slug}`, scene)),
  ];
}
