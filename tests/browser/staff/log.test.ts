import { describe, expect, it } from 'vitest';
import { accessibilityIssues } from '#tests/support/accessibility.ts';
import { idOf } from '#tests/support/post-screen.ts';
import { savePostAs } from '#tests/support/saved-post.ts';
import { useStaffSite } from '#tests/support/staff-site.ts';
import { SIZES } from '#tests/support/visitor.ts';

const site = useStaffSite();

/** Publishes changes of a public post as the editor. */
async function publishChanges(): Promise<string> {
  const id = idOf(site, 'Gutters before winter');
  await savePostAs(site, 'editor', id, { title: 'Gutters before the frost' });
  return id;
}

describe('the log', () => {
  it('tells admins who did what, and leads to the post', async () => {
    const id = await publishChanges();
    const page = await site.memberPage('admin');
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Log', exact: true }).click();
    const line = page
      .getByRole('listitem')
      .filter({ hasText: 'published changes to “Gutters before the frost”' })
      .first();
    await line.waitFor();
    expect(await line.innerText()).toContain('Eli Sumter published changes');
    expect(await line.getByRole('link').getAttribute('href')).toBe(`/admin/blog/edit/${id}`);
  });

  it('is shown page by page, and moves the focus to the lines that came', async () => {
    // Two lines for each write of the owner: enough for two pages.
    const [post] = site.rows().posts;
    for (let write = 0; write < 35; write += 1) {
      await site.owner().from('posts').update({ status: 'draft' }).eq('id', post!.id).throwOnError();
      await site.owner().from('posts').update({ status: 'published' }).eq('id', post!.id).throwOnError();
    }
    const page = await site.memberPage('admin');
    await page.goto('/admin/log');
    const lines = page.getByRole('list', { name: 'Actions, the newest first' }).getByRole('listitem');
    await expect.poll(() => lines.count()).toBe(50);
    await page.getByRole('button', { name: 'Show older' }).click();
    await expect.poll(() => lines.count()).toBeGreaterThan(50);
    expect(await lines.nth(50).evaluate((line) => line === document.activeElement)).toBe(true);
    const times = await lines
      .locator('time')
      .evaluateAll((found) => found.map((time) => (time as HTMLTimeElement).dateTime));
    expect(times).toEqual(times.toSorted().reverse());
  });

  it('is neither linked nor shown to editors', async () => {
    await publishChanges();
    const page = await site.memberPage('editor');
    await page.goto('/admin/log');
    await page.getByText('Only admins read the log.').waitFor();
    expect(await page.getByRole('link', { name: 'Log', exact: true }).count()).toBe(0);
    expect(await page.getByRole('listitem').filter({ hasText: 'published changes' }).count()).toBe(0);
    expect(await accessibilityIssues(page)).toEqual([]);
  });

  it('reports a failed request, with a retry', async () => {
    await publishChanges();
    const page = await site.memberPage('admin');
    await page.route('**/rest/v1/audit_log*', (route) => route.abort());
    await page.goto('/admin/log');
    await page.getByText('The store could not be reached.').waitFor();
    await page.unroute('**/rest/v1/audit_log*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('published changes to').first().waitFor();
  });
});

describe.each(SIZES)('the log on $where', ({ options }) => {
  it('is accessible and never wider than the screen', async () => {
    await publishChanges();
    const page = await site.memberPage('admin', options);
    await page.goto('/admin/log');
    await page.getByText('published changes to').first().waitFor();
    expect(await accessibilityIssues(page)).toEqual([]);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
  });
});
