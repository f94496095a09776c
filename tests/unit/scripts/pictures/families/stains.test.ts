import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readCatalogue } from '#data/catalogue/read.ts';
import { stainPicture } from '#content/pages/stains.ts';
import { pictureStem } from '#model/picture.ts';
import { STAIN_SURFACES } from '#model/stain.ts';
import { CLEAN, hasStainPicture, STAIN_PICTURES, stainScene } from '#scripts/pictures/families/stains.ts';
import { picturePlan } from '#scripts/pictures/pipeline/plan.ts';

const { images, stains } = readCatalogue('data');
const pictures = images.filter(({ category }) => category === 'stain');

it('Every surface of the guide has a picture of it clean', () => {
  const clean = STAIN_PICTURES.filter(({ slug }) => slug === CLEAN).map(({ surface }) => surface);
  expect(clean.toSorted()).toEqual(STAIN_SURFACES.toSorted());
});

it('No two drawings of stains have the same name, title or alt text', () => {
  for (const text of [
    STAIN_PICTURES.map(({ slug, surface }) => `${slug}-on-${surface}`),
    STAIN_PICTURES.map(({ title }) => title),
    STAIN_PICTURES.map(({ alt }) => alt),
  ])
    expect(new Set(text).size).toBe(text.length);
});

it('Every picture of a stain in images.json has all its files, and preflight asks for no photograph of it', () => {
  for (const picture of pictures) {
    expect(picture.placeholder, picture.name).toBe(false);
    for (const width of picture.widths)
      expect(existsSync(join('public', `${pictureStem(picture)}-${width}.webp`)), `${picture.name} ${width}`).toBe(
        true,
      );
  }
});

it('The drawing on a stain’s card is the one that its page shows first', () => {
  for (const stain of stains.filter(({ slug }) => hasStainPicture(slug))) {
    const shown = stainPicture(stain, images)!.name;
    const drawn = STAIN_PICTURES.find(({ slug, surface }) => shown === `stain-${slug}-on-${surface}`);
    expect(stainScene(stain.slug), stain.slug).toBe(drawn?.scene());
  }
});

it('A site has the pictures of its own stains only', () => {
  const stainFiles = (slugs: readonly string[]) =>
    picturePlan([], [], slugs)
      .flatMap(({ files }) => files.map(({ path }) => path))
      .filter((path) => path.startsWith('images/stains/') && !path.includes(`/${CLEAN}-on-`));
  expect(stainFiles([])).toEqual([]);
  const moss = stainFiles(['moss']);
  expect(moss.length).toBeGreaterThan(0);
  expect(moss.filter((path) => !path.includes('/moss-on-'))).toEqual([]);
});
