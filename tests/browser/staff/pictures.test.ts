import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storePictures, uploadedPicture, UPLOADS } from '#model/picture.ts';
import { accessibilityIssues } from '#tests/support/accessibility.ts';
import { watchPage } from '#tests/support/page-watch.ts';
import { type BundledPage, serveBundle } from '#tests/support/bundled-page.ts';
import type { PersonName } from '#tests/support/staff-people.ts';
import { useStaffSite } from '#tests/support/staff-site.ts';
import { PHONE, useVisitor } from '#tests/support/visitor.ts';

const visit = useVisitor();
const site = useStaffSite();
let part: BundledPage;
beforeAll(async () => {
  part = await serveBundle('tests/support/picture-dialog-page.tsx', site.storeUrl());
});
afterAll(() => part.stop());

/** A noisy picture, which compresses badly. */
const noise = (width: number, height: number): Sharp =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });

/**
 * A photo as phones take it in portrait format: landscape pixels, an EXIF orientation, and GPS coordinates.
 */
const photo = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#a62' } })
    .composite([{ input: { create: { width: width / 2, height, channels: 3, background: '#26a' } }, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '34/1 0/1 0/1' } })
    .jpeg()
    .toBuffer();

/** Opens the dialog on a page for a signed-in account. */
async function openOn(page: Page, who: PersonName = 'editor'): Promise<void> {
  const { data } = await (await site.memberClient(who)).auth.getSession();
  await page.goto(part.url);
  const options = { url: site.storeUrl(), key: site.anonKey(), session: JSON.stringify(data.session) };
  await page.evaluate((given) => window.openPictureDialog(given), options);
  await page.getByRole('dialog').waitFor();
}

async function open(options?: BrowserContextOptions): Promise<Page> {
  const page = await visit(options);
  await openOn(page);
  return page;
}

const files = mkdtempSync(join(tmpdir(), 'chosen-pictures-'));
afterAll(() => rmSync(files, { recursive: true, force: true }));

/** Chooses a file from disk: Playwright transfers buffers as Base64, which is slow. */
const choose = (page: Page, name: string, bytes: Buffer): Promise<void> => {
  const file = join(files, name);
  writeFileSync(file, bytes);
  return page.getByLabel('Picture', { exact: true }).setInputFiles(file);
};
const describeIt = (page: Page): Promise<void> => page.getByLabel('Description (required)').fill(' A dock ');
const add = (page: Page): Promise<void> => page.getByRole('button', { name: 'Add picture' }).click();
const describeAndAdd = async (page: Page): Promise<void> => {
  await describeIt(page);
  await add(page);
};
const done = async (page: Page): Promise<Window['inserted']> => {
  // A large picture is encoded at several qualities, which takes half a minute on a slow machine.
  await page.getByText('Done', { exact: true }).waitFor({ timeout: 90_000 });
  return page.evaluate(() => window.inserted);
};
const issue = (page: Page): Promise<string | null> => page.getByRole('alert').textContent();

/** Downloads a file of the bucket as visitors do. */
async function stored(name: string): Promise<{ meta: Metadata; bytes: Buffer }> {
  const answer = await fetch(storePictures(site.storeUrl())(UPLOADS + name));
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { meta: await sharp(bytes).metadata(), bytes };
}

