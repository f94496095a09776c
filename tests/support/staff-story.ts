import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, expect } from 'vitest';
import { type PreviewServer, serveFolder } from '#scripts/preview/serve.ts';
import { accessibilityIssues } from './accessibility.ts';
import { builtFiles } from './built-site.ts';
import { runSnapshot, scratch, storeEnvironment } from './snapshot-run.ts';
import type { StaffSite } from './staff-site.ts';
import { removeBuilds, buildFolder, runBuild } from './test-build.ts';

/** The camera's name in a photo's EXIF data. */
export const CAMERA = 'SecretCamera';

/**
 * A photo of 2400 × 1600 pixels with camera and GPS coordinates in its EXIF data; one half has the given
 * color.
 */
function photo(color: string): Promise<Buffer> {
  const dock = { create: { width: 1200, height: 1600, channels: 3 as const, background: '#8a8f94' } };
  return sharp({ create: { width: 2400, height: 1600, channels: 3, background: color } })
    .composite([{ input: dock, left: 0, top: 0 }])
    .withExifMerge({ IFD0: { Make: CAMERA }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '34/1 0/1 0/1' } })
    .jpeg()
    .toBuffer();
}

/** The photo as a file for Playwright's file chooser. */
export const photoFile = async (color = '#c9a06a') => ({
  name: 'IMG_1.jpg',
  mimeType: 'image/jpeg',
  buffer: await photo(color),
});

/** Expects a page to be accessible and no wider than the screen. */
export const expectAccessible = async (page: Page): Promise<void> => {
  expect(await accessibilityIssues(page)).toEqual([]);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
};

/** Finds a dialog by its title. */
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Chooses and describes a picture in the open dialog, and adds it. */
export async function addPicture(page: Page, alt: string, { caption = '', color = '#c9a06a' } = {}): Promise<void> {
  const pictureDialog = dialog(page, 'Add a picture');
  await pictureDialog.getByLabel('Picture', { exact: true }).setInputFiles(await photoFile(color));
  await pictureDialog.getByLabel('Description (required)').fill(alt);
  await pictureDialog.getByLabel('Caption (optional)').fill(caption);
  await expectAccessible(page);
  await pictureDialog.getByRole('button', { name: 'Add picture' }).click();
  await pictureDialog.waitFor({ state: 'detached' });
}

/**
 * The URL and the natural width in pixels of the first matching picture; the width is 0 until it has loaded.
 */
export const pictureAt = (page: Page, selector: string): Promise<{ readonly src: string; readonly width: number }> =>
  page
    .locator(selector)
    .first()
    .evaluate((image: HTMLImageElement) => ({ src: image.currentSrc, width: image.naturalWidth }));

/**
 * Normalizes an article's HTML where preview and page must differ: picture URLs and the time of publishing.
 */
export const normalizedArticle = (html: string, storeUrl: string): string =>
  html
    .replaceAll(`${storeUrl}/storage/v1/object/public/pictures/`, '/images/uploads/')
    .replace(/(datetime="\d{4}-\d\d-\d\d)[^"]*"/g, '$1"');

/** A site that was built from a snapshot of the store. */
export interface BuiltSite {
  readonly url: string;
  /** Reads a file as text, such as 'rss.xml'. */
  readonly text: (file: string) => string;
  /** Reads a file as bytes. */
  readonly bytes: (file: string) => Buffer;
  /** Reads all sitemaps. */
  readonly sitemaps: () => string;
}

/**
 * Returns a function that takes a snapshot of the store with `npm run snapshot`, and builds and serves it.
 */
export function useBuilds(site: StaffSite, name: string): () => Promise<BuiltSite> {
  const place = scratch();
  const servers: PreviewServer[] = [];
  const names: string[] = [];
  afterAll(async () => {
    for (const server of servers) await server.stop();
    removeBuilds(...names);
    place.remove();
  });
  return async () => {
    const own = `${name}-${names.length + 1}`;
    names.push(own);
    const settings = storeEnvironment({ url: site.storeUrl(), anonKey: site.anonKey() });
    const folder = place.at('snapshot');
    const { code, stderr } = await runSnapshot(folder, { environment: settings });
    expect(code, stderr).toBe(0);
    const day = new Date().toISOString().slice(0, 10);
    expect(await runBuild(own, folder, { day, settings })).toMatchObject({ exitCode: 0, errors: [] });
    const built = buildFolder(own);
    const server = await serveFolder(built, 0);
    servers.push(server);
    const text = (file: string): string => readFileSync(join(built, file), 'utf8');
    return {
      url: server.url,
      text,
      bytes: (file) => readFileSync(join(built, file)),
      sitemaps: () =>
        builtFiles(built)
          .filter((file) => /sitemap.*\.xml$/.test(file))
          .map(text)
          .join('\n'),
    };
  };
}
