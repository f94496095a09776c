import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityIssues } from '#tests/support/accessibility.ts';
import { editPost, idOf, type PostScreen, postScreen } from '#tests/support/post-screen.ts';
import { dialog } from '#tests/support/staff-story.ts';
import { useStaffSite } from '#tests/support/staff-site.ts';

const site = useStaffSite();
const PREVIEW = '**/_astro/Preview.*.js';
const TEXT = '**/_astro/RichText.*.js';
const PICTURES = '**/_astro/PictureDialog.*.js';

const open = (page: Page): Promise<PostScreen> => editPost(page, idOf(site, 'Notes on roofs'));
const showPreview = (page: Page) => page.getByRole('button', { name: 'Preview' }).click();
const askForPicture = (page: Page) =>
  page.getByRole('toolbar').getByRole('button', { name: 'Picture', exact: true }).click();
const article = (page: Page) => page.frameLocator('iframe[title="Preview of the article"]').locator('article');

/**
 * Tries again where a part did not load, until it is there; resolves with whether the page had to be loaded
 * anew. Older Chromiums, like other browsers, remember that a script failed: their second try fails as well,
 * and says so.
 */
async function tryAgain(where: Locator, part: Locator): Promise<boolean> {
  const page = where.page();
  // Leaving is asked about while text is not in the store.
  page.on('dialog', (question) => void question.accept());
  await where.getByRole('button', { name: 'Try again' }).click();
  const anew = where.getByRole('button', { name: 'Refresh Page' });
  await part.or(anew).first().waitFor();
  if (!(await anew.isVisible())) return false;
  // Until the new page is there, what is asked for would be the old one's.
  const loaded = page.waitForEvent('load');
  await anew.click();
  await loaded;
  return true;
}

describe('the preview and the dialog for pictures', () => {
  it('are there when the network goes, though nobody has opened them', async () => {
    const page = await site.memberPage('editor');
    const loaded = Promise.all([page.waitForResponse(PREVIEW), page.waitForResponse(PICTURES)]);
    await open(page);
    // With the scripts that they need themselves, which may come later.
    for (const answer of await loaded) await page.evaluate(`import('${answer.url()}').then(() => undefined)`);
    await page.context().setOffline(true);
    await showPreview(page);
    await article(page).waitFor();
    await askForPicture(page);
    await dialog(page, 'Add a picture').getByLabel('Description (required)').waitFor();
  });

  it('leave the text on the screen where the preview does not load, and it can be tried again', async () => {
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
    if (await tryAgain(page.locator('.post-pane-preview'), frame)) await showPreview(page);
    await article(page).getByText('Half a sentence.').waitFor();
  });

  it('leave the text on the screen where the dialog does not load, and it can be tried again', async () => {
    const page = await site.memberPage('editor');
    await page.route(PICTURES, (route) => route.abort());
    const post = await open(page);
    await post.write('Half a sentence.');
    await askForPicture(page);
    const asked = dialog(page, 'Add a picture');
    await asked.getByText('did not load').waitFor();
    expect(await accessibilityIssues(page)).toEqual([]);
    await asked.getByRole('button', { name: 'Cancel' }).click();
    expect(await post.body.innerText()).toContain('Half a sentence.');
    await askForPicture(page);
    await asked.getByText('did not load').waitFor();
    await page.unroute(PICTURES);
    if (await tryAgain(asked, asked.getByLabel('Description (required)'))) await askForPicture(page);
    await asked.getByLabel('Description (required)').waitFor();
    expect(await post.body.innerText()).toContain('Half a sentence.');
  });
});

describe('the field for the text', () => {
  it('leaves the others on the screen where it does not load, and it can be tried again', async () => {
    const page = await site.memberPage('editor');
    await page.route(TEXT, (route) => route.abort());
    await page.goto('/admin/blog/new');
    await page.getByLabel('Title', { exact: true }).fill('Before the tunnel');
    await page.getByText('The field for the text did not load.').waitFor();
    await page.unroute(TEXT);
    await tryAgain(page.locator('#post-pane-write'), page.locator('#post-body'));
    const post = await postScreen(page);
    expect(await post.title.inputValue()).toBe('Before the tunnel');
  });
});
