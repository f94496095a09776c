import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#data/catalogue/read.ts';
import { PAIR_PICTURES, PAIR_STATES } from '#scripts/pictures/families/pairs.ts';
import { picturePlan } from '#scripts/pictures/pipeline/plan.ts';
import { FAMILIES } from '#scripts/pictures/families/families.ts';

const slugs = Object.keys(PAIR_PICTURES);
const { images, services } = readCatalogue('data');
const fileOf = (slug: string, state: string, width: number, encoding: string): string =>
  join('public', 'images', 'pairs', `${slug}-${state}-${width}.${encoding}`);

describe('before/after pairs', () => {
  it('exist for every service of the catalogue and for the home page', () => {
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
  const files = picturePlan([], [], []).flatMap((picture) => picture.files.map(({ path }) => path));
  const pairs = files.filter((path) => path.startsWith('images/pairs/'));
  const bytes = pairs.reduce((sum, path) => sum + readFileSync(join('public', path)).length, 0);
  expect(pairs).toHaveLength(slugs.length * PAIR_STATES.length * FAMILIES.pair.widths.length * 2);
  expect(bytes).toBeLessThan(3_000_000);
});
