import { join } from 'node:path';
import { cardPlan } from '#scripts/pictures/cards/card-plan.ts';
import { readCardWords } from '#scripts/pictures/cards/card-text.ts';
import { FIRST_POSTS } from '#scripts/pictures/families/posts.ts';
import { readCaptions } from '#scripts/pictures/photographs/captions.ts';
import { type Photograph, PHOTOGRAPH_FOLDER, WORDS_FILE } from '#scripts/pictures/photographs/photograph.ts';
import { readPhotographs, slotNames, withPhotographs } from '#scripts/pictures/photographs/read.ts';
import { readRows, slugOf } from './data-files.ts';
import { imageEntries, outdatedAlts, type PhotographCaptions } from './image-entries.ts';
import type { Picture } from './picture.ts';
import { picturePlan, type Subjects } from './plan.ts';

/** The posts that have pictures, read from a data folder. Throws an Error that names what cannot be read. */
export function readSubjects(dataFolder: string): Subjects {
  const posts = readRows(join(dataFolder, 'snapshot', 'posts.json'));
  // The first posts are drawn while the snapshot has none.
  return { postSlugs: posts?.map(slugOf).sort() ?? FIRST_POSTS };
}

/** Every picture of the site, drawn or photographed. */
export interface SitePictures {
  readonly plan: readonly Picture[];
  /** The text of data/catalogue/images.json. */
  readonly entries: string;
  /** What photographs can be called, without their endings. */
  readonly names: readonly string[];
  /** Lines for the owner about photographs that need a word or a partner. */
  readonly notes: readonly string[];
}

function altNotes(photographs: ReadonlyMap<string, Photograph>, replaced: PhotographCaptions): readonly string[] {
  return [...outdatedAlts(replaced)].map(
    ([name, alt]) =>
      `${photographs.get(name)?.shown ?? name}: its alt text still describes the drawing: "${alt}" Say what the photograph shows in ${PHOTOGRAPH_FOLDER}/${WORDS_FILE}: { "${name}": { "alt": "..." } }, and run this again.`,
  );
}

function partnerNotes(photographs: ReadonlyMap<string, Photograph>): readonly string[] {
  return [...photographs].flatMap(([name, { shown }]) => {
    const [, pair = '', state = ''] = /^(pairs\/.+)-(before|after)$/.exec(name) ?? [];
    const partner = `${pair}-${state === 'before' ? 'after' : 'before'}`;
    if (pair === '' || photographs.has(partner)) return [];
    return [
      `${shown}: the other picture of its pair is still a drawing. Put ${PHOTOGRAPH_FOLDER}/${partner}.jpg beside it, taken from the same place.`,
    ];
  });
}

/** Every picture as a drawing, from the words of a data folder. Throws an Error that names what cannot be read. */
export const drawnPictures = (dataFolder: string): readonly Picture[] => [
  ...picturePlan(readSubjects(dataFolder)),
  ...cardPlan(readCardWords(dataFolder)),
];

/** Drawings and the photographs of an owner's folder. Throws Refused with a line for each that cannot be used. */
export function sitePictures(drawn: readonly Picture[], folder: string): SitePictures {
  const names = slotNames(drawn);
  const photographs = readPhotographs(folder, names);
  const words = readCaptions(folder, photographs);
  const replaced: PhotographCaptions = new Map([...photographs.keys()].map((name) => [name, words.get(name) ?? {}]));
  return {
    plan: withPhotographs(drawn, photographs),
    entries: `${JSON.stringify(imageEntries(replaced), null, 2)}\n`,
    names,
    notes: [...altNotes(photographs, replaced), ...partnerNotes(photographs)],
  };
}
