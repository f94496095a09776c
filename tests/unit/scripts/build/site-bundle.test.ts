import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bundleKey, type BundleSettings } from '#scripts/build/site-bundle.ts';

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
