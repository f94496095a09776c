import { describe, expect, it } from 'vitest';
import { newPost, postsTitled } from '#tests/support/post-screen.ts';
import { addPicture, dialog, photoFile } from '#tests/support/staff-story.ts';
import { useStaffSite } from '#tests/support/staff-site.ts';
import { holdRequests } from '#tests/support/store-requests.ts';

const site = useStaffSite();

describe('a picture that is canceled during its upload', () => {
  it('is not inserted, and the next picture is', async () => {
    const post = await newPost(await site.memberPage('editor'));
    const { page } = post;
    await post.title.fill('Without it');
    await post.write('Words.');
    const release = await holdRequests(page, '**/storage/**');
    const tool = page.getByRole('toolbar').getByRole('button', { name: 'Picture', exact: true });
    await tool.click();
    const pictureDialog = dialog(page, 'Add a picture');
    await pictureDialog.getByLabel('Picture', { exact: true }).setInputFiles(await photoFile());
    await pictureDialog.getByLabel('Description (required)').fill('The canceled picture');
    const sent = page.waitForRequest('**/storage/**');
    await pictureDialog.getByRole('button', { name: 'Add picture' }).click();
    await sent;
    await pictureDialog.getByRole('button', { name: 'Cancel' }).click();
    await pictureDialog.waitFor({ state: 'detached' });
    await tool.click();
    expect(await pictureDialog.getByLabel('Description (required)').inputValue()).toBe('');
    const answered = page.waitForResponse('**/storage/**');
    release();
    await answered;
    await addPicture(page, 'The next picture');
    await expect
      .poll(async () => (await postsTitled(site, 'Without it'))[0]?.body)
      .toMatch(/^Words\.\n\n!\[The next picture\]\([^)]+\)\n/);
  });
});
