import { describe, expect, test } from 'vitest';
import { watchPage } from '#tests/support/page-watch.ts';
import { focused, openDashboard, statusOf, titles } from '#tests/support/post-list.ts';
import { idOf } from '#tests/support/post-screen.ts';
import { useStaffSite } from '#tests/support/staff-site.ts';
import { DESKTOP, PHONE } from '#tests/support/visitor.ts';

const site = useStaffSite();

describe('the list', () => {
  test('shows every post outside the bin with its status, author and links', async () => {
    const page = await site.memberPage('editor');
    const watch = watchPage(page);
    await page.goto('/admin');
    await page.getByText('The public site is up to date.').waitFor();
    expect((await titles(page)).sort()).toEqual([
      'A driveway in Shandon',
      'Gutters before winter',
      'Notes on roofs',
      'Spring pollen',
    ]);
    expect(await statusOf(page, 'Gutters before winter')).toBe('Published Feb 1, 2026');
    expect(await statusOf(page, 'Spring pollen')).toMatch(/^Scheduled for Mar 1, 2099, \d/);
    expect(await statusOf(page, 'Notes on roofs')).toBe('Draft');
    await page.getByRole('row', { name: 'A driveway in Shandon' }).getByText('Dana Field').waitFor();
    expect(await page.getByRole('link', { name: 'Notes on roofs' }).getAttribute('href')).toBe(
      `/admin/blog/edit/${idOf(site, 'Notes on roofs')}`,
    );
    expect(await page.getByRole('link', { name: 'View Gutters before winter' }).getAttribute('href')).toBe(
      '/blog/gutters-before-winter',
    );
    expect(watch.problems).toEqual([]);
  });

  test('searches titles, authors and tags, and announces the number of matches', async () => {
    const page = await openDashboard(site);
    const search = page.getByLabel('Search');
    for (const [words, title] of [
      ['GUTTERS winter', 'Gutters before winter'],
      ['dana', 'A driveway in Shandon'],
      ['fall', 'Gutters before winter'],
    ] as const) {
      await search.fill(words);
      expect(await titles(page)).toEqual([title]);
      await page.getByRole('status').getByText('1 post', { exact: true }).waitFor();
    }
    await search.fill('nothing like it');
    await page.getByRole('heading', { name: 'No post fits' }).waitFor();
    await page.getByRole('button', { name: 'Show all posts' }).click();
    expect(await titles(page)).toHaveLength(4);
  });

  test('keeps filter, sort order and search in the address, so that Back restores them', async () => {
    const page = await openDashboard(site);
    await page.getByRole('button', { name: /^Published/ }).click();
    await page.getByLabel('Sort by').selectOption('Title');
    expect(await titles(page)).toEqual(['A driveway in Shandon', 'Gutters before winter']);
    await page.getByLabel('Search').fill('gutters');
    await expect.poll(() => new URL(page.url()).search).toBe('?q=gutters&show=published&sort=title');
    await page.goto('/contact');
    await page.goBack();
    await expect.poll(() => titles(page)).toEqual(['Gutters before winter']);
    await page.goBack();
    await expect.poll(() => page.getByLabel('Sort by').inputValue()).toBe('changed');
    await page.goBack();
    await expect.poll(() => titles(page)).toHaveLength(4);
  });

  test('links to a new post when there are no posts', async () => {
    await site.owner().from('posts').delete().not('id', 'is', null).throwOnError();
    const page = await openDashboard(site);
    await page.getByRole('heading', { name: 'No posts yet' }).waitFor();
    await page.getByRole('link', { name: 'Write the first post' }).waitFor();
  });

  test('reports that it did not load, and offers a retry', async () => {
    const page = await site.memberPage('editor');
    await page.route('**/rest/v1/posts**', (route) => route.abort());
    await page.goto('/admin');
    expect(await page.getByRole('alert').innerText()).toBe(
      'The store could not be reached. Check your connection and try again.',
    );
    await page.unroute('**/rest/v1/posts**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('link', { name: 'Notes on roofs' }).waitFor();
  });
});

test('the list works with the keyboard alone at the width of a phone', async () => {
  const page = await site.memberPage('editor', { viewport: PHONE });
  await page.goto('/admin?q=roofs');
  await page.getByText('The public site is up to date.').waitFor();
  await page.getByLabel('Search').focus();
  const seen: string[] = [];
  for (let step = 0; step < 12 && seen.at(-1) !== 'Delete Notes on roofs'; step += 1) {
    await page.keyboard.press('Tab');
    seen.push((await focused(page)) ?? '');
  }
  expect(seen).toEqual(expect.arrayContaining(['Drafts 1', 'Bin 1', 'Notes on roofs', 'Delete Notes on roofs']));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  expect(await focused(page)).toBe('Move to the bin');
  await page.keyboard.press('Enter');
  // The notice takes focus once it appears.
  await expect.poll(() => focused(page)).toContain('Moved “Notes on roofs” to the bin.');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Undo');
  await page.keyboard.press('Enter');
  await page.getByText('“Notes on roofs” is back.').waitFor();
  await page.setViewportSize(DESKTOP);
});
