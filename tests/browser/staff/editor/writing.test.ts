import { describe, expect, it } from 'vitest';
import { newPost, postsTitled, storedPost } from '#tests/support/post-screen.ts';
import { useStaffSite } from '#tests/support/staff-site.ts';
import { PHONE } from '#tests/support/visitor.ts';

const site = useStaffSite();

describe('a new post', () => {
  it('is saved once it has a title, and then has an address of its own', async () => {
    const post = await newPost(await site.memberPage('editor'));
    await post.write('Clay stains concrete.');
    await expect
      .poll(() => post.saveStatus.innerText())
      .toBe('Not saved: Give the post a title. Your text is kept in this browser.');
    await post.title.fill('Red clay');
    await post.waitUntilSaved();
    const row = await storedPost(site, post.id());
    expect(row).toMatchObject({
      title: 'Red clay',
      slug: 'red-clay',
      body: 'Clay stains concrete.\n',
      status: 'draft',
      author: 'Eli Sumter',
      created_by: site.people().editor.id,
    });
    await post.write(' It is the iron.');
    await expect
      .poll(async () => (await storedPost(site, post.id()))?.body)
      .toBe('Clay stains concrete. It is the iron.\n');
    expect(await postsTitled(site, 'Red clay')).toHaveLength(1);
    await post.page.reload();
    await expect.poll(() => post.body.innerText()).toContain('It is the iron.');
    await expect.poll(() => post.title.inputValue()).toBe('Red clay');
  });

  it('derives its slug from the title until a member types one', async () => {
    const post = await newPost(await site.memberPage('editor'));
    await post.title.fill('Roof & gutters: what’s due?');
    expect(await post.slug.inputValue()).toBe('roof-and-gutters-whats-due');
    await post.slug.fill('Roofs, Spring 2026');
    await post.title.click();
    expect(await post.slug.inputValue()).toBe('roofs-spring-2026');
    await post.title.fill('Roofs');
    expect(await post.slug.inputValue()).toBe('roofs-spring-2026');
    await post.slug.fill('');
    await post.title.click();
    expect(await post.slug.inputValue()).toBe('roofs');
  });

  it('gets a numbered slug and a message when another post has its slug', async () => {
    const post = await newPost(await site.memberPage('editor'));
    await post.title.fill('Notes on roofs');
    await post.write('More.');
    await post.page.getByText('The post “Notes on roofs” has /blog/notes-on-roofs already').waitFor();
    expect(await post.slug.inputValue()).toBe('notes-on-roofs-2');
    await post.waitUntilSaved();
    expect(await storedPost(site, post.id())).toMatchObject({ slug: 'notes-on-roofs-2' });
  });

  it('is not saved with a typed slug that another post has', async () => {
    const post = await newPost(await site.memberPage('editor'));
    await post.slug.fill('spring-pollen');
    await post.title.click();
    await post.page.getByText('The post “Spring pollen” has this address already. Choose another one.').waitFor();
    expect(await post.slug.getAttribute('aria-invalid')).toBe('true');
    // With a title before the slug was checked, the post would be saved.
    await post.title.fill('Something else');
    await expect.poll(() => post.saveStatus.innerText()).toContain('Not saved: Another post has this address.');
    expect(await postsTitled(site, 'Something else')).toEqual([]);
    await post.slug.fill('other-pollen');
    await post.waitUntilSaved();
  });

  it('can be discarded before it is saved', async () => {
    const post = await newPost(await site.memberPage('editor'));
    await post.write('Never mind.');
    await post.page.getByRole('button', { name: 'Discard this text' }).click();
    await post.page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await post.page.waitForURL('**/admin');
    const again = await newPost(post.page);
    expect((await again.body.innerText()).trim()).toBe('');
  });
});

describe('validation', () => {
  it('marks each field, focuses the first and announces all errors', async () => {
    const post = await newPost(await site.memberPage('editor'));
    await post.saveButton('Publish now').click();
    await expect.poll(() => post.page.evaluate(() => document.activeElement?.id)).toBe('post-title');
    const alert = post.page.locator('.post-bar [role="alert"]');
    expect(await alert.innerText()).toContain('3 things are missing. The first: Give the post a title.');
    await post.title.fill('Red clay');
    await post.saveButton('Publish now').click();
    await expect.poll(() => post.page.evaluate(() => document.activeElement?.id)).toBe('post-body');
    await expect
      .poll(() =>
        post.page.locator('#post-body').evaluate((text) => {
          const { top, bottom } = text.getBoundingClientRect();
          return top < window.innerHeight && bottom > 0;
        }),
      )
      .toBe(true);
    await post.page.keyboard.type('It stains.');
    await post.saveButton('Publish now').click();
    await expect.poll(() => post.page.evaluate(() => document.activeElement?.id)).toBe('post-meta_description');
    const described = await post.description.getAttribute('aria-describedby');
    expect(described).toContain('post-meta_description-error');
    expect(await post.page.locator('#post-meta_description-error').innerText()).toContain('Write the description');
    await post.description.fill('What to do about red clay.');
    expect(await alert.innerText()).toBe('');
    expect((await postsTitled(site, 'Red clay')).filter(({ status }) => status !== 'draft')).toEqual([]);
  });

  it('focuses a field behind a tab on a phone', async () => {
    const post = await newPost(await site.memberPage('editor', { viewport: PHONE }));
    await post.page.getByRole('tab', { name: 'Preview' }).click();
    await post.saveButton('Publish now').click();
    await expect.poll(() => post.page.evaluate(() => document.activeElement?.id)).toBe('post-title');
  });

  it('reports a text that is too long at once, and never truncates it', async () => {
    const post = await newPost(await site.memberPage('editor'));
    await post.title.fill('x'.repeat(161));
    await post.page.locator('#post-title-error', { hasText: 'has 161 characters' }).waitFor();
    expect(await post.title.inputValue()).toHaveLength(161);
    await post.title.fill('x'.repeat(160));
    await post.waitUntilSaved();
  });
});

describe('tags', () => {
  it('are added with a comma or Enter, once each, and removed by keyboard', async () => {
    const post = await newPost(await site.memberPage('editor'));
    const { page } = post;
    await post.title.fill('Tagged');
    const tags = page.getByLabel('Tags', { exact: true }).and(page.locator('input'));
    await tags.pressSequentially('clay, roofs,Clay,');
    await tags.pressSequentially('decks');
    await tags.press('Enter');
    await post.waitUntilSaved();
    expect((await storedPost(site, post.id()))?.tags).toEqual(['clay', 'roofs', 'decks']);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('post-tags');
    await expect.poll(async () => (await storedPost(site, post.id()))?.tags).toEqual(['clay', 'roofs']);
  });
});
