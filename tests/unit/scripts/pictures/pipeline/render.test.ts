import { linkSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { renderStale } from '#scripts/pictures/pipeline/render.ts';
import { drawnPictures, sitePictures } from '#scripts/pictures/pipeline/site-pictures.ts';
import { findStale } from '#scripts/pictures/pipeline/staleness.ts';
import { committedModel } from '#tests/support/committed-data.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('renders into a public folder that does not exist yet', async () => {
  const icon = drawnPictures(committedModel()).filter(({ files }) => files.some(({ path }) => path === 'favicon.svg'));
  const { plan } = sitePictures(icon, join(folder, 'photographs'));
  const publicFolder = join(folder, 'public');
  await renderStale(findStale(plan, publicFolder).stale, publicFolder, () => undefined);
  expect(findStale(plan, publicFolder)).toEqual({ stale: [], fresh: 1 });
});

it('stops after a picture that cannot be rendered, names its file, and keeps the rendered files', async () => {
  const publicFolder = join(folder, 'failing');
  const file = (path: string) => ({ path, width: 10, encoding: 'png' }) as const;
  const square = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>';
  const plan = [
    { svg: square, files: [file('good.png')] },
    { svg: 'not an image', files: [file('bad.png')] },
    ...Array.from({ length: 200 }, (_, index) => ({ svg: square, files: [file(`later/${index}.png`)] })),
  ];
  await expect(renderStale(findStale(plan, publicFolder).stale, publicFolder, () => undefined)).rejects.toThrow(
    /^bad\.png: could not be rendered/,
  );
  expect(findStale(plan, publicFolder).stale.length).toBeGreaterThan(100);
});

it('replaces a picture in one step, so that a full disk leaves no part of one', async () => {
  const publicFolder = join(folder, 'replaced');
  const drawn = (color: string) => [
    {
      svg: `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="${color}"/></svg>`,
      files: [{ path: 'square.svg', width: 9, encoding: 'svg' } as const],
    },
  ];
  const render = async (color: string): Promise<void> =>
    renderStale(findStale(drawn(color), publicFolder).stale, publicFolder, () => undefined);
  await render('red');
  // Another name of the old file: writing into that file would show here, too.
  linkSync(join(publicFolder, 'square.svg'), join(publicFolder, 'old.svg'));
  await render('blue');
  expect(readFileSync(join(publicFolder, 'old.svg'), 'utf8')).toContain('red');
  expect(readFileSync(join(publicFolder, 'square.svg'), 'utf8')).toContain('blue');
  expect(readdirSync(publicFolder, { recursive: true }).filter((name) => String(name).endsWith('.next'))).toEqual([]);
});
