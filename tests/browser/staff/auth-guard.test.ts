import { expect, test } from 'vitest';
import { accessibilityIssues } from '#tests/support/accessibility.ts';
import { allCached, visit } from '#tests/support/service-worker.ts';
import { useStaffSite } from '#tests/support/staff-site.ts';
import { PHONE } from '#tests/support/visitor.ts';

const site = useStaffSite();

test.each([
  '/admin',
  '/admin/account',
  '/admin/blog/new',
  '/admin/blog/edit/some-id',
  '/admin/log',
  '/admin?show=bin&q=roof',
])(
  'without a session, %s redirects to sign-in without a request to the store, and remembers the page',
  async (path) => {
    const page = await site.visitor();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(path);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.getByLabel('Email').waitFor();
    const url = new URL(page.url());
    expect([url.pathname, url.searchParams.get('next')]).toEqual(['/admin/login', path]);
    expect(requests.filter((address) => address.startsWith(site.storeUrl()))).toEqual([]);
  },
);

test('an account that is not staff sees no posts and can sign out', async () => {
  const page = await site.memberPage('stranger', { viewport: PHONE });
  await page.goto('/admin');
  await page.getByRole('heading', { name: 'No access' }).waitFor();
  expect(await page.getByRole('main').innerText()).toContain('sam@example.com');
  expect(await page.getByRole('main').innerText()).not.toContain('Notes on roofs');
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(/\/admin\/login/);
  await page.getByLabel('Email').waitFor();
});

test('on a host without rewrites, the not-found page redirects to the editor of a post', async () => {
  const page = await site.visitor();
  await page.route('**/admin/blog/edit/some-id', async (route) => {
    const notFound = await fetch(`${site.url()}/nowhere`);
    await route.fulfill({ status: notFound.status, contentType: 'text/html', body: await notFound.text() });
  });
  await page.goto('/admin/blog/edit/some-id');
  await page.waitForURL(/\/admin\/login/);
  expect(new URL(page.url()).searchParams.get('next')).toBe('/admin/blog/edit/some-id');
});

test('an unreachable store is reported and can be retried', async () => {
  const page = await site.memberPage('editor');
  await page.route('**/rest/v1/**', (route) => route.abort());
  await page.goto('/admin');
  await page.getByRole('heading', { name: 'No answer' }).waitFor();
  expect(await page.getByRole('alert').innerText()).toBe(
    'The store could not be reached. Check your connection and try again.',
  );
  await page.unroute('**/rest/v1/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('link', { name: 'Notes on roofs' }).waitFor();
});

test('a screen that fails to load asks for a refresh and appears after it', async () => {
  const page = await site.memberPage('editor');
  await page.route('**/_astro/Dashboard.*.js', (route) => route.abort());
  await page.goto('/admin');
  const alert = page.getByRole('alert');
  await alert.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  await alert.getByText('Please try refreshing the page.').waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.unroute('**/_astro/Dashboard.*.js');
  await alert.getByRole('button', { name: 'Refresh Page' }).click();
  await page.getByRole('link', { name: 'Notes on roofs' }).waitFor();
});

test('a session that expires keeps the screen open and asks to sign in again', async () => {
  const page = await site.memberPage('editor');
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Notes on roofs' }).waitFor();
  await page.getByLabel('Search').fill('roof');
  await page.route('**/rest/v1/**', (route) =>
    route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired', details: null, hint: null } }),
  );
  // Not a click: a check in the background may have opened the dialog over the button already.
  await page.getByRole('button', { name: 'Check again' }).dispatchEvent('click');
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  expect(await page.getByRole('link', { name: 'Notes on roofs' }).isVisible()).toBe(true);
  expect(await dialog.getByLabel('Email').inputValue()).toBe('eli@example.com');
  const password = dialog.getByLabel('Password', { exact: true });
  expect(await password.evaluate((field) => field === document.activeElement)).toBe(true);

  await page.unroute('**/rest/v1/**');
  await password.fill(site.people().editor.password);
  await password.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect(await page.getByLabel('Search').inputValue()).toBe('roof');
  await page.getByText('The public site is up to date.').waitFor();
});

test('the service worker caches neither pages nor scripts of the staff area', async () => {
  const page = await site.memberPage('editor', { serviceWorkers: 'allow' });
  await visit(page, '/contact');
  const scripts: string[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(new URL(answer.url()).pathname);
  });
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Notes on roofs' }).waitFor();
  await visit(page, '/blog');
  const kept = await allCached(page);
  expect(kept).toEqual(expect.arrayContaining(['/contact', '/blog']));
  expect(scripts.length).toBeGreaterThan(2);
  expect(kept.filter((path) => path.startsWith('/admin') || scripts.includes(path))).toEqual([]);
});
