import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { afterAll, expect, test } from 'vitest';
import { serviceTerms } from '#scripts/audit/uniqueness/subjects.ts';
import type { KeptReadings } from '#scripts/build/verdicts/kept-readings.ts';
import { readRendered } from '#scripts/build/verdicts/kept-rendered.ts';
import { readHtml } from '#scripts/build/verdicts/rendered-readings.ts';
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
  const first = readRendered([portrait, about], terms, kept);
  expect(first.map(({ path, fingerprint }) => [path, fingerprint?.sentences.length ?? null])).toEqual([
    ['/locations/irmo-sc', 1],
    ['/terms', null],
  ]);
  expect(readRendered([portrait, about], terms, kept)).toEqual(first);
  const changed = page(portrait.path, 'Most houses here have stucco.');
  const { html, ...known } = changed;
  expect(readRendered([changed], terms, kept)).toEqual([{ ...known, ...readHtml(changed.path, html, terms) }]);
});

test('a kept reading is used only for the same sources and terms, and only by a build that reuses', () => {
  readRendered([about], terms, kept);
  const { key, readings } = deserialize(readFileSync(file)) as { key: string; readings: Map<string, object> };
  const marked = new Map([...readings].map(([name, reading]) => [name, { ...reading, words: 'kept' }]));
  const wordsOf = (settings: KeptReadings, services = terms): string => {
    writeFileSync(file, serialize({ key, readings: marked }));
    return readRendered([about], services, settings)[0]!.words;
  };
  const { words } = readHtml(about.path, about.html, terms);
  expect(wordsOf(kept)).toBe('kept');
  expect(wordsOf({ ...kept, key: 'others' })).toBe(words);
  expect(wordsOf({ ...kept, reuse: false })).toBe(words);
  expect(wordsOf(kept, terms.slice(1))).toBe(words);
  writeFileSync(file, 'damaged');
  expect(readRendered([about], terms, kept)[0]!.words).toBe(words);
});
