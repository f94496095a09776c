import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { drawnPictures, sitePictures } from '#scripts/pictures/pipeline/site-pictures.ts';
import { renderStale, findStale } from '#scripts/pictures/pipeline/render.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('pictures are rendered into an empty folder, the first of them in no folder below it', async () => {
  const icon = drawnPictures('data').filter(({ files }) => files.some(({ path }) => path === 'favicon.svg'));
  const { plan } = sitePictures(icon, join(folder, 'photographs'));
  const site = join(folder, 'public');
  await renderStale(findStale(plan, site).stale, site, () => undefined);
  expect(findStale(plan, site)).toEqual({ stale: [], fresh: 1 });
});
