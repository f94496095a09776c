import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityIssues } from '#tests/support/accessibility.ts';
import { editPost, idOf, type PostScreen, storedDraft, storedPost } from '#tests/support/post-screen.ts';
import { savePostAs } from '#tests/support/saved-post.ts';
import { useStaffSite } from '#tests/support/staff-site.ts';
import { POSTS } from '#tests/support/store-requests.ts';
import { SIZES } from '#tests/support/visitor.ts';

const site = useStaffSite();

/** Opens the versions of the post on the screen. */
async function openVersions(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Versions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Versions of this post' });
  await dialog.getByRole('list').getByRole('button').first().waitFor();
  return dialog;
}

const versionButtons = (dialog: Locator): Locator => dialog.getByRole('list').getByRole('button');

/** A colleague blanks a public post, and the editor opens it. */
async function blanked(options = {}): Promise<PostScreen & { readonly post: string }> {
  const post = idOf(site, 'Gutters before winter');
  await savePostAs(site, 'colleague', post, { body: 'Oops.\n' });
  return { ...(await editPost(await site.memberPage('editor', options), post)), post };
}

describe('the versions of a post', () => {
  it('name who saved what, and show what was changed without Markdown', async () => {
    const { page } = await blanked();
    const dialog = await openVersions(page);
    expect(await versionButtons(dialog).first().innerText()).toMatch(/Cora Lake\s·\sPublished/);
    const text = dialog.getByRole('region', { name: 'Text', exact: true });
    expect(await text.locator('ins').allInnerTexts()).toEqual([expect.stringContaining('Oops.')]);
    const removed = (await text.locator('del').allInnerTexts()).join('\n');
    for (const words of ['What we did, and how.', 'The work', 'First one thing']) expect(removed).toContain(words);
    expect(removed).not.toMatch(/[#*]/);
  });

  it('bring back a published post that a colleague blanked, once the changes are published', async () => {
    const { page, post, body, saveButton } = await blanked();
    const dialog = await openVersions(page);
    await versionButtons(dialog).last().click();
    await dialog.getByRole('button', { name: 'Restore this version' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Visitors see it once you publish the changes.').waitFor();
    await expect.poll(() => body.innerText()).toContain('First one thing, then another.');
    await expect.poll(async () => (await storedDraft(site, post))?.body).toContain('First one thing, then another.');
    expect((await storedPost(site, post))?.body).toBe('Oops.\n');
    await saveButton('Publish changes').click();
    await page.getByText('Updated.').waitFor();
    expect((await storedPost(site, post))?.body).toContain('First one thing, then another.');
  });

  it('can be compared with one another and with the screen', async () => {
    const { page, title } = await blanked();
    await title.fill('Gutters before the frost');
    const dialog = await openVersions(page);
    const compared = dialog.getByLabel('Compare with');
    await compared.selectOption('screen');
    const titles = dialog.getByRole('region', { name: 'Title' });
    await titles.waitFor();
    expect(await titles.locator('ins').allInnerTexts()).toEqual([expect.stringContaining('the frost')]);
    expect(await dialog.getByRole('region', { name: 'Text', exact: true }).count()).toBe(0);
    const values = await compared
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    await compared.selectOption(values.at(-1)!);
    await dialog.getByRole('region', { name: 'Text', exact: true }).waitFor();
    expect(await titles.count()).toBe(0);
  });

  it('keep what was on the screen before a version is restored', async () => {
    const post = idOf(site, 'Notes on roofs');
    const screen = await editPost(await site.memberPage('editor'), post);
    await screen.write('Typed just now.');
    const dialog = await openVersions(screen.page);
    await versionButtons(dialog).last().click();
    await dialog.getByRole('button', { name: 'Restore this version' }).click();
    await screen.page.getByText('Restored.').waitFor();
    await screen.waitUntilSaved();
    expect((await storedPost(site, post))?.body).not.toContain('Typed just now.');
    const { data } = await site.owner().from('post_revisions').select('body').eq('post_id', post).order('id');
    expect(data?.map(({ body }) => body.includes('Typed just now.'))).toEqual([false, true, false]);
    const again = await openVersions(screen.page);
    expect(await versionButtons(again).first().innerText()).toMatch(/The text of .* again/);
  });

  it('restore nothing while the text on the screen cannot be saved', async () => {
    const post = idOf(site, 'Notes on roofs');
    const screen = await editPost(await site.memberPage('editor'), post);
    await screen.page.route(POSTS, (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await screen.write('Typed in a tunnel.');
    const dialog = await openVersions(screen.page);
    await versionButtons(dialog).last().click();
    await dialog.getByRole('button', { name: 'Restore this version' }).click();
    await dialog.getByText('What is on the screen could not be saved, and would be lost.').waitFor();
    await screen.page.keyboard.press('Escape');
    expect(await screen.body.innerText()).toContain('Typed in a tunnel.');
  });

  it('can be used with the keyboard alone, and give the focus back', async () => {
    const { page, post } = await blanked();
    const button = page.getByRole('button', { name: 'Versions' });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Versions of this post' });
    await versionButtons(dialog).first().waitFor();
    await versionButtons(dialog).last().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => versionButtons(dialog).last().getAttribute('aria-pressed')).toBe('true');
    // The button does nothing until the version is read, and a key does not wait for that as a click does.
    await dialog.getByRole('button', { name: 'Restore this version', disabled: false }).focus();
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(async () => (await storedDraft(site, post))?.body).toContain('First one thing');
  });

  it('report a failed request, with a retry', async () => {
    const { page } = await editPost(await site.memberPage('editor'), idOf(site, 'Notes on roofs'));
    await page.route('**/rest/v1/post_revisions*', (route) => route.abort());
    await page.getByRole('button', { name: 'Versions' }).click();
    const dialog = page.getByRole('dialog', { name: 'Versions of this post' });
    await dialog.getByText('The store could not be reached.').waitFor();
    await page.unroute('**/rest/v1/post_revisions*');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await versionButtons(dialog).first().waitFor();
  });
});

describe.each(SIZES)('the versions on $where', ({ options }) => {
  it('are accessible and never wider than the screen', async () => {
    const { page } = await blanked(options);
    const dialog = await openVersions(page);
    await dialog.locator('del').first().waitFor();
    expect(await accessibilityIssues(page)).toEqual([]);
    const wider = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(wider).toBeLessThanOrEqual(0);
  });
});
