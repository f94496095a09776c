import { describe, expect, test } from 'vitest';
import { accessibilityIssues } from '#tests/support/accessibility.ts';
import { horizontalOverflow } from '#tests/support/horizontal-overflow.ts';
import { openDashboard } from '#tests/support/post-list.ts';
import { useStaffSite } from '#tests/support/staff-site.ts';
import { SIZES } from '#tests/support/visitor.ts';

const site = useStaffSite();

const REFUSED = {
  state: 'refused',
  step: 'snapshot',
  message:
    'The rows of the store were not taken, so the site stays as it is.\nposts: is 1, expected at least 2 of the 6',
  may_be_meant: true,
  finished_at: new Date().toISOString(),
} as const;

const addDeploy = async (fields: Record<string, unknown>): Promise<void> => {
  const { error } = await site.owner().from('deploys').insert(fields);
  expect(error).toBeNull();
};
const section = (page: Awaited<ReturnType<typeof openDashboard>>) => page.getByRole('region', { name: 'Last deploy' });

describe('the dashboard', () => {
  test('says nothing about deploys to an editor before one has reported', async () => {
    const page = await openDashboard(site);
    await page.getByRole('region', { name: 'Public site' }).waitFor();
    expect(await section(page).count()).toBe(0);
  });

  test('shows why the last deploy was refused, and the pages of one that was done', async () => {
    await addDeploy({ ...REFUSED, url_count: 3 });
    const page = await openDashboard(site);
    await section(page)
      .getByText(/The deploy was refused at .*, at: snapshot\./)
      .waitFor();
    await section(page).getByText('posts: is 1, expected at least 2 of the 6').waitFor();
    expect(await section(page).getByRole('button').count()).toBe(0);
    // The site stayed as it was.
    expect(
      await section(page)
        .getByText(/since the deploy before/)
        .count(),
    ).toBe(0);
    await addDeploy({ state: 'done', url_count: 3, urls: ['/', '/faq'], finished_at: new Date().toISOString() });
    await page.reload();
    await section(page).getByText('3 pages are new, gone or reworded since the deploy before').click();
    await section(page).getByRole('link', { name: '/faq' }).waitFor();
    await section(page).getByText('and 1 more').waitFor();
  });

  test('lets an admin ask for a build and publish anyway, and shows what the store answers', async () => {
    await addDeploy(REFUSED);
    const page = await openDashboard(site, 'admin');
    await section(page).getByRole('button', { name: 'Build now' }).click();
    // The store on this machine has no build hook.
    await section(page).getByText('No build hook is set up.').waitFor();
    await section(page).getByRole('button', { name: 'Publish anyway' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish the store as it is now?' });
    await dialog.getByText(/those of deleted posts to the blog/).waitFor();
    await dialog.getByRole('button', { name: 'Publish anyway' }).click();
    await dialog
      .getByRole('alert')
      .getByText(/cannot be told to publish anyway/)
      .waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
  });

  test.each(SIZES)('shows a refusal without accessibility issues or overflow on $where', async ({ options }) => {
    await addDeploy(REFUSED);
    const page = await openDashboard(site, 'admin');
    await page.setViewportSize(options.viewport);
    await section(page).getByText('posts: is 1').waitFor();
    expect(await accessibilityIssues(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toEqual([]);
  });
});
