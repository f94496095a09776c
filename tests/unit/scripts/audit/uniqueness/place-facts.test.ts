import { beforeAll, describe, expect, test } from 'vitest';
import { tooFewFacts } from '#scripts/audit/uniqueness/uniqueness.ts';
import { nearestPlaces, PlaceFacts } from '#scripts/audit/uniqueness/place-facts.ts';
import type { PlacePage } from '#scripts/audit/uniqueness/place-page.ts';
import type { PageFingerprint } from '#scripts/audit/uniqueness/fingerprint.ts';
import { findDetails, DETAIL_KINDS } from '#scripts/audit/uniqueness/place-row.ts';
import { knowledgeFor } from '#content/knowledge/index.ts';
import type { Model } from '#model/model.ts';
import type { Neighborhood } from '#model/place.ts';
import { NOTE_TOPICS, type NoteTopic, type PlaceNotes } from '#model/notes.ts';
import { smallModel, smallPlace } from '#tests/support/small-model.ts';

const notes = (own: Partial<Record<NoteTopic, string>>): PlaceNotes =>
  ({ ...Object.fromEntries(Object.keys(NOTE_TOPICS).map((topic) => [topic, 'Nothing.'])), ...own }) as PlaceNotes;

const place = (slug: string, own: Partial<Neighborhood>): Neighborhood => ({
  ...smallPlace('shandon'),
  slug,
  name: slug,
  landmarks: [],
  roads: [],
  localBusinesses: [],
  characteristics: [],
  ...own,
});

const page: PlacePage = { kind: 'neighborhood', service: 'house-washing', place: 'columbia-here' };
let model: Model;
beforeAll(() => {
  const { base } = smallModel().business;
  const away = (degrees: number) => ({ latitude: base.latitude + degrees, longitude: base.longitude });
  model = {
    ...smallModel(),
    neighborhoods: [
      place('here', {
        landmarks: ['Emily Park', 'Common Park'],
        roads: ['Oak Street'],
        characteristics: ['tree canopy', 'red clay'],
        coordinates: away(0.1),
        notes: notes({ ground: 'Sandy soil.', houses: 'Built in the 1920s.', water: 'Near Gills Creek.' }),
      }),
      place('next', {
        landmarks: ['Common Park'],
        characteristics: ['red clay'],
        coordinates: away(0.16),
        notes: notes({ ground: 'Sand and loam.', houses: 'From the 1950s, off Oak Street.' }),
      }),
    ],
  };
});
const count = (article: string) => new PlaceFacts(model).count(page, article);

describe('facts that are not true of neighboring places', () => {
  const adviceFor = (characteristic: 'tree canopy' | 'red clay'): string =>
    knowledgeFor(characteristic, 'house-washing')!.advice;

  test.each([
    [
      'are in the data of the place and on its page, but not in the data of the neighbor',
      `Near Emily Park, and 7 miles away. ${adviceFor('tree canopy')} Built in the 1920s by Gills Creek.`,
      { facts: 5, beyondNames: 4 },
    ],
    [
      'do not count if the neighbor has them too',
      `Common Park, Oak Street, sandy ground. ${adviceFor('red clay')}`,
      { facts: 0, beyondNames: 0 },
    ],
    [
      'do not count if the page does not contain them',
      'We wash it. Emily Parkway is 17 miles away, 1.7 miles off.',
      { facts: 0, beyondNames: 0 },
    ],
    ['count as a name for a characteristic without its advice', 'Known for tree canopy.', { facts: 1, beyondNames: 0 }],
  ])('%s', (_, article, counts) => {
    expect(count(article)).toEqual({ neighbor: 'next', ...counts });
  });

  test('include the water nearby and the side of the Fall Line if those of the neighbor differ', () => {
    const lake = { latitude: 34.052, longitude: -81.218 };
    const sand = { latitude: 33.75, longitude: -81.1 };
    const two = [place('here', { coordinates: lake }), place('next', { coordinates: sand })];
    const facts = new PlaceFacts({ ...model, neighborhoods: two });
    const article = 'Ground: Piedmont, above the Fall Line. Water: close to Lake Murray.';
    expect(facts.count(page, article)?.beyondNames).toBe(2);
    expect(facts.count(page, 'Along the Fall Line, close to Lake Murray.')?.beyondNames).toBe(1);
  });

  test('are not counted for a place that the data does not have', () => {
    expect(new PlaceFacts(model).count({ ...page, place: 'columbia-nowhere' }, 'Emily Park')).toBeNull();
  });

  test('must be at least 3 on a neighborhood page and 5 on a city page, two of them more than a name', () => {
    const print = (kind: PlacePage['kind'], facts: number, beyondNames: number): PageFingerprint =>
      ({
        path: `/${kind}-${facts}-${beyondNames}`,
        kind,
        facts: { neighbor: 'next', facts, beyondNames },
      }) as PageFingerprint;
    const prints = [
      print('neighborhood', 3, 2),
      print('neighborhood', 2, 2),
      print('neighborhood', 9, 1),
      print('portrait', 5, 2),
      print('portrait', 4, 4),
      print('city-service', 0, 0),
    ];
    expect(tooFewFacts(prints).map((finding) => finding.page)).toEqual([
      '/neighborhood-2-2',
      '/neighborhood-9-1',
      '/portrait-4-4',
    ]);
  });
});

test.each([
  [
    'a body of water, but not the road named after it',
    'water',
    'Lake Murray, off Lake Greenwood Road.',
    ['lake murray'],
  ],
  [
    'a soil, whatever the ending of the word',
    'soil',
    'Sandy topsoil over red clay; a thousand lots.',
    ['sand', 'clay'],
  ],
  [
    'a building period, but not the year of the lead paint law',
    'period',
    'The 1950s; paint from before 1978.',
    ['1950s'],
  ],
])('the details in a note include %s', (_, kind, note, details) => {
  expect([
    ...findDetails(
      DETAIL_KINDS.find(({ name }) => name === kind)!,
      note,
    ),
  ]).toEqual(details);
});

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

test.each([
  ['the three nearest places, nearest first', [0, 0.05, 0.01, 0.2, 0.03].map((east) => at(34, -81 + east)), [2, 4, 1]],
  ['measured with shorter degrees of longitude', [at(34, -81), at(34.9, -81), at(34, -80)], [2, 1]],
  ['places with coordinates', [at(34, -81), null, at(34, -80)], [2]],
])('the neighbors of a place are %s', (_, places, nearest) => {
  expect(nearestPlaces(places)[0]).toEqual(nearest);
});
