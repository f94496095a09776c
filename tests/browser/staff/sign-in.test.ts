import { createClient } from '@supabase/supabase-js';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityIssues } from '#tests/support/accessibility.ts';
import { editPost, idOf } from '#tests/support/post-screen.ts';
import { useStaffSite } from '#tests/support/staff-site.ts';
import { PHONE } from '#tests/support/visitor.ts';

const site = useStaffSite();

async function open(path = '/admin/login'): Promise<Page> {
  const page = await site.visitor();
  await page.goto(path);
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  return page;
}

async function enter(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/**
 * Follows the newest recovery link sent to an address and returns the fragment it adds to the sign-in page.
 */
async function linkFragment(email: string): Promise<string> {
  const [token = ''] = /(?<=token=)\w+/.exec(site.emails(email).at(-1) ?? '') ?? [];
  const answer = await fetch(`${site.storeUrl()}/auth/v1/verify?token=${token}&type=recovery`, { redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '').hash;
}

const alertText = (page: Page): Promise<string> => page.getByRole('alert').filter({ hasText: /./ }).innerText();

describe('signing in', () => {
  test('opens the requested page, and the session persists', async () => {
    const page = await site.visitor();
    await site.signIn(page, 'editor', '/admin?show=draft');
    await page.getByRole('link', { name: 'Notes on roofs' }).waitFor();
    await page.goto('/admin/login');
    await page.waitForURL('/admin');
    await page.getByText('Eli Sumter').waitFor();
  });

  test('never redirects to another site', async () => {
    const page = await site.memberPage('editor');
    await page.goto(`/admin/login?${new URLSearchParams({ next: '//example.com/admin' }).toString()}`);
    await page.getByRole('heading', { name: 'Posts' }).waitFor();
    expect(page.url()).toBe(`${site.url()}/admin`);
  });

  test('reports a wrong password and keeps what was typed', async () => {
    const page = await open();
    await enter(page, 'eli@example.com', 'not it');
    expect(await alertText(page)).toBe('Email and password do not match. Please check both.');
    expect(await page.getByLabel('Email').inputValue()).toBe('eli@example.com');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('not it');
  });

  test('reports empty fields, associates the errors with them and focuses the first', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Sign in' }).click();
    const email = page.getByLabel('Email');
    expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Email', { exact: true }).and(page.locator('[aria-describedby]')).waitFor();
    expect(await page.locator('.staff-field-error').allInnerTexts()).toEqual([
      'Enter your email address.',
      'Enter your password.',
    ]);
    expect(await accessibilityIssues(page)).toEqual([]);
  });

  test('reports a missing network', async () => {
    const page = await open();
    await page.context().setOffline(true);
    await enter(page, 'eli@example.com', 'whatever it is');
    expect(await alertText(page)).toBe('No connection. Check your network and try again.');
  });

  test('can show the password, and labels its fields for password managers', async () => {
    const page = await open();
    const password = page.getByLabel('Password', { exact: true });
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await password.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    expect(await password.getAttribute('type')).toBe('password');
    expect(await password.getAttribute('autocomplete')).toBe('current-password');
    expect(await page.getByLabel('Email').getAttribute('autocomplete')).toBe('username');
  });
});

describe('a forgotten password', () => {
  test('is replaced through a link sent by email', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await page.getByLabel('Email').fill('fay@example.com');
    await page.getByRole('button', { name: 'Send a link' }).click();
    await page.getByText('If this address has an account, a link is on its way.').waitFor();

    const other = await site.visitor({ viewport: PHONE });
    await other.goto(`/admin/login${await linkFragment('fay@example.com')}`);
    await other.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    expect(await accessibilityIssues(other)).toEqual([]);
    await other.getByLabel('New password').fill('short');
    await other.getByRole('button', { name: 'Save and go on' }).click();
    await other.getByText('Use at least 12 characters.').waitFor();
    await other.getByLabel('New password').fill('another long password of Fay');
    await other.getByRole('button', { name: 'Save and go on' }).click();
    await other.getByRole('heading', { name: 'Posts' }).waitFor();
    expect(other.url()).toBe(`${site.url()}/admin`);

    await page.goto('/admin/login');
    await enter(page, 'fay@example.com', site.people().forgetful.password);
    expect(await alertText(page)).toBe('Email and password do not match. Please check both.');
    await enter(page, 'fay@example.com', 'another long password of Fay');
    await page.getByRole('heading', { name: 'Posts' }).waitFor();
  });

  test('has a recovery link that does not affect an editor open in another tab', async () => {
    const page = await site.memberPage('editor');
    const post = await editPost(page, idOf(site, 'Gutters before winter'));
    await post.title.fill('Gutters before the winter');
    // The channel on which supabase-js notifies other tabs.
    await page.evaluate(() => {
      new BroadcastChannel('sb-127-auth-token').onmessage = ({ data }: MessageEvent<{ event: string }>) => {
        // Collected, because another event may follow at once.
        const { dataset } = document.documentElement;
        dataset['heard'] = `${dataset['heard'] ?? ''} ${data.event}`;
      };
    });
    const other = await page.context().newPage();
    const client = createClient(site.storeUrl(), site.anonKey(), { auth: { persistSession: false } });
    await client.auth.resetPasswordForEmail('eli@example.com');
    await other.goto(`/admin/login${await linkFragment('eli@example.com')}`);
    await other.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    await page.locator('html[data-heard~="PASSWORD_RECOVERY"]').waitFor();
    expect(await post.title.inputValue()).toBe('Gutters before the winter');
    expect(await page.getByRole('heading', { name: 'Choose a new password' }).count()).toBe(0);
  });

  test('has an accessible form that does not reveal whether an address has an account', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    expect(await accessibilityIssues(page)).toEqual([]);
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByRole('button', { name: 'Send a link' }).click();
    await page.getByText('If this address has an account, a link is on its way.').waitFor();
    expect(site.emails('nobody@example.com')).toEqual([]);
  });

  test('has a recovery link that reports a second use', async () => {
    const page = await open('/admin/login#error=access_denied&error_code=otp_expired&error_description=Expired');
    expect(await alertText(page)).toBe('This link was used before, or is too old. Please ask for a new one.');
  });
});
