import { expect, test } from 'vitest';
import { accessibilityIssues } from '#tests/support/accessibility.ts';
import { watchPage } from '#tests/support/page-watch.ts';
import { PHONE, useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor({ viewport: PHONE });

test.each([
  '/admin',
  '/admin/login',
  '/admin/account',
  '/admin/leads',
  '/admin/log',
  '/admin/blog/new',
  '/admin/blog/edit/some-id',
])('%s of a site without a store shows how to connect one', async (path) => {
  const page = await visitor();
  const watch = watchPage(page);
  await page.goto(path);
  await page.getByRole('heading', { name: 'Not connected yet' }).waitFor();
  expect(await page.getByRole('main').innerText()).toContain('PUBLIC_SUPABASE_URL');
  expect(new URL(page.url()).pathname).toBe(path);
  expect(await accessibilityIssues(page)).toEqual([]);
  expect(watch.problems).toEqual([]);
});
