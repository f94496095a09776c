import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { afterAll, expect, test } from 'vitest';
import { serviceTerms } from '#scripts/audit/uniqueness/subjects.ts';
import type { KeptReadings } from '#scripts/build/verdicts/kept-readings.ts';
import { RenderedReader } from '#scripts/build/verdicts/kept-rendered.ts';
import { readFingerprint, readWords } from '#scripts/build/verdicts/rendered-readings.ts';
import { smallModel } from '#tests/support/small-model.ts';

const folder = mkdtempSync(join(tmpdir(), 'kept-rendered-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
const kept: KeptReadings = { file: join(folder, 'readings.bin'), key: 'sources', reuse: true };
const file = `${kept.file}.rendered`;

const terms = serviceTerms(smallModel().services);
const page = (path: string, text: string) => ({
  path,
  title: 'Irmo',
  indexed: true,
  html: `<title>Irmo</title><main><article><h1>Irmo</h1><p>${text}</p></article></main>`,
});
const portrait = page(
  '/locations/irmo-sc',
  'Most houses here have brick on the front and vinyl siding on the other sides.',
);
const about = page('/terms', 'These are the terms.');

test('a page that Astro rendered reads the same after it was kept, and after its HTML changed as without', () => {
  const first = new RenderedReader([portrait, about], terms, kept);
  expect(first.compared.map(({ path, fingerprint }) => [path, fingerprint?.sentences.length ?? null])).toEqual([
    ['/locations/irmo-sc', 1],
    ['/terms', null],
  ]);
  const words = first.words();
  expect([...words.keys()]).toEqual([portrait.path, about.path]);
  const again = new RenderedReader([portrait, about], terms, kept);
  expect(again.compared).toEqual(first.compared);
  expect(again.words()).toEqual(words);
  const changed = page(portrait.path, 'Most houses here have stucco.');
  const { html, ...known } = changed;
  const last = new RenderedReader([changed], terms, kept);
  expect(last.compared).toEqual([{ ...known, fingerprint: readFingerprint(changed, terms) }]);
  expect(last.words()).toEqual(new Map([[changed.path, readWords({ html })]]));
  expect(last.words()).not.toEqual(words);
});

test('a kept reading is used only for the same sources and terms, and only by a build that reuses', () => {
  new RenderedReader([about], terms, kept).words();
  const { key, readings } = deserialize(readFileSync(file)) as { key: string; readings: Map<string, object> };
  const marked = new Map([...readings].map(([name, reading]) => [name, { ...reading, words: 'kept' }]));
  const wordsOf = (settings: KeptReadings, services = terms) => {
    writeFileSync(file, serialize({ key, readings: marked }));
    return new RenderedReader([about], services, settings).words().get(about.path);
  };
  const words = readWords(about);
  expect(wordsOf(kept)).toBe('kept');
  expect(wordsOf({ ...kept, key: 'others' })).toBe(words);
  expect(wordsOf({ ...kept, reuse: false })).toBe(words);
  expect(wordsOf(kept, terms.slice(1))).toBe(words);
  writeFileSync(file, 'damaged');
  expect(new RenderedReader([about], terms, kept).words().get(about.path)).toBe(words);
});
