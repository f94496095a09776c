import { CARD, type Framed, card } from './card.ts';
import { cardPlace } from './card-place.ts';
import { TYPE_SETTINGS } from './card-type.ts';
import type { CardKind, CardWords } from './card-words.ts';
import type { Picture } from './picture.ts';
import { hubViewOf, viewOf } from './place-views.ts';
import { postScene } from './post-pictures.ts';
import { SERVICE_PICTURES } from './service-pictures.ts';
import { type Svg, element } from './svg.ts';

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
        const { lettering } = await import('./lettering.ts');
        return card(scene, await lettering(words));
      },
    };
  });
