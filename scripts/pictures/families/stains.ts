import { STAIN_SURFACES, type StainSurface } from '#model/stain.ts';
import { noiseMasked, paperGrain } from '#scripts/pictures/drawing/noise.ts';
import { clip, masked, verticalGradient } from '#scripts/pictures/drawing/paint.ts';
import { PALETTE } from '#scripts/pictures/drawing/palette.ts';
import { randomBetween } from '#scripts/pictures/drawing/random.ts';
import { rect, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { acidSpots } from '#scripts/pictures/motifs/stains/acid.ts';
import { clayFoot, clayOnPaving } from '#scripts/pictures/motifs/stains/clay.ts';
import {
  artillery,
  greenFilm,
  lichen,
  mildewSpecks,
  mossAlong,
  roofStreaks,
  sootyRuns,
} from '#scripts/pictures/motifs/stains/growth.ts';
import { gumSpots } from '#scripts/pictures/motifs/stains/gum.ts';
import { bugSpots, cobweb, mudTubes, paperNest, porchLight } from '#scripts/pictures/motifs/stains/insects.ts';
import { leafPrints } from '#scripts/pictures/motifs/stains/leaves.ts';
import { hardWater, saltBloom } from '#scripts/pictures/motifs/stains/minerals.ts';
import { oilDrops, oilSpot } from '#scripts/pictures/motifs/stains/oil.ts';
import { paintDrops } from '#scripts/pictures/motifs/stains/paint.ts';
import { fingerStripes, pollenDust } from '#scripts/pictures/motifs/stains/pollen.ts';
import {
  rustMarks,
  rustRuns,
  sprinkler,
  sprinklerRust,
  sprinklerRustOnPaving,
} from '#scripts/pictures/motifs/stains/rust.ts';
import { tigerStripes } from '#scripts/pictures/motifs/stains/tiger-stripes.ts';
import { tireBands } from '#scripts/pictures/motifs/stains/tires.ts';
import {
  CLEAN_SURFACES,
  coloredSiding,
  COURSE,
  courseEdges,
  EVERYWHERE,
  FOOT,
  grass,
  GUTTER_FACE,
  mulch,
  PANE,
  SLAB,
} from '#scripts/pictures/scenes/stain-surfaces.ts';
import type { CaptionedScene } from './families.ts';

/** In place of a stain's slug: the clean surface. */
export const CLEAN = 'none';

/** A drawing of a stain: its slug, or CLEAN, and the surface that it is on. */
export interface StainPicture extends CaptionedScene {
  readonly slug: string;
  readonly surface: StainSurface;
}

const PAVING = { x: SLAB.lawn + 40, y: 60, width: 1600 - SLAB.lawn - 40, height: 1080 };
const WALL = { x: 136, y: 0, width: 1464, height: 1200 };

const onSurface = (surface: StainSurface, ...layers: readonly Svg[]): Svg =>
  CLEAN_SURFACES[surface]() + layers.join('') + paperGrain(0.1, 3);

const paving = (...layers: readonly Svg[]): Svg =>
  onSurface('concrete', clip(rect(SLAB.lawn, 0, 1600, 1200, '#000'), ...layers));

/** Shows clean siding in two stripes: a hand has wiped it. */
const wipedSiding = (siding: Svg, x: number, y: number): Svg => masked(fingerStripes(x, y), siding);

const soffit = (): Svg => {
  const shade = verticalGradient('#e9e7df', '#cfd0c9');
  return (
    shade.defs +
    rect(0, 0, 1600, 210, shade.fill) +
    [0, 1, 2, 3, 4].map((index) => rect(120 + index * 330, 0, 8, 200, PALETTE.river, { opacity: 0.14 })).join('') +
    rect(0, 196, 1600, 22, PALETTE.white) +
    rect(0, 218, 1600, 60, PALETTE.river, { opacity: 0.22 })
  );
};

const joints = (): Svg =>
  Array.from({ length: 11 }, (_, row) => rect(0, row * COURSE.brick - 4, 1600, 24, '#fff')).join('');

/** The joints of the slab, seen through what lies on it. */
const slabJointsThrough = (): Svg =>
  rect(SLAB.lawn, SLAB.across - 7, 1600, 13, '#1f1b17', { opacity: 0.4 }) +
  rect(SLAB.down - 7, 0, 13, 1200, '#1f1b17', { opacity: 0.4 });

const slabJoints = (): Svg =>
  rect(SLAB.lawn, SLAB.across - 34, 1600, 70, '#ffffff', { opacity: 0.95 }) +
  rect(SLAB.down - 34, 0, 70, 1200, '#ffffff', { opacity: 0.95 });

/** Oil that dripped from a car: a blotch with a second one beside it, drops around them and on the way out. */
const oilOnSlab = (seed: number): Svg =>
  oilSpot({ x: 640, y: 640, across: 340, along: 250 }, seed) +
  oilSpot({ x: 1050, y: 820, across: 210, along: 150 }, seed + 17) +
  oilSpot({ x: 390, y: 990, across: 90, along: 70 }, seed + 30) +
  oilDrops(34, 0.92, seed, (index) => ({
    x: randomBetween(170, 1540, seed + 4, index),
    y: randomBetween(380, 1130, seed + 5, index),
    size: randomBetween(6, 30, seed + 3, index),
  }));

/** The drawings of the guide to stains, each on the surface where it is most often seen, and where it is compared. */
export const STAIN_PICTURES: readonly StainPicture[] = [
  ...STAIN_SURFACES.map((surface): StainPicture => ({
    slug: CLEAN,
    surface,
    scene: () => onSurface(surface),
    title: `Clean: ${surface}`,
    alt: `Drawing of a clean surface from close up: ${surface}.`,
  })),
  {
    slug: 'black-roof-streaks',
    surface: 'roof',
    scene: () => onSurface('roof', roofStreaks(184, 5)),
    title: 'Black roof streaks',
    alt: 'Drawing of gray shingles with black streaks that run down from the ridge and fade toward the bottom.',
  },
  {
    slug: 'lichen',
    surface: 'roof',
    scene: () => onSurface('roof', lichen({ x: 40, y: 240, width: 1520, height: 880 }, 56, 4)),
    title: 'Lichen on a roof',
    alt: 'Drawing of gray shingles with flat, round, pale gray-green rosettes of lichen, each with a lighter rim.',
  },
  {
    slug: 'moss',
    surface: 'roof',
    scene: () =>
      onSurface(
        'roof',
        courseEdges('roof')
          .map((y, row) => mossAlong([0, y], [1600, y], 12 + (row % 3) * 7, 54 + row * 3, 3 + row * 5))
          .join(''),
      ),
    title: 'Moss on a roof',
    alt: 'Drawing of gray shingles with thick green cushions of moss along the edges of the courses.',
  },
  {
    slug: 'green-algae',
    surface: 'siding',
    scene: () => onSurface('siding', greenFilm({ x: 0, y: 100, width: 1600, height: 980 }, 6), grass(FOOT)),
    title: 'Green algae on siding',
    alt: 'Drawing of pale siding with a thin green film that gets darker toward the grass at its foot.',
  },
  {
    slug: 'red-clay-stains',
    surface: 'siding',
    scene: () => onSurface('siding', clayFoot(FOOT + 30, 7), grass(FOOT + 40)),
    title: 'Red clay on siding',
    alt: 'Drawing of pale siding with rust-red spots that splashed up from the ground, dense at the bottom.',
  },
  {
    slug: 'red-clay-stains',
    surface: 'concrete',
    scene: () => paving(clayOnPaving(PAVING, 4)),
    title: 'Red clay on concrete',
    alt: 'Drawing of a concrete slab with rust-red fans of clay and the print of a tire.',
  },
  {
    slug: 'rust-stains',
    surface: 'concrete',
    scene: () => paving(rustMarks(5)),
    title: 'Rust on concrete',
    alt: 'Drawing of a concrete slab with an orange ring, the marks of chair feet, and a spray of orange specks.',
  },
  {
    slug: 'rust-stains',
    surface: 'siding',
    scene: () => onSurface('siding', rustRuns(5)),
    title: 'Rust on siding',
    alt: 'Drawing of pale siding with orange-brown streaks that run down from rusty screws and an iron plate.',
  },
  {
    slug: 'irrigation-rust',
    surface: 'siding',
    scene: () => onSurface('siding', sprinklerRust(FOOT + 60, 6), sprinkler(330, FOOT + 60), grass(FOOT + 10)),
    title: 'Irrigation rust on siding',
    alt: 'Drawing of pale siding with an orange film in the shape of an arc, where a sprinkler in the grass hits the wall.',
  },
  {
    slug: 'irrigation-rust',
    surface: 'concrete',
    scene: () => paving(sprinklerRustOnPaving(SLAB.lawn, 8)),
    title: 'Irrigation rust on concrete',
    alt: 'Drawing of a concrete slab beside grass with two even orange fans, where sprinklers in the lawn reach.',
  },
  {
    slug: 'artillery-fungus',
    surface: 'siding',
    scene: () => onSurface('siding', artillery(FOOT, 5), mulch(FOOT)),
    title: 'Artillery fungus on siding',
    alt: 'Drawing of pale siding above mulch, with hundreds of tiny, raised, brown-black dots, densest near the mulch.',
  },
  {
    slug: 'oil-stains',
    surface: 'concrete',
    scene: () => paving(oilOnSlab(5), slabJointsThrough()),
    title: 'Oil on concrete',
    alt: 'Drawing of a concrete slab with flat, ragged, dark blotches of oil that shimmer like a rainbow, and drops around them.',
  },
  {
    slug: 'tannin-stains',
    surface: 'concrete',
    scene: () => paving(leafPrints(PAVING, 26, 6)),
    title: 'Tannin on concrete',
    alt: 'Drawing of a concrete slab with brown prints in the shape of leaves, brown rings, and a few fallen leaves.',
  },
  {
    slug: 'tannin-stains',
    surface: 'wood',
    scene: () => onSurface('wood', leafPrints({ x: 60, y: 80, width: 1480, height: 1040 }, 24, 8)),
    title: 'Tannin on wood',
    alt: 'Drawing of deck boards with dark brown prints in the shape of leaves, and a few fallen leaves.',
  },
  {
    slug: 'mildew-on-wood',
    surface: 'wood',
    scene: () => onSurface('wood', mildewSpecks(EVERYWHERE, 6, 1.5)),
    title: 'Mildew on wood',
    alt: 'Drawing of deck boards with clouds of tiny black specks that follow the grain.',
  },
  {
    slug: 'efflorescence',
    surface: 'brick',
    scene: () => onSurface('brick', saltBloom(EVERYWHERE, 8, joints())),
    title: 'Efflorescence on brick',
    alt: 'Drawing of a red brick wall with a white, powdery bloom over the bricks and along the mortar joints.',
  },
  {
    slug: 'efflorescence',
    surface: 'concrete',
    scene: () => paving(saltBloom(PAVING, 9, slabJoints())),
    title: 'Efflorescence on concrete',
    alt: 'Drawing of a concrete slab with a white, powdery bloom along its joints.',
  },
  {
    slug: 'pollen',
    surface: 'siding',
    scene: () =>
      onSurface(
        'siding',
        pollenDust(EVERYWHERE, courseEdges('siding'), 6),
        wipedSiding(CLEAN_SURFACES.siding(), 760, 560),
      ),
    title: 'Pollen on siding',
    alt: 'Drawing of siding under an even yellow dust; two fingers have wiped stripes clean.',
  },
  {
    slug: 'wasp-and-mud-dauber-nests',
    surface: 'siding',
    scene: () => onSurface('siding', soffit(), mudTubes(330, 350, 4), paperNest(1130, 214)),
    title: 'Wasp and mud dauber nests',
    alt: 'Drawing of siding under an eave: on the left four tubes of dried mud with holes, on the right a gray paper comb.',
  },
  {
    slug: 'chewing-gum',
    surface: 'concrete',
    scene: () => paving(gumSpots(PAVING, 5)),
    title: 'Chewing gum on concrete',
    alt: 'Drawing of a concrete slab with flat, round, dark spots of stepped-on chewing gum; one is still pink.',
  },
  {
    slug: 'battery-acid',
    surface: 'concrete',
    scene: () => paving(acidSpots(5)),
    title: 'Battery acid on concrete',
    alt: 'Drawing of a concrete slab with white, rough spots in which the stones lie bare, each with a yellow rim.',
  },
  {
    slug: 'vinyl-oxidation',
    surface: 'siding',
    scene: () =>
      coloredSiding() +
      rect(136, 0, 1464, 1200, '#f2f4f2', { opacity: 0.5 }) +
      noiseMasked(
        { size: [260, 90], share: 0.5, crisp: 1.4, seed: 4 },
        rect(136, 0, 1464, 1200, '#ffffff', { opacity: 0.4 }),
      ) +
      noiseMasked(
        { size: [7, 7], share: 0.4, crisp: 5, seed: 8 },
        rect(136, 0, 1464, 1200, '#ffffff', { opacity: 0.5 }),
      ) +
      wipedSiding(coloredSiding(), 560, 540) +
      paperGrain(0.1, 3),
    title: 'Oxidation of vinyl siding',
    alt: 'Drawing of blue siding under a white, chalky film; two fingers have wiped stripes that show the full color.',
  },
  {
    slug: 'spider-and-bug-spots',
    surface: 'siding',
    scene: () =>
      onSurface(
        'siding',
        clip(rect(WALL.x, 0, 1500, 1200, '#000'), bugSpots(860, 420, 6)),
        porchLight(860, 380),
        cobweb(136, 70, 430),
      ),
    title: 'Spider and bug spots on siding',
    alt: 'Drawing of siding around a porch light with small black spots, some with a run below, and a cobweb in the corner.',
  },
  {
    slug: 'tire-marks',
    surface: 'concrete',
    scene: () => paving(tireBands(5)),
    title: 'Tire marks on concrete',
    alt: 'Drawing of a concrete slab with two curved black bands that show the pattern of a tread.',
  },
  {
    slug: 'paint-spatter',
    surface: 'siding',
    scene: () => onSurface('siding', paintDrops({ x: 220, y: 140, width: 1300, height: 860 }, 4)),
    title: 'Paint spatter on siding',
    alt: 'Drawing of pale siding with splashes and runs of blue, pink and cream paint.',
  },
  {
    slug: 'paint-spatter',
    surface: 'brick',
    scene: () => onSurface('brick', paintDrops({ x: 80, y: 140, width: 1440, height: 860 }, 9, ['#f7f4ea', '#dfe9ee'])),
    title: 'Paint spatter on brick',
    alt: 'Drawing of a red brick wall with round splashes and runs of white paint.',
  },
  {
    slug: 'gutter-tiger-stripes',
    surface: 'gutter',
    scene: () =>
      onSurface(
        'gutter',
        clip(rect(GUTTER_FACE.x, GUTTER_FACE.y, 1600, GUTTER_FACE.height, '#000'), tigerStripes(GUTTER_FACE, 4)),
      ),
    title: 'Tiger stripes on a gutter',
    alt: 'Drawing of a white gutter below shingles, its face covered with dark vertical stripes.',
  },
  {
    slug: 'hard-water-spots',
    surface: 'glass',
    scene: () => onSurface('glass', clip(rect(PANE.x, PANE.y, PANE.width, PANE.height, '#000'), hardWater(PANE, 5))),
    title: 'Hard water spots on glass',
    alt: 'Drawing of a window pane with the white rings of dried drops, and a white haze at the bottom.',
  },
  {
    slug: 'black-mildew-on-siding',
    surface: 'siding',
    scene: () => onSurface('siding', clip(rect(WALL.x - 136, 0, 1600, 1200, '#000'), sootyRuns(EVERYWHERE, 5))),
    title: 'Black mildew on siding',
    alt: 'Drawing of pale siding with a sooty black film that runs down in streaks and breaks up into specks.',
  },
];

const firstPicture = (slug: string): StainPicture | undefined =>
  STAIN_PICTURES.find((picture) => picture.slug === slug && slug !== CLEAN);

/** Whether a stain has a drawing. */
export const hasStainPicture = (slug: string): boolean => firstPicture(slug) !== undefined;

/** Draws a stain on the surface where it is most often seen. Throws an Error if it has no drawing. */
export function stainScene(slug: string): Svg {
  const picture = firstPicture(slug);
  if (picture === undefined) throw new Error(`STAIN_PICTURES has no drawing of ${slug}.`);
  return picture.scene();
}
