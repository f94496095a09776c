import type { Model } from '#model/model.ts';
import { shortCitySlug } from '#model/state.ts';
import { cardPlan } from '#scripts/pictures/cards/card-plan.ts';
import { cardTexts } from '#scripts/pictures/cards/card-text.ts';
import { readCaptions } from '#scripts/pictures/photographs/captions.ts';
import { CAPTIONS_FILE, type Photograph, PHOTOGRAPH_FOLDER } from '#scripts/pictures/photographs/photograph.ts';
import { readPhotographs, slotNames, withPhotographs } from '#scripts/pictures/photographs/read.ts';
import { hasPlaceViews } from '#scripts/pictures/scenes/place-views.ts';
import { drawnWords, imageEntries, type PhotographCaptions, photographName } from './image-entries.ts';
import type { Picture } from './picture.ts';
import { picturePlan } from './plan.ts';

/** Every picture of the site, drawn or photographed. */
export interface SitePictures {
  readonly plan: readonly Picture[];
  /** The text of data/catalogue/images.json. */
  readonly entries: string;
  /** Reminders for the owner: photographs without words of their own, pairs with one photograph. */
  readonly notes: readonly string[];
  /** The photographs that pages show with a drawing's words, and which: 'data/photographs/gallery-1.jpg (alt, title)'. */
  readonly drawnWords: readonly string[];
}

/** Notes on photographs with a drawing's words, with what to write into words.json. */
function wordsNotes(photographs: ReadonlyMap<string, Photograph>, captions: PhotographCaptions): readonly string[] {
  return [...drawnWords(captions)].map(([name, { alt, title }]) => {
    const says = [
      ...(alt === undefined ? [] : [`its alt text still describes the drawing: "${alt}"`]),
      ...(title === undefined ? [] : [`its title is still the drawing's: "${title}".`]),
    ];
    const wanted = [...(alt === undefined ? [] : ['"alt": "..."']), ...(title === undefined ? [] : ['"title": "..."'])];
    return `${photographs.get(name)?.shown ?? name}: ${says.join(' And ')} Describe the photograph in ${PHOTOGRAPH_FOLDER}/${CAPTIONS_FILE}: { "${name}": { ${wanted.join(', ')} } }, then run this again. Preflight refuses to launch without.`;
  });
}

/** Photographs of 'Our work' without a place, a month or a line about them. A pair's words are those of its 'after'. */
function workNotes(captions: PhotographCaptions): readonly string[] {
  return [...captions].flatMap(([name, words]) => {
    if (!/^(?:gallery-\d+|pairs\/.+-after)$/.test(name)) return [];
    const missing = (['place', 'month', 'caption'] as const).filter((key) => words[key] === undefined);
    if (missing.length === 0) return [];
    return [
      `${name}: 'Our work' would say more with its ${missing.join(', ')}. Add to ${PHOTOGRAPH_FOLDER}/${CAPTIONS_FILE}: { "${name}": { "place": "...", "month": "2026-05", "caption": "..." } }.`,
    ];
  });
}

function pairNotes(photographs: ReadonlyMap<string, Photograph>): readonly string[] {
  return [...photographs].flatMap(([name, { shown }]) => {
    const [, pair = '', state = ''] = /^(pairs\/.+)-(before|after)$/.exec(name) ?? [];
    const other = `${pair}-${state === 'before' ? 'after' : 'before'}`;
    if (pair === '' || photographs.has(other)) return [];
    return [
      `${shown}: the other picture of its pair is still a drawing. Add ${PHOTOGRAPH_FOLDER}/${other}.jpg, taken from the same spot.`,
    ];
  });
}

/** Plans the site's drawings without its cards: those that a photograph can replace. */
export const replaceableDrawings = (model: Model): readonly Picture[] =>
  picturePlan(
    model.posts.map(({ slug }) => slug),
    hasPlaceViews(model.business.region.pack)
      ? [
          ...model.cities.map(({ slug }) => shortCitySlug(slug)),
          ...model.hubs.map(({ slug }) => slug.slice(0, -'-sc'.length)),
        ]
      : [],
    model.stains.map(({ slug }) => slug),
  );

/**
 * Plans every picture of the site as a drawing. Throws an Error when the model has no business facts for the
 * cards.
 */
export const drawnPictures = (model: Model): readonly Picture[] => [
  ...replaceableDrawings(model),
  ...cardPlan(cardTexts(model), model.business.region.pack),
];

/** Replaces drawings with the owner's photographs. Throws a PhotographError with a line per unusable file. */
export function sitePictures(drawn: readonly Picture[], folder: string): SitePictures {
  const { used: photographs, unused } = readPhotographs(folder, slotNames(drawn));
  const slots = new Set(drawn.flatMap(({ slot }) => slot?.name ?? []));
  const isDrawn = ({ name }: { readonly name: string }): boolean =>
    !/^(?:hero|stain)-/.test(name) || slots.has(photographName(name));
  const written = readCaptions(folder, new Set([...photographs.keys(), ...unused.keys()]));
  const captions: PhotographCaptions = new Map([...photographs.keys()].map((name) => [name, written.get(name) ?? {}]));
  return {
    plan: withPhotographs(drawn, photographs),
    entries: `${JSON.stringify(imageEntries(captions).filter(isDrawn), null, 2)}\n`,
    notes: [
      ...unused.values(),
      ...wordsNotes(photographs, captions),
      ...workNotes(captions),
      ...pairNotes(photographs),
    ],
    drawnWords: [...drawnWords(captions)].map(
      ([name, words]) => `${photographs.get(name)?.shown ?? name} (${Object.keys(words).join(', ')})`,
    ),
  };
}
