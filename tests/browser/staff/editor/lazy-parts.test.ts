import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityIssues } from '#tests/support/accessibility.ts';
import { editPost, idOf, type PostScreen, postScreen, postsTitled } from '#tests/support/post-screen.ts';
import { dialog } from '#tests/support/staff-story.ts';
import { useStaffSite } from '#tests/support/staff-site.ts';

const site = useStaffSite();
const PREVIEW = '**/_astro/Preview.*.js';
const TEXT = '**/_astro/RichText.*.js';
const PICTURES = '**/_astro/PictureDialog.*.js';

const open = (page: Page): Promise<PostScreen> => editPost(page, idOf(site, 'Notes on roofs'));
const showPreview = (page: Page) => page.getByRole('button', { name: 'Preview' }).click();
const openPictureDialog = (page: Page) =>
  page.getByRole('toolbar').getByRole('button', { name: 'Picture', exact: true }).click();
const article = (page: Page) => page.frameLocator('iframe[title="Preview of the article"]').locator('article');

/**
 * Retries a part that did not load; resolves with whether the page had to be reloaded. Older Chromium
 * versions, like other browsers, cache a failed import, so their retry fails too and offers a reload.
 */
async function retry(where: Locator, part: Locator): Promise<boolean> {
  const page = where.page();
  // Reloading with unsaved text asks for confirmation.
  page.on('dialog', (question) => void question.accept());
  await where.getByRole('button', { name: 'Try again' }).click();
  const reloadButton = where.getByRole('button', { name: 'Refresh Page' });
  await part.or(reloadButton).first().waitFor();
  if (!(await reloadButton.isVisible())) return false;
  // Until then, locators would find the old page.
  const loaded = page.waitForEvent('load');
  await reloadButton.click();
  await loaded;
  return true;
}

describe('the preview and the picture dialog', () => {
  it('are preloaded, so that they open offline', async () => {
    const page = await site.memberPage('editor');
    const loaded = Promise.all([page.waitForResponse(PREVIEW), page.waitForResponse(PICTURES)]);
    await open(page);
    // Including their own imports, which may load later.
    for (const answer of await loaded) await page.evaluate(`import('${answer.url()}').then(() => undefined)`);
    await page.context().setOffline(true);
    await showPreview(page);
    await article(page).waitFor();
    await openPictureDialog(page);
    await dialog(page, 'Add a picture').getByLabel('Description (required)').waitFor();
  });

  it('keep the text when the preview does not load, and offer a retry', async () => {
    const page = await site.memberPage('editor');
    await page.route(PREVIEW, (route) => route.abort());
    const post = await open(page);
    await post.write('Half a sentence.');
    await showPreview(page);
    await page.getByText('The preview did not load.').waitFor();
    expect(await post.body.innerText()).toContain('Half a sentence.');
    expect(await accessibilityIssues(page)).toEqual([]);
    await page.unroute(PREVIEW);
    const frame = page.locator('iframe[title="Preview of the article"]');
    if (await retry(page.locator('.post-pane-preview'), frame)) await showPreview(page);
    await article(page).getByText('Half a sentence.').waitFor();
  });

  it('keep the text when the dialog does not load, and offer a retry', async () => {
    const page = await site.memberPage('editor');
    await page.route(PICTURES, (route) => route.abort());
    const post = await open(page);
    await post.write('Half a sentence.');
    await openPictureDialog(page);
    const pictureDialog = dialog(page, 'Add a picture');
    await pictureDialog.getByText('did not load').waitFor();
    expect(await accessibilityIssues(page)).toEqual([]);
    await pictureDialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await post.body.innerText()).toContain('Half a sentence.');
    await openPictureDialog(page);
    await pictureDialog.getByText('did not load').waitFor();
    await page.unroute(PICTURES);
    if (await retry(pictureDialog, pictureDialog.getByLabel('Description (required)'))) await openPictureDialog(page);
    await pictureDialog.getByLabel('Description (required)').waitFor();
    expect(await post.body.innerText()).toContain('Half a sentence.');
  });
});

describe('the text field', () => {
  it('that does not load leaves the other fields usable and offers a retry', async () => {
    const page = await site.memberPage('editor');
    await page.route(TEXT, (route) => route.abort());
    await page.goto('/admin/blog/new');
    await page.getByLabel('Title', { exact: true }).fill('Before the tunnel');
    await page.getByText('The field for the text did not load.').waitFor();
    await page.unroute(TEXT);
    await retry(page.locator('#post-pane-write'), page.locator('#post-body'));
    const post = await postScreen(page);
    expect(await post.title.inputValue()).toBe('Before the tunnel');
  });

  it('is refreshed with the draft whose first save had not ended', async () => {
    const page = await site.memberPage('editor');
    await page.route(TEXT, (route) => route.abort());
    const answered = Promise.withResolvers<undefined>();
    await page.route('**/rest/v1/posts*', async (route) => {
      const response = await route.fetch({ maxRetries: 3 });
      if (route.request().method() === 'POST') await answered.promise;
      await route.fulfill({ response });
    });
    await page.goto('/admin/blog/new');
    await page.getByLabel('Title', { exact: true }).fill('Saved in the tunnel');
    const where = page.locator('#post-pane-write');
    await where.getByRole('button', { name: 'Try again' }).click();
    const refresh = where.getByRole('button', { name: 'Refresh Page' });
    await page.locator('.post-saving').getByText('Saving').waitFor();
    await page.unroute(TEXT);
    await refresh.click();
    const reloaded = page.waitForEvent('load');
    answered.resolve(undefined);
    await reloaded;
    const post = await postScreen(page);
    expect(await post.title.inputValue()).toBe('Saved in the tunnel');
    expect(await postsTitled(site, 'Saved in the tunnel')).toHaveLength(1);
  });
});
