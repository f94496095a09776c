import { describe, expect, it } from 'vitest';
import { seasonAnswer } from '#content/season.ts';
import { readCatalogue } from '#data/catalogue/read.ts';
import { smallService } from '#tests/support/small-model.ts';

const words = { ...smallService('house-washing').profile!.words, season: 'In May.', conditions: 'On a dry day.' };
const answer = (sheet: readonly string[]): string => seasonAnswer(words, sheet);

describe('the answer to the best time', () => {
  it('leaves out what stands before a sentence that begins with Once', () => {
    for (const time of [
      'Once the pollen is down in April, it lasts better.',
      'Once in May and once in December is enough.',
    ])
      expect(answer([`Fence in the hens. ${time}`])).toBe(`${time} On a dry day.`);
  });

  it('brings along what the sentence with the month points at', () => {
    const time = 'Drives behind the shops are simpler. For those, any day from May to June will do.';
    expect(answer([`Park across the street. ${time}`])).toBe(`${time} On a dry day.`);
  });

  it('begins with no word that points at what it leaves out', () => {
    const pointsBack =
      /^(?:It|They|These|Those|Both|Either|Such|Then|Otherwise|So|But|And|For (?:both|those|these)|If not|At other times|The rest|The \w+ ones|The first (?:is|comes)|With(?:out)? it)\b/;
    const { jobs } = readCatalogue('data');
    const sheets = [...jobs].flatMap(([city, { places, sheets: ofCity }]) => [
      ...Object.entries(ofCity).map(([service, sheet]) => [`${city} ${service}`, sheet] as const),
      ...Object.entries(places).flatMap(([place, ofPlace]) =>
        Object.entries(ofPlace).map(([service, { sheet }]) => [`${city} ${place} ${service}`, sheet] as const),
      ),
    ]);
    expect(sheets.filter(([, sheet]) => pointsBack.test(answer(sheet))).map(([name]) => name)).toEqual([]);
  });
});
