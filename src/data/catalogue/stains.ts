import { join } from 'node:path';
import { z } from 'zod';
import { isCharacteristic } from '#model/characteristic.ts';
import { line, prose, slug } from '#model/rows/fields.ts';
import { closestMatch, type Issue, showValue } from '#model/rows/issue.ts';
import { signText, STAIN_COLORS, STAIN_FORMS, STAIN_SURFACES, type Stain } from '#model/stain.ts';

const oneOf = <const T extends readonly string[]>(words: T) => z.enum(words, `one of ${words.join(', ')}`);
const paragraphs = z.array(prose(1200)).min(1, 'at least one paragraph');
const items = (min: number, max: number, length: number) =>
  z.array(line(length)).min(min, `at least ${min} items`).max(max, `at most ${max} items`);

/** data/catalogue/stains/<slug>.json, and the same in the folder stains of a region's pack. */
export const stainEntry = z.strictObject({
  slug,
  name: line(32),
  inSentence: line(40),
  signs: z
    .array(z.strictObject({ where: oneOf(STAIN_SURFACES), color: oneOf(STAIN_COLORS), form: oneOf(STAIN_FORMS) }))
    .min(1, 'at least one sign'),
  look: line(80),
  summary: line(160),
  metaDescription: z.string('a text').min(110, 'at least 110 characters').max(155, 'at most 155 characters'),
  keywords: z.array(line(80)).length(6, 'exactly 6 search phrases'),
  lookAlike: slug,
  what: paragraphs,
  tell: paragraphs,
  harm: paragraphs,
  // The file has three; one that only names an unknown fact is left out.
  canDo: items(1, 6, 500),
  mustNot: items(1, 5, 500),
  weDo: paragraphs,
  service: slug,
  pricedApart: z.boolean('true or false').default(false),
  characteristics: z
    .array(z.string('a text').refine(isCharacteristic, 'a word of src/model/characteristic.ts'))
    .min(1, 'at least one characteristic')
    .max(4, 'at most 4 characteristics'),
  sources: items(1, 4, 200),
});

/** The stains of a folder. */
export interface StainFolder {
  readonly folder: string;
  /** Those whose files are valid. */
  readonly stains: readonly Stain[];
  /** The names of all files: an invalid one has issues of its own, and none where it is referred to. */
  readonly slugs: readonly string[];
}

/** A region without stains of its own. */
export const NO_STAINS: StainFolder = { folder: '', stains: [], slugs: [] };

const hint = (word: string, known: readonly string[]): string => {
  const closest = closestMatch(word, known);
  return closest === undefined ? '' : `; did you mean ${showValue(closest)}?`;
};

/**
 * Reports what a stain's file refers to in vain: a sign of another stain that is not its look-alike, a look-alike that
 * is no other stain, an unknown service. A general stain's look-alike has to be general, because a region without the
 * pack has no other. `services` are the slugs of the catalogue's files.
 */
export function stainIssues(general: StainFolder, regional: StainFolder, services: readonly string[]): Issue[] {
  const takenBy = new Map<string, readonly Stain[]>();
  const issuesIn = ({ folder, stains }: StainFolder, known: readonly string[], kind: string): Issue[] =>
    stains.flatMap((stain) => {
      const issue = (field: string, value: unknown, expected: string): Issue => ({
        file: join(folder, `${stain.slug}.json`),
        row: stain.slug,
        field,
        value: showValue(value),
        expected,
      });
      const taken = stain.signs.flatMap((sign, index) => {
        const text = signText(sign);
        const owners = takenBy.get(text) ?? [];
        takenBy.set(text, [...owners, stain]);
        // The pages of look-alikes say how to tell them apart.
        const other = owners.find(
          ({ slug: owner, lookAlike }) => lookAlike !== stain.slug && stain.lookAlike !== owner,
        );
        return other === undefined
          ? []
          : [
              issue(
                `signs.${index}`,
                text,
                `a place, color and form that only this stain and its look-alike have; ${other.slug} has them too`,
              ),
            ];
      });
      const others = known.filter((other) => other !== stain.slug);
      const isTwice = folder !== general.folder && general.slugs.includes(stain.slug);
      return [
        ...(isTwice ? [issue('slug', stain.slug, 'a slug that no stain of the general folder has')] : []),
        ...taken,
        ...(others.includes(stain.lookAlike)
          ? []
          : [issue('lookAlike', stain.lookAlike, `the slug of ${kind}${hint(stain.lookAlike, others)}`)]),
        ...(services.includes(stain.service)
          ? []
          : [
              issue(
                'service',
                stain.service,
                `the slug of a file of data/catalogue/services${hint(stain.service, services)}`,
              ),
            ]),
      ];
    });
  return [
    ...issuesIn(
      general,
      general.slugs,
      regional.slugs.length === 0 ? 'another stain' : 'another stain of the general folder',
    ),
    ...issuesIn(regional, [...general.slugs, ...regional.slugs], 'another stain'),
  ];
}
