import { describe, expect, test } from 'vitest';
import type { BuildFacts } from '#model/build-facts.ts';
import type { SetAsideList } from '#model/set-aside.ts';
import { accessibilityIssues } from '#tests/support/accessibility.ts';
import { focused, openDashboard, statusOf, titles } from '#tests/support/post-list.ts';
import { idOf } from '#tests/support/post-screen.ts';
import { useStaffSite } from '#tests/support/staff-site.ts';
import { PHONE, SIZES } from '#tests/support/visitor.ts';

const site = useStaffSite();

describe('the bin', () => {
  test('receives a post after a confirmation, and Undo restores it', async () => {
    const page = await openDashboard(site);
    await page.getByRole('button', { name: 'Delete Gutters before winter' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move this post to the bin?' });
    await dialog.getByText('Gutters before winter').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await focused(page)).toBe('Delete Gutters before winter');
    await page.getByRole('button', { name: 'Delete Gutters before winter' }).click();
    await dialog.getByRole('button', { name: 'Move to the bin' }).click();
    const notice = page.getByRole('status').filter({ hasText: 'Moved “Gutters before winter” to the bin.' });
    await notice.waitFor();
    await expect.poll(() => focused(page)).toContain('Moved');
    await expect.poll(() => titles(page)).not.toContain('Gutters before winter');
    await notice.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('“Gutters before winter” is back.').waitFor();
    await expect.poll(() => titles(page)).toContain('Gutters before winter');
  });

  test('lets editors delete and restore only their own posts', async () => {
    const page = await openDashboard(site, 'colleague');
    expect(await page.getByRole('button', { name: /^Delete/ }).count()).toBe(0);
    await page.getByRole('button', { name: /^Bin/ }).click();
    expect(await titles(page)).toEqual(['An old offer']);
    expect(await page.getByRole('button', { name: /^Restore|^Empty/ }).count()).toBe(0);
  });

  test('can restore a post', async () => {
    const page = await openDashboard(site, 'editor', '/admin?show=bin');
    expect(await page.getByRole('button', { name: 'Empty the bin' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Restore An old offer' }).click();
    await page.getByText('“An old offer” is back.').waitFor();
    await page.getByRole('heading', { name: 'The bin is empty' }).waitFor();
    const { data } = await site
      .owner()
      .from('posts')
      .select('deleted_at')
      .eq('id', idOf(site, 'An old offer'))
      .single();
    expect(data?.deleted_at).toBeNull();
  });

  test('can be emptied by an admin, who sees how many posts that deletes', async () => {
    const page = await openDashboard(site, 'admin', '/admin?show=bin');
    await page.getByRole('button', { name: 'Empty the bin' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete 1 post for good' }).click();
    await page.getByText('Deleted 1 post for good.').waitFor();
    const { data } = await site.owner().from('posts').select('id').eq('id', idOf(site, 'An old offer'));
    expect(data).toEqual([]);
  });

  test('reports an error in its dialog', async () => {
    const page = await openDashboard(site);
    await page.route('**/rest/v1/rpc/bin_post', (route) => route.abort());
    await page.getByRole('button', { name: 'Delete Notes on roofs' }).click();
    await page.getByRole('button', { name: 'Move to the bin' }).click();
    await page.getByRole('dialog').getByText('The store could not be reached.').waitFor();
  });
});

describe('the public site', () => {
  test('is reported as behind when posts or neighborhoods changed', async () => {
    const owner = site.owner();
    await owner
      .from('posts')
      .update({ title: 'Gutters in fall' })
      .eq('id', idOf(site, 'Gutters before winter'))
      .throwOnError();
    await owner
      .from('posts')
      .update({ status: 'published', published_at: '2026-05-01T12:00:00Z' })
      .eq('id', idOf(site, 'Notes on roofs'))
      .throwOnError();
    await owner.from('posts').update({ status: 'draft' }).eq('id', idOf(site, 'A driveway in Shandon')).throwOnError();
    const [place] = site.rows().neighborhoods;
    await owner
      .from('neighborhoods')
      .update({ characteristics: ['pine woods'] })
      .eq('id', place!.id)
      .throwOnError();
    try {
      const page = await openDashboard(site);
      const status = page.getByRole('region', { name: 'Public site' });
      await status.getByText('3 posts and 1 neighborhood changed since').waitFor();
      await status.getByText('The next build brings them.').waitFor();
      expect(await statusOf(page, 'Gutters in fall')).toContain('Changed since the last build');
      expect(await statusOf(page, 'Notes on roofs')).toContain('Live now; share the link after the next build');
      expect(await statusOf(page, 'A driveway in Shandon')).toContain('On the public site until the next build');
    } finally {
      await owner.from('neighborhoods').delete().eq('id', place!.id).throwOnError();
      await owner.from('neighborhoods').insert([place!]).throwOnError();
    }
  });

  test.each([
    ['admin', /in half an hour, press ‘Build now’, or ask whoever runs the site/],
    ['editor', /in half an hour, ask whoever runs the site/],
  ] as const)('while behind, tells an %s what they can do about it', async (who, advice) => {
    const id = idOf(site, 'Gutters before winter');
    await site.owner().from('posts').update({ title: 'Gutters in fall' }).eq('id', id).throwOnError();
    const page = await openDashboard(site, who);
    await page.getByRole('region', { name: 'Public site' }).getByText(advice).waitFor();
  });

  test('built from another store is not reported as behind', async () => {
    const page = await site.memberPage('editor');
    await page.route('**/admin/build.json', async (route) => {
      const facts = (await (await route.fetch({ maxRetries: 3 })).json()) as Record<string, unknown>;
      await route.fulfill({ json: { ...facts, posts: { another: '2026-01-01T00:00:00Z' } } });
    });
    await page.goto('/admin');
    await page.getByText('The public site was not built from this store:').waitFor();
  });

  test('names what the build could not use, with what to do, and a post with a link to it', async () => {
    const id = idOf(site, 'Notes on roofs');
    const setAside: SetAsideList = {
      count: 12,
      first: [
        {
          table: 'neighborhoods',
          id: '1',
          row: 'shandon',
          field: 'latitude',
          value: '99',
          expected: 'at most 90',
          outcome: 'last good version kept',
        },
        {
          table: 'posts',
          id,
          row: 'notes-on-roofs',
          field: 'body',
          value: '"/images/uploads/x.webp"',
          expected: 'a picture',
          outcome: 'shown without the picture',
        },
      ],
    };
    const page = await site.memberPage('editor', { viewport: PHONE });
    await page.route('**/admin/build.json', async (route) => {
      const facts = (await (await route.fetch({ maxRetries: 3 })).json()) as BuildFacts;
      await route.fulfill({ json: { ...facts, setAside } });
    });
    await page.goto('/admin');
    const status = page.getByRole('region', { name: 'Public site' });
    await status
      .getByText(
        'Neighborhood shandon: latitude is 99, expected at most 90. The site shows its last version that was right.',
      )
      .waitFor();
    await status.getByText('The site shows it without the picture.').waitFor();
    await status.getByText('and 10 more').waitFor();
    expect(await status.getByRole('link', { name: 'notes-on-roofs' }).getAttribute('href')).toBe(
      `/admin/blog/edit/${id}`,
    );
    expect(await accessibilityIssues(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  test('has an unknown state when the facts of its build cannot be read', async () => {
    const page = await site.memberPage('editor');
    await page.route('**/admin/build.json', (route) => route.abort());
    await page.goto('/admin');
    await page.getByText('We could not check whether the public site is up to date.').waitFor();
    await page.unroute('**/admin/build.json');
    await page.getByRole('button', { name: 'Check again' }).click();
    await page.getByText('The public site is up to date.').waitFor();
  });
});

test.each(SIZES)(
  'the list and its dialogs are accessible on $where and never wider than the screen',
  async ({ options }) => {
    const page = await site.memberPage('admin', options);
    await page.goto('/admin');
    await page.getByText('The public site is up to date.').waitFor();
    expect(await accessibilityIssues(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.getByRole('button', { name: 'Delete Notes on roofs' }).click();
    expect(await accessibilityIssues(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: /^Bin/ }).click();
    expect(await accessibilityIssues(page)).toEqual([]);
  },
);
