import { describe, expect, it } from 'vitest';
import { fitOf } from '#content/fit.ts';
import type { Catalogue } from '#data/catalogue/read.ts';
import { joinModel } from '#data/join.ts';
import type { Model } from '#model/model.ts';
import type { Neighborhood } from '#model/place.ts';
import type { Rows } from '#model/rows/tables.ts';
import {
  NOTED_CATALOGUE as CATALOGUE,
  SMALL_JOBS as JOBS,
  SMALL_NOTES as NOTES,
} from '#tests/support/noted-catalogue.ts';
import { parsedSmallRows } from '#tests/support/small-model.ts';

const COLUMBIA = 'columbia-south-carolina';
const COLA = 'cola-south-carolina';
const small = parsedSmallRows();
/** The small site's rows without unknown characteristics, whose notices name a slug. */
const ROWS: Rows = { ...small, neighborhoods: small.neighborhoods.map((row) => ({ ...row, characteristics: [] })) };

/** The small site, after changes of its rows and of the catalogue. */
function joined(
  change: (rows: { -readonly [T in keyof Rows]: Rows[T][number][] }) => void,
  catalogue = CATALOGUE,
): Model {
  const rows = structuredClone(ROWS) as Parameters<typeof change>[0];
  change(rows);
  return joinModel(rows, catalogue, '2026-11-20');
}

const rename = (rows: readonly { slug: string; old_slugs: string[] }[], from: string, to: string): void => {
  const row = rows.find(({ slug }) => slug === from)!;
  row.old_slugs = [...row.old_slugs, row.slug];
  row.slug = to;
};

const placeOf = (model: Model, slug: string, citySlug = COLUMBIA): Neighborhood =>
  model.neighborhoods.find((place) => place.citySlug === citySlug && place.slug === slug)!;

const BEFORE = joined(() => undefined);

describe('a renamed neighborhood', () => {
  const after = joined(({ neighborhoods }) => rename(neighborhoods, 'rosewood', 'rosewood-heights'));

  it('keeps its notes, its job sheets and the services that fit it', () => {
    const [was, is] = [placeOf(BEFORE, 'rosewood'), placeOf(after, 'rosewood-heights')];
    expect(was.notes).not.toBeNull();
    expect(Object.values(was.jobs).some(({ sheet }) => sheet.length > 0)).toBe(true);
    expect(is).toEqual({ ...was, slug: 'rosewood-heights' });
    for (const service of after.services) expect(fitOf(service, is)).toEqual(fitOf(service, was));
  });

  it('changes no other place, city or service', () => {
    const others = (model: Model) => ({
      places: model.neighborhoods.filter(({ slug }) => !slug.startsWith('rosewood')),
      cities: model.cities,
      services: model.services,
      hubs: model.hubs,
      pending: model.pending,
    });
    expect(others(after)).toEqual(others(BEFORE));
  });

  it('is reported once, with the former slug that the catalogue still has', () => {
    const added = after.notices.filter((notice) => !BEFORE.notices.includes(notice));
    expect(added).toEqual([
      expect.stringContaining(`of neighborhoods: ${COLUMBIA}/rosewood (now ${COLUMBIA}/rosewood-heights).`),
    ]);
  });

  it('takes what the catalogue has under its present slug before that of a former one', () => {
    const notes = { ...NOTES, 'rosewood-heights': NOTES.shandon };
    const places = CATALOGUE.places.map((entry) => (entry.slug === COLUMBIA ? { ...entry, places: notes } : entry));
    const model = joined(({ neighborhoods }) => rename(neighborhoods, 'rosewood', 'rosewood-heights'), {
      ...CATALOGUE,
      places,
    });
    expect(placeOf(model, 'rosewood-heights').notes).toEqual(NOTES.shandon);
    expect(model.pending.get(COLUMBIA)?.notes).toEqual({});
  });

  it('leaves its former texts to a place that takes its former slug', () => {
    const model = joined(({ neighborhoods }) => {
      rename(neighborhoods, 'rosewood', 'rosewood-heights');
      rename(neighborhoods, 'shandon', 'rosewood');
    });
    expect(placeOf(model, 'rosewood').notes).toEqual(NOTES.rosewood);
    expect(placeOf(model, 'rosewood-heights')).toMatchObject({ notes: null, jobs: {} });
  });

  it('keeps its texts in another city', () => {
    const model = joined(({ cities, neighborhoods }) => {
      const place = neighborhoods.find(({ slug }) => slug === 'rosewood')!;
      place.old_slugs = [`${COLUMBIA}/rosewood`];
      place.city_id = cities.find(({ slug }) => slug === 'irmo-south-carolina')!.id;
    });
    expect(placeOf(model, 'rosewood', 'irmo-south-carolina')).toMatchObject({
      notes: NOTES.rosewood,
      jobs: JOBS.places.rosewood,
    });
  });
});

describe('a renamed city', () => {
  const after = joined(({ cities }) => rename(cities, COLUMBIA, COLA));
  const city = after.cities.find(({ slug }) => slug === COLA)!;

  it('keeps its portrait, its sheets, its hub and the texts of its places', () => {
    const was = BEFORE.cities.find(({ slug }) => slug === COLUMBIA)!;
    expect(was.profile).not.toBeNull();
    expect(city).toEqual({ ...was, slug: COLA, profile: { ...was.profile, slug: COLA } });
    expect(after.cities).toHaveLength(BEFORE.cities.length);
    expect(after.pending.get(COLUMBIA)).toBeUndefined();
    for (const place of BEFORE.neighborhoods.filter(({ citySlug }) => citySlug === COLUMBIA))
      expect(placeOf(after, place.slug, COLA)).toMatchObject({ notes: place.notes, jobs: place.jobs });
    const irmo = joined(({ cities }) => rename(cities, 'irmo-south-carolina', 'irmo-town-south-carolina'));
    expect(irmo.hubs.map(({ citySlug }) => citySlug)).toContain('irmo-town-south-carolina');
    expect(irmo.hubs.map(({ citySlug }) => citySlug)).not.toContain('irmo-south-carolina');
  });

  it('is reported once, and not again for each of its places', () => {
    const added = after.notices.filter((notice) => !BEFORE.notices.includes(notice));
    expect(added).toEqual([expect.stringContaining(`of cities: ${COLUMBIA} (now ${COLA}).`)]);
  });

  it('keeps texts for places that the store does not have yet', () => {
    const places = CATALOGUE.places.map((entry) =>
      entry.slug === COLUMBIA ? { ...entry, places: { ...NOTES, 'not-yet': NOTES.rosewood } } : entry,
    );
    const catalogue: Catalogue = { ...CATALOGUE, places };
    const model = joined(({ cities }) => rename(cities, COLUMBIA, COLA), catalogue);
    expect(model.pending.get(COLA)?.notes).toEqual({ 'not-yet': NOTES.rosewood });
  });
});

describe('a renamed service', () => {
  const after = joined(({ services }) => rename(services, 'oil-stain-removal', 'spot-removal'));
  const service = after.services.find(({ slug }) => slug === 'spot-removal')!;

  it('keeps its texts, and its former slug for everything that the repository knows by it', () => {
    const was = BEFORE.services.find(({ slug }) => slug === 'oil-stain-removal')!;
    expect(service).toEqual({ ...was, slug: 'spot-removal', catalogueSlug: 'oil-stain-removal' });
    expect(after.services).toHaveLength(BEFORE.services.length);
    expect(after.pending).toEqual(BEFORE.pending);
  });
});
