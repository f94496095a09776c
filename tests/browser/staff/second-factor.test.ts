import { createClient } from '@supabase/supabase-js';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { totpCode } from '#scripts/backend/totp.ts';
import { accessibilityIssues } from '#tests/support/accessibility.ts';
import { horizontalOverflow } from '#tests/support/horizontal-overflow.ts';
import { editPost, idOf, storedPost } from '#tests/support/post-screen.ts';
import type { Person } from '#tests/support/staff-people.ts';
import { dialog } from '#tests/support/staff-story.ts';
import { useStaffSite } from '#tests/support/staff-site.ts';
import { PHONE } from '#tests/support/visitor.ts';

const site = useStaffSite();

/** The code that the app shows now. */
const codeOf = (secret: string): string => totpCode(secret, Date.now());

/** Enters the password on the sign-in page. */
async function enterPassword(page: Page, { email, password }: Person, path = '/admin/login'): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Sets up a device in a form that asks for its name, and returns its secret. */
async function enroll(form: Page | Locator, name: string): Promise<string> {
  await form.getByLabel('Name of the device').fill(name);
  await form.getByRole('button', { name: 'Show the QR code' }).click();
  const secret = (await form.locator('.staff-secret code').innerText()).replaceAll(' ', '');
  await form.getByLabel('Code').fill(codeOf(secret));
  await form.getByRole('button', { name: 'Turn it on' }).click();
  return secret;
}

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name, exact: true });
const openAccount = async (page: Page, person: Person): Promise<void> => {
  await enterPassword(page, person, '/admin/login?next=%2Fadmin%2Faccount');
  await heading(page, 'Your account').waitFor();
};

/** Sets up a member with a second factor and returns its secret, signed in on the account page. */
async function guarded(page: Page, person: Person): Promise<string> {
  await openAccount(page, person);
  await page.getByRole('button', { name: 'Set up a second factor' }).click();
  const secret = await enroll(page, 'Phone');
  await page.getByRole('button', { name: 'Remove Phone' }).waitFor();
  return secret;
}

const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.waitForURL(/\/admin\/login/);
};

