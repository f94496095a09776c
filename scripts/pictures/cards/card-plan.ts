import { element, place, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { postScene } from '#scripts/pictures/families/posts.ts';
import { SERVICE_PICTURES } from '#scripts/pictures/families/services.ts';
import { stainScene } from '#scripts/pictures/families/stains.ts';
import { type Background, background, LAWN_TOP } from '#scripts/pictures/motifs/backgrounds.ts';
import { lawn, sky } from '#scripts/pictures/motifs/landscape.ts';
import type { Picture } from '#scripts/pictures/pipeline/picture.ts';
import { homestead, type PlaceView } from '#scripts/pictures/scenes/place-scene.ts';
import { ANY_TOWN, cityView, hasPlaceViews, hubView } from '#scripts/pictures/scenes/place-views.ts';
import type { CardKind, CardText } from './card-text.ts';
import { CARD_SIZE, card, type FramedScene } from './card.ts';
import { TYPE_SETTINGS } from './text-layout.ts';

/** Frames a scene by its center, where the edge of the wash is. */
const centered = (scene: string): FramedScene => ({ scene, middle: 800, scale: 0.62 });

/** Frames a drawing that its subject covers: as small as it fills the card, so that most of it is visible. */
const closeUp = (scene: string): FramedScene => ({ scene, middle: 800, scale: 0.5 });

/** The scenes of cards; `drawn` says whether the region's places are drawn. */
const SCENES: Readonly<Record<CardKind, (slug: string, drawn: boolean) => FramedScene>> = {
  default: (_, drawn) => placeOnCard(drawn ? cityView('columbia') : ANY_TOWN),
  service: (slug) => centered(SERVICE_PICTURES[slug]?.scene() ?? postScene(slug)),
  city: (slug, drawn) => placeOnCard(drawn ? cityView(slug) : ANY_TOWN),
  hub: (slug, drawn) => placeOnCard(drawn ? hubView(slug) : ANY_TOWN),
  stain: (slug) => closeUp(stainScene(slug)),
  post: (slug) => centered(postScene(slug)),
};

/** A card's file name without extension: 'default', 'service-roof-washing'. */
export const cardName = ({ kind, slug }: CardText): string => (slug === '' ? kind : `${kind}-${slug}`);

/** The text and its settings as a <desc> element, so that they are part of the card's digest. */
const textDescription = (text: CardText): Svg =>
  element(
    'desc',
    {},
    JSON.stringify([TYPE_SETTINGS, text]).replace(/[<&]/g, (sign) => `&#${sign.charCodeAt(0)};`),
  );

/** Plans the Open Graph cards of a company whose region has this pack, which decides what its places look like. */
export const cardPlan = (cards: readonly CardText[], pack: string | null): readonly Picture[] =>
  cards.map((text) => {
    const scene = SCENES[text.kind](text.slug, hasPlaceViews(pack));
    return {
      svg: card(scene, textDescription(text)),
      files: [{ path: `images/og/${cardName(text)}.jpg`, width: CARD_SIZE.width, encoding: 'jpg' }],
      svgWithText: async () => {
        // Imported on demand: a run that renders nothing should not wait for the font.
        const { cardTextPaths } = await import('./text-paths.ts');
        return card(scene, await cardTextPaths(text));
      },
    };
  });

/** The x of each background's landmark; the other backgrounds have none. */
const LANDMARK_AT: Partial<Record<Background, number>> = { skyline: 262, lake: 260, street: 262, hill: 430 };

/** The scale and offset of the house on a card. */
const HOUSE = { x: 282, y: 186, scale: 0.8 } as const;

/** The x of a landmark on a card, and the offset of the sun. */
const LANDMARK = 780;
const SUN_OFFSET = 470;

const shiftRight = (right: number, drawn: Svg): Svg => place(right, 0, 1, drawn);

/**
 * Recomposes a view for a card, which is narrower than a hero: the house offset closer to the background's
 * landmark, and the tree that would hide it is left out, except among oaks. Left of x = 600 nothing is
 * visible.
 */
export function placeOnCard(view: PlaceView): FramedScene {
  const offset = LANDMARK - (LANDMARK_AT[view.background] ?? LANDMARK);
  const scene =
    shiftRight(SUN_OFFSET, sky(640, view.warmth, view.seed)) +
    shiftRight(offset, background(view.background, view.seed)) +
    lawn(LAWN_TOP) +
    place(HOUSE.x, HOUSE.y, HOUSE.scale, homestead(view, view.background === 'oaks'));
  return { scene, middle: 1064, scale: 0.565 };
}
