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
import { removeTried, triedFolder, tryBuild } from './tried-build.ts';

/** What the camera wrote into a photo beside its place. */
export const CAMERA = 'SecretCamera';

/**
 * A photo of 2400 × 1600 pixels as a phone takes it, with its camera and its place inside; half of it in a
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

/** Such a photo, as the browser's own chooser hands it over. */
export const photoFile = async (color = '#c9a06a') => ({
  name: 'IMG_1.jpg',
  mimeType: 'image/jpeg',
  buffer: await photo(color),
});

/** Expects a screen to have nothing that axe finds, nor anything that is cut off at the side. */
export const clean = async (page: Page): Promise<void> => {
  expect(await accessibilityIssues(page)).toEqual([]);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
};

/** The dialog of a title. */
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Chooses and describes a picture in the dialog that is open, and adds it. */
export async function addPicture(page: Page, alt: string, { caption = '', color = '#c9a06a' } = {}): Promise<void> {
  const asked = dialog(page, 'Add a picture');
  await asked.getByLabel('Picture', { exact: true }).setInputFiles(await photoFile(color));
  await asked.getByLabel('Description (required)').fill(alt);
  await asked.getByLabel('Caption (optional)').fill(caption);
  await clean(page);
  await asked.getByRole('button', { name: 'Add picture' }).click();
  await asked.waitFor({ state: 'detached' });
}

/**
 * Where the first picture of a selector comes from, and how many pixels wide it is; 0 until it has arrived.
 */
export const pictureAt = (page: Page, selector: string): Promise<{ readonly src: string; readonly width: number }> =>
  page
    .locator(selector)
    .first()
    .evaluate((image: HTMLImageElement) => ({ src: image.currentSrc, width: image.naturalWidth }));

/**
 * An article's HTML without what a preview cannot have: the site's own pictures, and the second of
 * publishing.
 */
export const comparable = (html: string, storeUrl: string): string =>
  html
    .replaceAll(`${storeUrl}/storage/v1/object/public/pictures/`, '/images/uploads/')
    .replace(/(datetime="\d{4}-\d\d-\d\d)[^"]*"/g, '$1"');

/** A site that was built from what the store held. */
export interface BuiltSite {
  readonly url: string;
  /** The text of a file, such as 'rss.xml'. */
  readonly text: (file: string) => string;
  /** The bytes of a file. */
  readonly bytes: (file: string) => Buffer;
  /** The text of all sitemaps. */
  readonly sitemaps: () => string;
}

/**
 * Takes snapshots of a staff site's store with the program of `npm run snapshot`, and builds and serves them.
 */
export function useBuilds(site: StaffSite, name: string): () => Promise<BuiltSite> {
  const place = scratch();
  const servers: PreviewServer[] = [];
  const names: string[] = [];
  afterAll(async () => {
    for (const server of servers) await server.stop();
    removeTried(...names);
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
    expect(await tryBuild(own, folder, { day, settings })).toMatchObject({ exitCode: 0, errors: [] });
    const built = triedFolder(own);
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
