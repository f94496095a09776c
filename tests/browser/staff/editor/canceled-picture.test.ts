import { describe, expect, it } from 'vitest';
import { newPost, postsCalled } from '#tests/support/post-screen.ts';
import { addPicture, dialog, photoFile } from '#tests/support/staff-story.ts';
import { useStaffSite } from '#tests/support/staff-site.ts';

const site = useStaffSite();

describe('a picture that is canceled on its way', () => {
  it('stays out of the text, and the next one comes in', async () => {
    const post = await newPost(await site.memberPage('editor'));
    const { page } = post;
    await post.title.fill('Without it');
    await post.write('Words.');
    const released = Promise.withResolvers<undefined>();
    await page.route('**/storage/**', async (route) => {
      await released.promise;
      await route.continue();
    });
    const tool = page.getByRole('toolbar').getByRole('button', { name: 'Picture', exact: true });
    await tool.click();
    const asked = dialog(page, 'Add a picture');
    await asked.getByLabel('Picture', { exact: true }).setInputFiles(await photoFile());
    await asked.getByLabel('Description (required)').fill('The one that was canceled');
    const sent = page.waitForRequest('**/storage/**');
    await asked.getByRole('button', { name: 'Add picture' }).click();
    await sent;
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await asked.waitFor({ state: 'detached' });
    await tool.click();
    expect(await asked.getByLabel('Description (required)').inputValue()).toBe('');
    const answered = page.waitForResponse('**/storage/**');
    released.resolve(undefined);
    await answered;
    await addPicture(page, 'The one that came');
    await expect
      .poll(async () => (await postsCalled(site, 'Without it'))[0]?.body)
      .toMatch(/^Words\.\n\n!\[The one that came\]\([^)]+\)\n/);
  });
});
