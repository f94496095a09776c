import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bundleKey, type BundleSettings, isSealed, sealBundle } from '#scripts/build/site-bundle.ts';

const root = mkdtempSync(join(tmpdir(), 'site-bundle-'));
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

function write(file: string, text: string): void {
  mkdirSync(join(root, dirname(file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const SETTINGS: BundleSettings = { origin: 'https://wash.example', logo: '/images/logo.svg', environment: {} };
const FILES = ['src/a.ts', 'src/views/b.astro', 'public/images/c.svg', 'astro.config.mjs', 'package-lock.json'];
for (const file of FILES) write(file, 'one');

const keyOf = (changes: Partial<BundleSettings> = {}): string => bundleKey({ ...SETTINGS, ...changes }, root);

test.each(FILES)('a change of %s needs another bundle, and back again the first', (file) => {
  const before = keyOf();
  write(file, 'two');
  expect(keyOf()).not.toBe(before);
  write(file, 'one');
  expect(keyOf()).toBe(before);
});

test('a new or renamed source needs another bundle', () => {
  const before = keyOf();
  write('src/new.ts', '');
  expect(keyOf()).not.toBe(before);
  rmSync(join(root, 'src/new.ts'));
});

test('what is published needs another bundle, and the data and the day do not', () => {
  const before = keyOf();
  const changed = [
    keyOf({ origin: 'https://other.example' }),
    keyOf({ logo: '/images/other.svg' }),
    keyOf({ environment: { PUBLIC_QUOTE_WEBHOOK_URL: 'https://hook.example' } }),
    keyOf({ environment: { SERVICE_WORKER: 'off' } }),
  ];
  expect(new Set([before, ...changed]).size).toBe(5);
  write('data/snapshot/services.json', '[]');
  expect(keyOf({ environment: { BUILD_DATE: '2026-01-01', SNAPSHOT_DIR: 'elsewhere' } })).toBe(before);
});

test.each<[string, () => void]>([
  ['with another byte', () => write('bundle/server/entry.mjs', 'export const b = 1;')],
  ['without a file', () => rmSync(join(root, 'bundle/client/c.svg'))],
  ['with a file of another bundle', () => write('bundle/client/d.svg', '<svg/>')],
  ['without its hashes', () => rmSync(join(root, 'bundle/hashes.json'))],
])('a bundle %s is not used', (_, damage) => {
  const folder = join(root, 'bundle');
  rmSync(folder, { recursive: true, force: true });
  write('bundle/server/entry.mjs', 'export const a = 1;');
  write('bundle/client/c.svg', '<svg/>');
  expect(isSealed(folder)).toBe(false);
  sealBundle(folder);
  expect(isSealed(folder)).toBe(true);
  damage();
  expect(isSealed(folder)).toBe(false);
});