describe('a second factor', () => {
  test('is set up with the keyboard alone, and asked for at the next sign-in', async () => {
    const person = await site.addMember('editor');
    const page = await site.visitor({ viewport: PHONE });
    await openAccount(page, person);
    await page.getByText('You have none yet.').waitFor();
    expect(await accessibilityIssues(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toEqual([]);

    await page.getByRole('button', { name: 'Set up a second factor' }).press('Enter');
    // The field has the focus and a name in it.
    await page.locator('[name="device"]:focus').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('[name="code"]:focus').waitFor();
    const shown = page.locator('.staff-secret code');
    const secret = (await shown.innerText()).replaceAll(' ', '');
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(
      await page.getByAltText('QR code').evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0);
    expect(await page.getByRole('link', { name: 'The app is on this device' }).getAttribute('href')).toMatch(
      /^otpauth:\/\/totp\//,
    );
    expect(await accessibilityIssues(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toEqual([]);
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await page.getByText('This code is wrong or too old. Enter the one that the app shows now.').waitFor();
    expect(await page.getByLabel('Code').getAttribute('aria-invalid')).toBe('true');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(codeOf(secret));
    await page.keyboard.press('Enter');
    await page.getByText('Your second factor is on.').waitFor();
    await page.getByRole('button', { name: 'Remove Phone' }).waitFor();
    expect(await accessibilityIssues(page)).toEqual([]);
    await signOut(page);

    await enterPassword(page, person, '/admin/login?next=%2Fadmin%3Fshow%3Ddraft');
    await heading(page, 'Enter your code').waitFor();
    await page.locator('[name="code"]:focus').waitFor();
    expect(await accessibilityIssues(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toEqual([]);
    await page.getByText('Lost your phone?').click();
    await page.getByText('they can remove your second factor there').waitFor();
    await page.goto('/admin');
    await heading(page, 'Enter your code').waitFor();
    expect(await page.getByRole('link', { name: 'Notes on roofs' }).count()).toBe(0);
    await page.getByLabel('Code').fill('12345');
    await page.getByLabel('Code').press('Enter');
    await page.getByText('Enter the six digits that the app shows.').waitFor();
    await page.getByLabel('Code').fill(codeOf(secret));
    await page.getByLabel('Code').press('Enter');
    await page.getByRole('link', { name: 'Notes on roofs' }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'Notes on roofs' }).waitFor();
  });

  test('of a second device also signs in, and the last one that is removed leaves the password', async () => {
    const person = await site.addMember('editor');
    const page = await site.visitor();
    await guarded(page, person);
    await page.getByRole('button', { name: 'Add another device' }).click();
    expect(await page.getByLabel('Name of the device').inputValue()).toBe('Phone 2');
    const tablet = await enroll(page, 'Office tablet');
    await page.getByRole('button', { name: 'Remove Office tablet' }).waitFor();
    await signOut(page);
    await enterPassword(page, person, '/admin/login?next=%2Fadmin%2Faccount');
    await page.getByLabel('Device').selectOption('Office tablet');
    await page.getByLabel('Code').fill(codeOf(tablet));
    await page.getByRole('button', { name: 'Continue' }).click();

    for (const name of ['Phone', 'Office tablet']) {
      await page.getByRole('button', { name: `Remove ${name}` }).click();
      await dialog(page, `Remove “${name}”?`).getByRole('button', { name: 'Remove' }).click();
      await page.getByText(`“${name}” is removed.`).waitFor();
    }
    await page.getByText('You have none yet.').waitFor();
    await signOut(page);
    await enterPassword(page, person);
    await heading(page, 'Posts').waitFor();
  });

  test('signs out the other browsers that have none, and what was typed there waits for the code', async () => {
    const person = await site.addMember('editor');
    const other = await site.visitor();
    await enterPassword(other, person);
    await heading(other, 'Posts').waitFor();
    const post = await editPost(other, idOf(site, 'Notes on roofs'));
    const secret = await guarded(await site.visitor(), person);
    await post.write('Typed elsewhere.');
    // The other session is over: its password is asked for too.
    const again = dialog(other, 'Please sign in again');
    await again.getByLabel('Password', { exact: true }).fill(person.password);
    await again.getByRole('button', { name: 'Sign in' }).click();
    const code = dialog(other, 'Enter your code');
    await code.getByLabel('Code').fill(codeOf(secret));
    expect(await accessibilityIssues(other)).toEqual([]);
    await code.getByRole('button', { name: 'Continue' }).click();
    await code.waitFor({ state: 'detached' });
    await post.waitUntilSaved();
    expect((await storedPost(site, post.id()))?.body).toContain('Typed elsewhere.');
  });

  test('is asked for before a forgotten password is replaced', async () => {
    const person = await site.addMember('editor');
    const first = await site.visitor();
    const secret = await guarded(first, person);
    const client = createClient(site.storeUrl(), site.anonKey(), { auth: { persistSession: false } });
    await client.auth.resetPasswordForEmail(person.email);
    const [token = ''] = /(?<=token=)\w+/.exec(site.emails(person.email).at(-1) ?? '') ?? [];
    const answer = await fetch(`${site.storeUrl()}/auth/v1/verify?token=${token}&type=recovery`, {
      redirect: 'manual',
    });
    const page = await site.visitor();
    await page.goto(`/admin/login${new URL(answer.headers.get('location') ?? '').hash}`);
    await heading(page, 'Enter your code').waitFor();
    await page.getByLabel('Code').fill(codeOf(secret));
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('New password').fill('another long password of Nia');
    await page.getByRole('button', { name: 'Save and go on' }).click();
    await heading(page, 'Posts').waitFor();
  });
});

describe('requiring a second factor', () => {
  test('is for admins who use one, and asks everybody else for one without losing what they typed', async () => {
    const [admin, editor] = [await site.addMember('admin'), await site.addMember('editor')];
    const adminPage = await site.visitor();
    await openAccount(adminPage, admin);
    await adminPage.getByText('You can require one of everybody once you use one yourself.').waitFor();
    expect(await adminPage.getByRole('button', { name: 'Require it for everyone' }).count()).toBe(0);
    await adminPage.getByRole('button', { name: 'Set up a second factor' }).click();
    await enroll(adminPage, 'Phone');

    const page = await site.visitor();
    await enterPassword(page, editor);
    await heading(page, 'Posts').waitFor();
    const post = await editPost(page, idOf(site, 'Notes on roofs'));

    await adminPage.getByRole('button', { name: 'Require it for everyone' }).click();
    expect(await accessibilityIssues(adminPage)).toEqual([]);
    await dialog(adminPage, 'Require a second factor of everybody?')
      .getByRole('button', { name: 'Require it' })
      .click();
    await adminPage.getByText('Everybody on the staff needs a second factor.').waitFor();

    await post.write('Typed before.');
    const asked = dialog(page, 'Set up a second factor');
    await asked.waitFor();
    expect(await accessibilityIssues(page)).toEqual([]);
    await enroll(asked, 'My phone');
    await asked.waitFor({ state: 'detached' });
    await post.waitUntilSaved();
    expect((await storedPost(site, post.id()))?.body).toContain('Typed before.');

    const newcomer = await site.visitor({ viewport: PHONE });
    await enterPassword(newcomer, await site.addMember('editor'));
    await heading(newcomer, 'Set up a second factor').waitFor();
    expect(await accessibilityIssues(newcomer)).toEqual([]);
    expect(await horizontalOverflow(newcomer)).toEqual([]);
    await enroll(newcomer, 'Phone');
    await heading(newcomer, 'Posts').waitFor();

    await adminPage.getByRole('button', { name: 'Stop requiring it' }).click();
    await dialog(adminPage, 'Stop requiring a second factor?')
      .getByRole('button', { name: 'Stop requiring it' })
      .click();
    await adminPage.getByText('A second factor is optional.').waitFor();
    await site.signIn(await site.visitor(), 'colleague');
  });

  test('is not shown to editors', async () => {
    const page = await site.memberPage('editor');
    await page.goto('/admin/account');
    await page.getByText('You have none yet.').waitFor();
    expect(await heading(page, 'All staff').count()).toBe(0);
  });
});

test('the account page reports a missing network and can be tried again', async () => {
  const page = await site.memberPage('editor');
  await page.route('**/auth/v1/user', (route) => route.abort());
  await page.goto('/admin/account');
  await page.getByRole('alert').filter({ hasText: 'No connection.' }).waitFor();
  await page.unroute('**/auth/v1/user');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('You have none yet.').waitFor();
});
