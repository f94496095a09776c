import { CHARACTERISTICS, isCharacteristic } from '#model/characteristic.ts';
import { closestMatch, showValue } from '#model/rows/issue.ts';
import { fewNames } from './few-names.ts';

/** A neighborhood's words, and what it is called in a notice. */
export interface WordedRow {
  readonly slug: string;
  readonly characteristics: readonly string[];
}

/**
 * A line for each characteristic that is no word of the vocabulary, with the rows that have it and the known word it
 * is most like. The vocabulary is open: such a word is shown on the pages, so it is no issue, but no advice hangs on it.
 */
export function characteristicNotices(rows: Iterable<WordedRow>): string[] {
  const slugs = new Map<string, string[]>();
  for (const { slug, characteristics } of rows) {
    for (const word of characteristics.filter((text) => !isCharacteristic(text))) {
      const own = slugs.get(word);
      if (own === undefined) slugs.set(word, [slug]);
      else own.push(slug);
    }
  }
  return [...slugs].map(([word, own]) => {
    const known = closestMatch(word, Object.keys(CHARACTERISTICS));
    const like = known === undefined ? '' : ` The nearest is ${showValue(known)}.`;
    return `neighborhoods: row ${fewNames(own)}: characteristics: ${showValue(word)} is no word of src/model/characteristic.ts: pages show it and give no advice on it.${like}`;
  });
}
