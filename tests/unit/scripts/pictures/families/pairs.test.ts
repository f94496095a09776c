import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PAIR_PICTURES, PAIR_STATES } from '#scripts/pictures/families/pairs.ts';
import { picturePlan } from '#scripts/pictures/pipeline/plan.ts';
import { FAMILIES } from '#scripts/pictures/families/families.ts';
import { committedModel } from '#tests/support/committed-data.ts';

const slugs = Object.keys(PAIR_PICTURES);
const { images, services } = committedModel();
const fileOf = (slug: string, state: string, width: number, encoding: string): string =>
  join('public', 'images', 'pairs', `${slug}-${state}-${width}.${encoding}`);

/** A pair's picture as gray values; `from` crops that many pixels off its left. */
const grays = (slug: string, state: string, from = 0): Promise<Buffer> =>
  sharp(fileOf(slug, state, 400, 'webp'))
    .extract({ left: from, top: 0, width: 390, height: 260 })
    .resize({ width: 195 })
    .grayscale()
    .raw()
    .toBuffer();

/** The share of pixels whose difference passes a test. */
function differing(one: Buffer, other: Buffer, test: (change: number) => boolean): number {
  const changes = [...one].map((value, index) => Math.abs(value - (other[index] ?? 0)));
  return changes.filter(test).length / changes.length;
}

describe('before/after pairs', () => {
  it('exist for every service and for the home page', () => {
    expect(slugs.sort()).toEqual(['home', ...services.map(({ slug }) => slug)].sort());
  });

  it('have files of equal size before and after, in every width and both formats', async () => {
    for (const slug of slugs) {
      for (const width of FAMILIES.pair.widths) {
        const sizes = await Promise.all(
          PAIR_STATES.flatMap(({ state }) =>
            (['avif', 'webp'] as const).map(async (encoding) => {
              const meta = await sharp(fileOf(slug, state, width, encoding)).metadata();
              return [meta.width, meta.height];
            }),
          ),
        );
        const size = [width, Math.round(width / FAMILIES.pair.aspect)];
        expect([slug, ...sizes]).toEqual([slug, size, size, size, size]);
      }
    }
  });

  it('show the same scene from the same spot, with much of it washed', async () => {
    const same = (change: number): boolean => change <= 6;
    for (const slug of slugs) {
      const [before, after, shifted] = await Promise.all([
        grays(slug, 'before'),
        grays(slug, 'after'),
        grays(slug, 'after', 10),
      ]);
      expect(differing(before, after, same), `${slug}: unchanged`).toBeGreaterThan(0.4);
      expect(
        differing(before, after, (change) => change >= 20),
        `${slug}: washed`,
      ).toBeGreaterThan(0.08);
      const better = differing(before, after, same) - differing(before, shifted, same);
      expect(better, `${slug}: aligned better than ten pixels to the side`).toBeGreaterThan(0.08);
    }
  });

  it('have an alt text of their own that says they are drawn', () => {
    const entries = images.filter(({ name }) => name.startsWith('pair-'));
    expect(entries.map(({ name }) => name).sort()).toEqual(
      slugs.flatMap((slug) => PAIR_STATES.map(({ state }) => `pair-${slug}-${state}`)).sort(),
    );
    expect(new Set(entries.map(({ alt }) => alt)).size).toBe(entries.length);
    for (const { alt, placeholder } of entries) expect([alt.slice(0, 11), placeholder]).toEqual(['Drawing of ', true]);
  });
});

it('the pictures of all pairs total less than 3 MB', () => {
  const files = picturePlan([]).flatMap((picture) => picture.files.map(({ path }) => path));
  const pairs = files.filter((path) => path.startsWith('images/pairs/'));
  const bytes = pairs.reduce((sum, path) => sum + readFileSync(join('public', path)).length, 0);
  expect(pairs).toHaveLength(slugs.length * PAIR_STATES.length * FAMILIES.pair.widths.length * 2);
  expect(bytes).toBeLessThan(3_000_000);
});
