import { element, place, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { postScene } from '#scripts/pictures/families/posts.ts';
import { SERVICE_PICTURES } from '#scripts/pictures/families/services.ts';
import { type Distance, distance, LAWN_TOP } from '#scripts/pictures/motifs/backgrounds.ts';
import { lawn, sky } from '#scripts/pictures/motifs/landscape.ts';
import type { Picture } from '#scripts/pictures/pipeline/picture.ts';
import { homestead, type PlaceView } from '#scripts/pictures/scenes/place-scene.ts';
import { hubViewOf, viewOf } from '#scripts/pictures/scenes/place-views.ts';
import type { CardKind, CardWords } from './card-text.ts';
import { CARD, card, type Framed } from './card.ts';
import { TYPE_SETTINGS } from './text-layout.ts';

/** What a washer's sweep parts, stands in the stage's middle. */
const parted = (scene: string): Framed => ({ scene, middle: 800, scale: 0.62 });

const SCENES: Readonly<Record<CardKind, (slug: string) => Framed>> = {
  default: () => cardPlace(viewOf('columbia')),
  service: (slug) => parted(SERVICE_PICTURES[slug]?.scene() ?? postScene(slug)),
  city: (slug) => cardPlace(viewOf(slug)),
  hub: (slug) => cardPlace(hubViewOf(slug)),
  post: (slug) => parted(postScene(slug)),
};

/** A card's name, as the heads of pages know it: 'default', 'service-roof-washing'. */
export const cardName = ({ kind, slug }: CardWords): string => (slug === '' ? kind : `${kind}-${slug}`);

/** Words and how they are set, as an SVG document tells what no eye sees. */
const described = (words: CardWords): Svg =>
  element(
    'desc',
    {},
    JSON.stringify([TYPE_SETTINGS, words]).replace(/[<&]/g, (sign) => `&#${sign.charCodeAt(0)};`),
  );

/** The Open Graph cards with their words. */
export const cardPlan = (cards: readonly CardWords[]): readonly Picture[] =>
  cards.map((words) => {
    const scene = SCENES[words.kind](words.slug);
    return {
      svg: card(scene, described(words)),
      files: [{ path: `images/og/${cardName(words)}.jpg`, width: CARD.width, encoding: 'jpg' }],
      withWords: async () => {
        // Loaded here, not above: a run with nothing to render should not wait for the font.
        const { lettering } = await import('./text-paths.ts');
        return card(scene, await lettering(words));
      },
    };
  });

/** Where the landmark of a distance stands on the stage; the other distances look alike everywhere. */
const LANDMARK_AT: Partial<Record<Distance, number>> = { skyline: 300, lake: 530, street: 474, hill: 430 };

/** The share of its size at which a card shows a house, and where the stage's origin and foot then stand. */
const HOUSE = { x: 282, y: 186, scale: 0.8 } as const;

/** Where a card shows a landmark and, above it, the sun. */
const LANDMARK = 780;
const SUN_MOVES = 470;

const aside = (right: number, drawn: Svg): Svg => place(right, 0, 1, drawn);

/**
 * A place as a card shows it: a card's window is narrower than a hero picture, so the house stands closer to the
 * place's landmark, and no tree hides that; under big oaks the tree is the landmark. Left of 600 the stage may be bare.
 */
export function cardPlace(view: PlaceView): Framed {
  const moves = LANDMARK - (LANDMARK_AT[view.distance] ?? LANDMARK);
  const scene =
    aside(SUN_MOVES, sky(640, view.warmth, view.seed)) +
    aside(moves, distance(view.distance, view.seed)) +
    lawn(LAWN_TOP) +
    place(HOUSE.x, HOUSE.y, HOUSE.scale, homestead(view, view.distance === 'oaks'));
  return { scene, middle: 1064, scale: 0.565 };
}
