import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { damagedPictures } from '#scripts/audit/picture-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const PICTURES = {
  'hero.webp': 'images/hero-columbia-400.webp',
  'hero.avif': 'images/hero-columbia-400.avif',
  'card.jpg': 'images/og/default.jpg',
  'icon.png': 'icons/icon-192.png',
  'favicon.ico': 'favicon.ico',
  'logo.svg': 'images/logo.svg',
} as const;
const NAMES = Object.keys(PICTURES) as (keyof typeof PICTURES)[];
const bytesOf = (name: keyof typeof PICTURES): Buffer => readFileSync(path.join('public', PICTURES[name]));

it('Whole pictures of every kind are found to be whole', async () => {
  for (const name of NAMES) writeFileSync(path.join(folder, name), bytesOf(name));
  expect(await damagedPictures(folder, NAMES)).toEqual([]);
});

it.each(['hero.webp', 'card.jpg', 'icon.png'] as const)('One that was cut short is named: %s', async (name) => {
  writeFileSync(path.join(folder, name), bytesOf(name).subarray(0, -100));
  const [finding] = await damagedPictures(folder, [name]);
  expect(finding?.page).toBe(`/${name}`);
  expect(finding?.says).toMatch(/^is no whole \.\w+ picture; delete public\//);
});

it.each(NAMES.filter((name) => name !== 'logo.svg'))('Text in the place of one is named: %s', async (name) => {
  for (const text of ['', 'garbage\n', '<!doctype html><html lang="en"><title>Not found</title>']) {
    writeFileSync(path.join(folder, name), text);
    expect(await damagedPictures(folder, [name])).toHaveLength(1);
  }
});
