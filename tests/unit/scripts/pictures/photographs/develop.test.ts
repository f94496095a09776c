import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkPhotographs } from '#scripts/pictures/photographs/develop.ts';
import { FAMILIES } from '#scripts/pictures/families/families.ts';
import { cameraImage, GPS, useOwnerFolder } from '#tests/support/owner-photographs.ts';

const { photograph, publicFolder, put, render, stale, stalePaths } = useOwnerFolder();
const FILES = FAMILIES.service.widths.map((width) => `images/services/roof-washing-${width}.webp`);

describe("the owner's photograph", () => {
  it('replaces the drawing of its name in every width, and no other picture', async () => {
    await put('services/roof-washing.jpg', cameraImage(1300, 1100));
    expect(stalePaths()).toEqual(FILES);
    await render();
    for (const path of FILES) {
      const { width, height } = await sharp(join(publicFolder(), path)).metadata();
      expect(`${path}: ${width} x ${height}`).toMatch(/-(\d+)\.webp: \1 x /);
      expect(width / height).toBeCloseTo(FAMILIES.service.aspect, 2);
    }
    expect(stalePaths()).toEqual([]);
  });

  it('loses its camera and location metadata', async () => {
    await put('services/roof-washing.jpg', cameraImage(1300, 1100));
    expect((await sharp(photograph('services/roof-washing.jpg')).metadata()).exif).toBeDefined();
    await render();
    for (const path of FILES) {
      const meta = await sharp(join(publicFolder(), path)).metadata();
      expect([meta.exif, meta.xmp, meta.iptc]).toEqual([undefined, undefined, undefined]);
    }
  });

  it('is rotated upright by its EXIF orientation', async () => {
    // Stored on its side with the sky at the right, and orientation 6: rotate to put the sky on top.
    const upright = await cameraImage(1300, 1100).png().toBuffer();
    const sideways = await sharp(upright).rotate(-90).withExif(GPS).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    writeFileSync(photograph('services/roof-washing.JPG'), sideways);
    await render();
    const { data, info } = await sharp(join(publicFolder(), FILES[0]!)).raw().toBuffer({ resolveWithObject: true });
    const blueAt = (x: number, y: number): number => data[(y * info.width + x) * info.channels + 2]!;
    const [right, bottom] = [info.width - 10, info.height - 10];
    expect([blueAt(10, 10), blueAt(right, 10)].every((blue) => blue > 200)).toBe(true);
    expect([blueAt(10, bottom), blueAt(right, bottom)].every((blue) => blue < 100)).toBe(true);
  });

  it('is rendered again after a change, and the drawing after its removal', async () => {
    await put('services/roof-washing.jpg', cameraImage(1300, 1100));
    await render();
    await put('services/roof-washing.jpg', cameraImage(1400, 1100));
    expect(stalePaths()).toEqual(FILES);
    await render();
    rmSync(photograph('services/roof-washing.jpg'));
    expect(stalePaths()).toEqual(FILES);
  });

  it('can be a PNG, WebP or AVIF file', async () => {
    await cameraImage(1300, 1100).png().toFile(photograph('services/roof-washing.png'));
    await cameraImage(1300, 1100).webp().toFile(photograph('services/deck-cleaning.webp'));
    await cameraImage(1300, 1100).avif({ effort: 0 }).toFile(photograph('services/dock-cleaning.avif'));
    await expect(checkPhotographs(stale().map(({ picture }) => picture))).resolves.toBeUndefined();
    expect(stale()).toHaveLength(3);
  });
});
