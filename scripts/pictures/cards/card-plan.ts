import { element, place, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { postScene } from '#scripts/pictures/families/posts.ts';
import { SERVICE_PICTURES } from '#scripts/pictures/families/services.ts';
import { type Background, background, LAWN_TOP } from '#scripts/pictures/motifs/backgrounds.ts';
import { lawn, sky } from '#scripts/pictures/motifs/landscape.ts';
import type { Picture } from '#scripts/pictures/pipeline/picture.ts';
import { homestead, type PlaceView } from '#scripts/pictures/scenes/place-scene.ts';
import { hubView, cityView } from '#scripts/pictures/scenes/place-views.ts';
import type { CardKind, CardText } from './card-text.ts';
import { CARD_SIZE, card, type FramedScene } from './card.ts';
import { TYPE_SETTINGS } from './text-layout.ts';

/** What a washer's sweep parts, stands in the stage's middle. */
const centered = (scene: string): FramedScene => ({ scene, middle: 800, scale: 0.62 });

const SCENES: Readonly<Record<CardKind, (slug: string) => FramedScene>> = {
  default: () => placeOnCard(cityView('columbia')),
  service: (slug) => centered(SERVICE_PICTURES[slug]?.scene() ?? postScene(slug)),
  city: (slug) => placeOnCard(cityView(slug)),
  hub: (slug) => placeOnCard(hubView(slug)),
  post: (slug) => centered(postScene(slug)),
};

/** A card's name, as the heads of pages know it: 'default', 'service-roof-washing'. */
export const cardName = ({ kind, slug }: CardText): string => (slug === '' ? kind : `${kind}-${slug}`);

/** Words and how they are set, as an SVG document tells what no eye sees. */
const described = (words: CardText): Svg =>
  element(
    'desc',
    {},
    JSON.stringify([TYPE_SETTINGS, words]).replace(/[<&]/g, (sign) => `&#${sign.charCodeAt(0)};`),
  );

/** The Open Graph cards with their words. */
export const cardPlan = (cards: readonly CardText[]): readonly Picture[] =>
  cards.map((words) => {
    const scene = SCENES[words.kind](words.slug);
    return {
      svg: card(scene, described(words)),
      files: [{ path: `images/og/${cardName(words)}.jpg`, width: CARD_SIZE.width, encoding: 'jpg' }],
      svgWithText: async () => {
        // Loaded here, not above: a run with nothing to render should not wait for the font.
        const { cardTextPaths } = await import('./text-paths.ts');
        return card(scene, await cardTextPaths(words));
      },
    };
  });

/** Where the landmark of a distance stands on the stage; the other distances look alike everywhere. */
const LANDMARK_AT: Partial<Record<Background, number>> = { skyline: 300, lake: 530, street: 474, hill: 430 };

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
export function placeOnCard(view: PlaceView): FramedScene {
  const moves = LANDMARK - (LANDMARK_AT[view.background] ?? LANDMARK);
  const scene =
    aside(SUN_MOVES, sky(640, view.warmth, view.seed)) +
    aside(moves, background(view.background, view.seed)) +
    lawn(LAWN_TOP) +
    place(HOUSE.x, HOUSE.y, HOUSE.scale, homestead(view, view.background === 'oaks'));
  return { scene, middle: 1064, scale: 0.565 };
}
