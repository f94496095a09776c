import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkPhotographs } from '#scripts/pictures/pipeline/render.ts';
import { GPS, taken, useOwnerFolder } from '#tests/support/owner-photographs.ts';

const { photograph, publicFolder, put, render, stale, stalePaths } = useOwnerFolder();
const SERVICE = [240, 400, 800, 1200].map((width) => `images/services/roof-washing-${width}.webp`);

describe("an owner's photograph", () => {
  it('takes the place of the drawing it is named after, in all its widths and no other', async () => {
    await put('services/roof-washing.jpg', taken(1300, 1100));
    expect(stalePaths()).toEqual(SERVICE);
    await render();
    for (const path of SERVICE) {
      const { width, height } = await sharp(join(publicFolder(), path)).metadata();
      expect(`${path}: ${width} x ${height}`).toMatch(/-(\d+)\.webp: \1 x /);
      expect(width / height).toBeCloseTo(3 / 2, 2);
    }
    expect(stalePaths()).toEqual([]);
  });

  it('loses where and with what it was taken', async () => {
    await put('services/roof-washing.jpg', taken(1300, 1100));
    expect((await sharp(photograph('services/roof-washing.jpg')).metadata()).exif).toBeDefined();
    await render();
    for (const path of SERVICE) {
      const meta = await sharp(join(publicFolder(), path)).metadata();
      expect([meta.exif, meta.xmp, meta.iptc]).toEqual([undefined, undefined, undefined]);
    }
  });

  it('stands upright, however the camera was held', async () => {
    // The pixels lie on their side, and the file says that they do: sky at the right, to be turned to the top.
    const lying = await taken(1300, 1100).png().toBuffer();
    const turned = await sharp(lying).rotate(-90).withExif(GPS).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    writeFileSync(photograph('services/roof-washing.JPG'), turned);
    await render();
    const { data, info } = await sharp(join(publicFolder(), SERVICE[0]!)).raw().toBuffer({ resolveWithObject: true });
    const blueAt = (x: number, y: number): number => data[(y * info.width + x) * info.channels + 2]!;
    const [right, foot] = [info.width - 10, info.height - 10];
    expect([blueAt(10, 10), blueAt(right, 10)].every((blue) => blue > 200)).toBe(true);
    expect([blueAt(10, foot), blueAt(right, foot)].every((blue) => blue < 100)).toBe(true);
  });

  it('is rendered anew when it is changed, and gives the drawing its place back when it is removed', async () => {
    await put('services/roof-washing.jpg', taken(1300, 1100));
    await render();
    await put('services/roof-washing.jpg', taken(1400, 1100));
    expect(stalePaths()).toEqual(SERVICE);
    await render();
    rmSync(photograph('services/roof-washing.jpg'));
    expect(stalePaths()).toEqual(SERVICE);
  });

  it('may come as PNG, WebP or AVIF too', async () => {
    await taken(1300, 1100).png().toFile(photograph('services/roof-washing.png'));
    await taken(1300, 1100).webp().toFile(photograph('services/deck-cleaning.webp'));
    await taken(1300, 1100).avif({ effort: 0 }).toFile(photograph('services/dock-cleaning.avif'));
    await expect(checkPhotographs(stale())).resolves.toBeUndefined();
    expect(stale()).toHaveLength(3);
  });
});

it('the folder in the repository holds no photograph, but says what to put there', () => {
  expect(existsSync('data/photographs/README.md')).toBe(true);
  expect(readFileSync('data/photographs/README.md', 'utf8').trim().split('\n')).toHaveLength(5);
});
