import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { damagedImages, incompleteImages } from '#scripts/audit/checks/images.ts';
import { factsOf } from './fixture.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const drawn = sharp({
  create: {
    width: 64,
    height: 48,
    channels: 3,
    background: '#808080',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
});

const IMAGES = {
  'hero.webp': await drawn.clone().webp().toBuffer(),
  'hero.avif': await drawn.clone().avif().toBuffer(),
  'card.jpg': readFileSync('public/images/og/default.jpg'),
  'icon.png': readFileSync('public/icons/icon-192.png'),
  'favicon.ico': readFileSync('public/favicon.ico'),
  'logo.svg': readFileSync('public/images/logo.svg'),
};
const NAMES = Object.keys(IMAGES) as (keyof typeof IMAGES)[];

it('accepts intact images of every format', async () => {
  for (const name of NAMES) writeFileSync(path.join(folder, name), IMAGES[name]);
  expect(await damagedImages(folder, NAMES)).toEqual([]);
});

it.each(['hero.webp', 'card.jpg', 'icon.png'] as const)('reports a truncated image: %s', async (name) => {
  writeFileSync(path.join(folder, name), IMAGES[name].subarray(0, -100));
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
