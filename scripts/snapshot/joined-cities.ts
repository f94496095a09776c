import { field } from './table-file.ts';

/** A city by its id, as the words that must be equal wherever it is read: its slug and its name. */
export type JoinedCities = Map<string, string>;

const wordsOf = (city: unknown): string =>
  city === null ? '' : JSON.stringify([field(city, 'slug'), field(city, 'name')]);

/** Notes the cities that neighborhoods are joined with. False when two of them show one city in two ways: it has changed. */
export function noteJoined(cities: JoinedCities, rows: readonly Readonly<Record<string, unknown>>[]): boolean {
  let same = true;
  for (const row of rows) {
    const id = field(row, 'city_id');
    const words = wordsOf(row['city'] ?? null);
    const before = cities.get(id);
    if (before === undefined) cities.set(id, words);
    else if (before !== words) same = false;
  }
  return same;
}

/** Notes the rows of the table cities itself. */
export function noteCities(cities: JoinedCities, rows: readonly Readonly<Record<string, unknown>>[]): void {
  for (const row of rows) cities.set(field(row, 'id'), wordsOf(row));
}

/** Whether every neighborhood's city is what the table cities says; one that neither knows is a issue, no change. */
export const citiesAgree = (joined: JoinedCities, cities: JoinedCities): boolean =>
  [...joined].every(([id, words]) => (cities.get(id) ?? '') === words);
