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
    'The rows of the store were not taken, so the site stays as it is.\nThe store has 1 post, and the site has 6.',
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
      .getByText(/The deploy was refused at .*, while reading the store\./)
      .waitFor();
    await section(page).getByText('The store has 1 post, and the site has 6.').waitFor();
    await section(page).getByText('If this is meant, an admin can publish it anyway.').waitFor();
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
    await section(page).getByText('If this is meant, press ‘Publish anyway’.').waitFor();
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

  test('follows a build that an admin asked for until the public site is the new one', async () => {
    await addDeploy(REFUSED);
    const page = await openDashboard(site, 'admin');
    // The store on this machine has no build hook.
    await page.route('**/rpc/request_build', (route) => route.fulfill({ status: 204 }));
    await section(page).getByRole('button', { name: 'Build now' }).click();
    await section(page).getByText('A build was asked for. It takes a few minutes.').waitFor();
    const { data: started } = await site.owner().from('deploys').insert({ step: 'build' }).select('id').single();
    await section(page).getByText('Now building the pages.').waitFor();
    expect(await section(page).getByText('A build was asked for').count()).toBe(0);
    expect(await section(page).getByRole('button', { name: 'Publish anyway' }).count()).toBe(0);
    const compared = page.waitForRequest('**/admin/build.json');
    const done = { state: 'done', finished_at: new Date().toISOString() };
    await site.owner().from('deploys').update(done).eq('id', started!.id).throwOnError();
    await section(page)
      .getByText(/^Deployed at /)
      .waitFor();
    await compared;
  });

  test('keeps the focus beside the answer when what was refused is published anyway', async () => {
    await addDeploy(REFUSED);
    const page = await openDashboard(site, 'admin');
    await page.route('**/rpc/request_build', (route) => route.fulfill({ status: 204 }));
    await section(page).getByRole('button', { name: 'Publish anyway' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Publish anyway' }).press('Enter');
    await section(page).getByText('A build was asked for. It takes a few minutes.').waitFor();
    expect(await section(page).getByRole('button', { name: 'Publish anyway' }).count()).toBe(0);
    await site.owner().from('deploys').insert({ step: 'snapshot' }).throwOnError();
    await section(page).getByText('Now reading the store.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('status');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Build now');
  });

  test.each(SIZES)('shows a refusal without accessibility issues or overflow on $where', async ({ options }) => {
    await addDeploy(REFUSED);
    const page = await openDashboard(site, 'admin');
    await page.setViewportSize(options.viewport);
    await section(page).getByText('The store has 1 post').waitFor();
    expect(await accessibilityIssues(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toEqual([]);
  });
});