describe('a photo from a phone', () => {
  it('is stored upright, in two sizes, without GPS coordinates and camera', async () => {
    const page = await visit();
    const watch = watchPage(page);
    await openOn(page);
    const file = await photo(2400, 1800);
    expect(file.includes('SecretCamera')).toBe(true);
    await choose(page, 'IMG_1.jpg', file);
    await page.getByLabel('Caption (optional)').fill('Before');
    await describeAndAdd(page);
    const picture = await done(page);
    expect(picture).toMatchObject({ alt: 'A dock', caption: 'Before' });
    const uploaded = uploadedPicture(picture!.src.slice(UPLOADS.length))!;
    expect(uploaded).toMatchObject({ width: 1600, height: 2133 });
    const full = await stored(uploaded.name);
    const small = await stored(uploaded.small!);
    expect(full.meta).toMatchObject({ width: 1600, height: 2133, format: 'webp' });
    expect(small.meta).toMatchObject({ width: 800, format: 'webp' });
    for (const { bytes, meta } of [full, small]) {
      expect(meta.exif).toBeUndefined();
      expect(bytes.includes('SecretCamera')).toBe(false);
    }
    // Rotated upright, the left half is the top half.
    const [top, bottom] = await Promise.all(
      [100, 2000].map((y) => sharp(full.bytes).extract({ left: 800, top: y, width: 1, height: 1 }).raw().toBuffer()),
    );
    expect(top![2]).toBeGreaterThan(top![0]!);
    expect(bottom![0]).toBeGreaterThan(bottom![2]!);
    expect(watch.problems).toEqual([]);
  });

  it('gets the same name when it is uploaded again', async () => {
    const names: string[] = [];
    const file = await photo(600, 400);
    for (let time = 0; time < 2; time += 1) {
      const page = await open();
      await choose(page, 'a.jpg', file);
      await describeAndAdd(page);
      names.push((await done(page))!.src);
    }
    expect(names[0]).toMatch(/-400x600\.webp$/);
    expect(names[1]).toBe(names[0]);
  });

  it('with much detail still fits the size limit of the bucket', async () => {
    const page = await open();
    await choose(page, 'a.jpg', await noise(1800, 3600).jpeg({ quality: 90 }).toBuffer());
    await describeAndAdd(page);
    const { bytes, meta } = await stored((await done(page))!.src.slice(UPLOADS.length));
    expect(bytes.length).toBeLessThanOrEqual(1_500_000);
    expect(meta.height).toBeLessThanOrEqual(3000);
  });
});

describe('the picture dialog', () => {
  it('reports a missing file and description', async () => {
    const page = await open();
    await add(page);
    expect(await page.getByRole('alert').allTextContents()).toEqual([
      'Choose a picture first.',
      'Say in a few words what the picture shows.',
    ]);
    expect(await accessibilityIssues(page)).toEqual([]);
  });

  it.each([
    ['note.txt', Buffer.from('hello'), /cannot read this file as a picture/],
    [
      'a.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      /cannot read this file as a picture/,
    ],
    ['IMG_2.HEIC', Buffer.from('ftypheic'), /HEIC/],
    ['big.jpg', Buffer.alloc(30_000_001), /30 MB/],
  ])('rejects %s with a message', async (name, bytes, words) => {
    const page = await open();
    await choose(page, name, bytes);
    await page.getByRole('alert').waitFor();
    expect(await issue(page)).toMatch(words);
    await describeAndAdd(page);
    expect(await issue(page)).toMatch(words);
  });

  it('rejects more than 40 million pixels', async () => {
    const page = await open();
    const huge = sharp({ create: { width: 8000, height: 5100, channels: 3, background: '#000' } });
    await choose(page, 'a.png', await huge.png().toBuffer());
    await page.getByRole('alert').waitFor();
    expect(await issue(page)).toMatch(/40 million/);
  });

  it('keeps what was entered when the upload fails, for a retry', async () => {
    const page = await open();
    await choose(page, 'a.jpg', await photo(500, 300));
    await describeIt(page);
    await page.route('**/storage/**', (route) => route.abort());
    await add(page);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await issue(page)).toMatch(/could not be reached/);
    expect(await accessibilityIssues(page)).toEqual([]);
    await page.unroute('**/storage/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(await done(page)).toMatchObject({ alt: 'A dock' });
  });

  it('reports that an account without permission may not upload', async () => {
    const page = await visit();
    await openOn(page, 'stranger');
    await choose(page, 'a.jpg', await photo(520, 300));
    await describeAndAdd(page);
    await page.getByRole('alert').waitFor();
    expect(await issue(page)).toMatch(/does not take this picture/);
  });

  it('closes without a picture on Escape and on Cancel', async () => {
    for (const leave of ['Escape', 'Cancel']) {
      const page = await open();
      if (leave === 'Escape') await page.keyboard.press('Escape');
      else await page.getByRole('button', { name: 'Cancel' }).click();
      expect(await done(page)).toBeNull();
    }
  });

  it('stays open when the file chooser is canceled', async () => {
    const page = await open();
    await page.getByLabel('Picture', { exact: true }).dispatchEvent('cancel', { bubbles: true });
    expect(await page.getByRole('dialog').isVisible()).toBe(true);
  });

  it('fits a phone, previews the picture and is accessible', async () => {
    const page = await open({ viewport: PHONE, hasTouch: true, isMobile: true });
    await choose(page, 'a.jpg', await photo(800, 600));
    await expect.poll(() => page.getByRole('img').evaluate((canvas) => canvas.clientHeight)).toBeGreaterThan(50);
    expect(await accessibilityIssues(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  });
});
