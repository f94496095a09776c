import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { serviceTerms } from '#scripts/audit/uniqueness/subjects.ts';
import { PartsFile, sharedParts } from '#scripts/build/parts-file.ts';
import { keepReadings, type KeptReadings, readKeptReadings } from '#scripts/build/verdicts/kept-readings.ts';
import { type PageReading, readPages, sharedPosition } from '#scripts/build/verdicts/page-readings.ts';
import { smallModel } from '#tests/support/small-model.ts';

const folder = mkdtempSync(join(tmpdir(), 'kept-readings-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
const file = join(folder, 'readings.bin');

const site = { model: smallModel(), origin: 'https://wash.example', day: '2026-06-01', cards: new Set<string>() };
const terms = serviceTerms(site.model.services);
const kept: KeptReadings = { file, key: 'sources', reuse: true };
const none = () => new Map<string, PageReading>();
const parts = (writesAll = true) => new PartsFile(sharedParts(join(folder, 'parts'), 1000, writesAll));
const readings = readPages(site, sharedPosition(), none, parts());
const pages = [...readings.values()];

test('readings are the same after they were kept', () => {
  keepReadings(kept, terms, pages);
  expect(readings.size).toBeGreaterThan(site.model.neighborhoods.length);
  expect(readKeptReadings(kept, terms)).toEqual(new Map(pages.map((page) => [page.fingerprint.path, page])));
});

test('readings of other sources or of services with other terms are not used, nor those of a damaged file', () => {
  keepReadings(kept, terms, pages);
  expect(readKeptReadings({ ...kept, reuse: false }, terms).size).toBe(0);
  expect(readKeptReadings({ ...kept, key: 'others' }, terms).size).toBe(0);
  expect(readKeptReadings(kept, terms.slice(1)).size).toBe(0);
  writeFileSync(file, 'damaged');
  expect(readKeptReadings(kept, terms).size).toBe(0);
  expect(readKeptReadings({ ...kept, file: join(folder, 'missing.bin') }, terms).size).toBe(0);
});

test('threads that share a position read each page once, and all pages together', () => {
  const position = sharedPosition();
  const first = readPages(site, position, none, parts());
  const second = readPages(site, position, () => expect.unreachable('There is no page left to compare.'), parts());
  expect(first).toEqual(readings);
  expect(second.size).toBe(0);
});

test.each([
  { writesAll: true, wait: 'wait to be written' },
  { writesAll: false, wait: 'do not, because its file is there' },
])('a page that did not change is not read again, and its own parts $wait', ({ writesAll }) => {
  const [reading, ...others] = pages as [PageReading, ...PageReading[]];
  const last = new Map([[reading.fingerprint.path, { ...reading, words: 'of the last build' }]]);
  const file = parts(writesAll);
  const again = readPages(site, sharedPosition(), () => last, file);
  expect(again.get(0)?.words).toBe('of the last build');
  expect([...again.values()].slice(1)).toEqual(others);
  const [unchanged, changed] = [0, 1].map((position) => file.read(position)?.toString() ?? null);
  expect(changed).not.toBeNull();
  if (writesAll) expect(unchanged).toContain(reading.title);
  else expect(unchanged).toBeNull();
});
