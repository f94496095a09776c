import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { knowledgeFor } from '#content/knowledge/index.ts';
import { CHARACTERISTICS } from '#model/characteristic.ts';
import { DEFAULT_BUSINESS } from '#data/catalogue/business.ts';

const CATALOGUE = join('data', 'catalogue');

/** Names, trees, soils, animals, roads and months that are true of some towns in the United States only. */
const OF_ONE_REGION =
  /\b(?:south carolina|SC|columbia|midlands|fall line|lake murray|congaree|I-\d+|red clay|sandy|humid\w*|muggy|hurricanes?|palmettos?|magnolias?|azaleas?|crape|(?:live )?oaks?|acorns?|tassels?|pines|pine (?:pollen|straw|needles?|woods)|kudzu|soybeans|dirt daubers?|january|february|april|june|july|september|october|november|december|(?:late|early) (?:march|may))\b/gi;

const regionalWords = (text: string): string[] => text.match(OF_ONE_REGION) ?? [];

describe.each(['services', 'questions'])('the general texts of %s', (folder) => {
  const files = readdirSync(join(CATALOGUE, folder));

  it.each(files)('%s names nothing that is true of one region only', (file) => {
    expect(regionalWords(readFileSync(join(CATALOGUE, folder, file), 'utf8'))).toEqual([]);
  });
});

/**
 * What a guide that is read everywhere may not say. Unlike the texts above it may name trees: oak leaves stain
 * anywhere.
 */
const OF_ONE_STATE =
  /\b(?:south carolina|SC|columbia|midlands?|fall line|lake murray|congaree|wateree|I-\d+|red clay|humid\w*|hurricanes?|palmettos?|magnolias?|azaleas?|crape|live oaks?|acorns?|pine straw|dirt daubers?|january|february|april|june|july|september|october|november|december|(?:late|early) (?:march|may))\b/gi;

it('the general stains name nothing that is true of one state only', () => {
  const found = globSync(join(CATALOGUE, 'stains', '*.json')).flatMap((file) => {
    const words = readFileSync(file, 'utf8').match(OF_ONE_STATE) ?? [];
    return words.length === 0 ? [] : [`${file}: ${[...new Set(words)].join(', ')}`];
  });
  expect(found).toEqual([]);
});

it('gives advice that is true in every region where no pack rewords it', () => {
  const services = readdirSync(join(CATALOGUE, 'services')).map((file) => file.slice(0, -'.json'.length));
  const found = Object.keys(CHARACTERISTICS).flatMap((characteristic) =>
    services.flatMap((service) => {
      const known = knowledgeFor(characteristic, service, DEFAULT_BUSINESS);
      const words = known === null ? [] : regionalWords(`${known.question} ${known.advice}`);
      return words.length === 0 ? [] : [`${characteristic}, ${service}: ${words.join(', ')}`];
    }),
  );
  expect(found).toEqual([]);
});
