import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { damagedImages, incompleteImages } from '#scripts/audit/checks/images.ts';
import { factsOf } from './fixture.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const IMAGES = {
  'hero.webp': 'images/hero-columbia-400.webp',
  'hero.avif': 'images/hero-columbia-400.avif',
  'card.jpg': 'images/og/default.jpg',
  'icon.png': 'icons/icon-192.png',
  'favicon.ico': 'favicon.ico',
  'logo.svg': 'images/logo.svg',
} as const;
const NAMES = Object.keys(IMAGES) as (keyof typeof IMAGES)[];
const bytesOf = (name: keyof typeof IMAGES): Buffer => readFileSync(path.join('public', IMAGES[name]));

it('accepts intact images of every format', async () => {
  for (const name of NAMES) writeFileSync(path.join(folder, name), bytesOf(name));
  expect(await damagedImages(folder, NAMES)).toEqual([]);
});

it.each(['hero.webp', 'card.jpg', 'icon.png'] as const)('reports a truncated image: %s', async (name) => {
  writeFileSync(path.join(folder, name), bytesOf(name).subarray(0, -100));
  const [finding] = await damagedImages(folder, [name]);
  expect(finding?.page).toBe(`/${name}`);
  expect(finding?.says).toMatch(/^is truncated or not a \.\w+ image: restore public\//);
});

it.each(NAMES.filter((name) => name !== 'logo.svg'))('reports text in place of an image: %s', async (name) => {
  for (const text of ['', 'garbage\n', '<!doctype html><html lang="en"><title>Not found</title>']) {
    writeFileSync(path.join(folder, name), text);
    expect(await damagedImages(folder, [name])).toHaveLength(1);
  }
});

it('requires alt, which may be empty, and width and height in pixels of every <img>', () => {
  expect(incompleteImages(factsOf({ main: '<img src="/a.webp" alt="" width="40" height="30">' }))).toEqual([]);
  expect(incompleteImages(factsOf({ main: '<img src="/a.webp" width="40" height="30">' }))).toEqual([
    'shows /a.webp without alt',
  ]);
  expect(incompleteImages(factsOf({ main: '<img src="/a.webp" alt="x" width="100%">' }))).toEqual([
    'shows /a.webp without width and height',
  ]);
});
