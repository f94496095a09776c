import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  neighborhoodsFor,
  syntheticNeighborhoods,
  writeChangedSnapshot,
  writeSyntheticSnapshot,
} from '#scripts/bench/synthetic-snapshot.ts';
import { readSnapshot } from '#data/snapshot.ts';
import { placeSegment } from '#routes/paths.ts';
import { toCity, toNeighborhood } from '#model/rows/reshape.ts';

const SOURCE = 'data/snapshot';

describe('the synthetic snapshot of the bench', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-snapshot-'));
  const pages = writeSyntheticSnapshot(folder, 1000, SOURCE);
  const { rows } = readSnapshot(folder);
  const real = readSnapshot(SOURCE).rows;

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test('is valid and results in at least the requested pages', () => {
    expect(pages).toBeGreaterThanOrEqual(1000);
    expect(pages).toBeLessThan(1000 + real.services.length);
    expect(rows.neighborhoods.length * rows.services.length).toBe(pages);
  });

  test('has the real cities, services and posts', () => {
    expect(rows.cities).toEqual(real.cities);
    expect(rows.services).toEqual(real.services);
    expect(rows.posts).toEqual(real.posts);
  });

  test('is deterministic', () => {
    const again = mkdtempSync(join(tmpdir(), 'bench-snapshot-'));
    writeSyntheticSnapshot(again, 1000, SOURCE);
    for (const file of ['neighborhoods.json', 'manifest.json']) {
      expect(readFileSync(join(again, file), 'utf8')).toBe(readFileSync(join(folder, file), 'utf8'));
    }
    rmSync(again, { recursive: true, force: true });
  });

  test('can be written again with a change of one row', () => {
    const changed = mkdtempSync(join(tmpdir(), 'bench-snapshot-'));
    writeChangedSnapshot(changed, folder);
    const [first, ...others] = readSnapshot(changed).rows.neighborhoods;
    rmSync(changed, { recursive: true, force: true });
    const [before, ...rest] = rows.neighborhoods;
    expect(first).toEqual({ ...before, landmarks: [...before!.landmarks, 'Sample Landmark'] });
    expect(others).toEqual(rest);
  });

  test('has distinct paths for 20,000 pages', () => {
    const city = new Map(real.cities.map((row) => [row.id, row]));
    const places = syntheticNeighborhoods(real, neighborhoodsFor(20_000, 14)).map((row) =>
      toNeighborhood({ ...row, landmarks: [], roads: [], local_businesses: [] }, toCity(city.get(row.city_id)!, null)),
    );
    expect(places.length * 14).toBeGreaterThanOrEqual(20_000);
    expect(new Set(places.map(({ citySlug, slug }) => placeSegment(citySlug, slug))).size).toBe(places.length);
  });
});
