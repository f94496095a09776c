import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PHONE_SCREEN } from '#scripts/preview/slow-phone.ts';
import { FORM, GALLERY, islandAround, MENU, QUESTIONS, untilClickHeld, untilNative } from '#tests/support/islands.ts';
import { expectNewTab } from '#tests/support/new-tab.ts';
import { watchPage } from '#tests/support/page-watch.ts';
import { failScripts, holdScripts, withoutLostScripts } from '#tests/support/scripts-on-the-way.ts';
import { useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor(PHONE_SCREEN);

/** Fills in what the browser asks for, and sends the form as a press on its button does. */
async function sendForm(page: Page): Promise<void> {
  for (const name of ['firstName', 'lastName', 'phone', 'address']) await page.locator(`[name=${name}]`).fill('Ann');
  await page.locator('[name=email]').fill('ann@example.com');
  await page.locator('[name=serviceType]').selectOption('Other');
  await page.locator(FORM).evaluate((form) => {
    // Pressed twice, by somebody who sees nothing happen.
    (form as HTMLFormElement).requestSubmit();
    (form as HTMLFormElement).requestSubmit();
  });
}

/** What the form posts natively: the bodies of the requests that leave the page. */
async function catchPosts(page: Page): Promise<string[]> {
  const posts: string[] = [];
  await page.route('**/*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    posts.push(route.request().postData() ?? '');
    return route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><h1>Got it</h1>' });
  });
  return posts;
}

describe('When the scripts fail to load', () => {
  test('the menu opens, before and after the page gives up, and leads on', async () => {
    const page = await visitor();
    const watch = watchPage(page);
    await failScripts(page);
    await page.goto('/');
    await page.locator(`${MENU} > summary`).tap();
    // The page tries once more after a second. Until then the menu works as well.
    const services = page.locator('summary', { hasText: 'Services' });
    const service = page.getByRole('banner').getByRole('link', { name: 'Roof Washing' });
    await services.tap();
    await service.waitFor();
    await untilNative(page, MENU);
    await services.tap();
    await service.waitFor({ state: 'hidden' });
    await watch.untilPictured();
    await page.getByRole('banner').getByRole('link', { name: 'FAQ', exact: true }).tap();
    await page.waitForURL('/faq');
    expect(withoutLostScripts(watch.complaints)).toEqual([]);
  });

  test('the questions open one at a time, before and after the page gives up', async () => {
    const page = await visitor();
    const watch = watchPage(page);
    await failScripts(page);
    await page.goto('/faq/house-washing');
    const open = page.locator(`${QUESTIONS} details[open]`);
    const questions = page.locator(`${QUESTIONS} details`);
    await questions.nth(2).locator('summary').tap();
    await questions.nth(2).locator('p').first().waitFor();
    expect(await open.count()).toBe(1);
    await untilNative(page, QUESTIONS);
    expect(await questions.nth(2).getAttribute('open')).not.toBeNull();
    await questions.nth(3).locator('summary').tap();
    await questions.nth(3).locator('p').first().waitFor();
    expect(await open.count()).toBe(1);
    expect(withoutLostScripts(watch.complaints)).toEqual([]);
  });

  test('a picture of the gallery opens as a link: the last one that was tapped', async () => {
    const page = await visitor();
    const watch = watchPage(page);
    // They fail after both taps: a page that has given up follows the first.
    const scripts = await holdScripts(page);
    await page.goto('/');
    const pictures = page.locator(`${GALLERY} a`);
    const wanted = (await pictures.nth(2).getAttribute('href')) ?? '';
    await pictures.nth(1).tap();
    await untilClickHeld(page, GALLERY, 1);
    await pictures.nth(2).tap();
    await untilClickHeld(page, GALLERY, 2);
    await watch.untilPictured();
    scripts.fail();
    await page.waitForURL(`**${wanted}`);
    expect(withoutLostScripts(watch.complaints)).toEqual([]);
  });

  test('the form is sent by the browser, once, with everything typed', async () => {
    const page = await visitor();
    const posts = await catchPosts(page);
    // They fail when it is sent: what is sent after that is the browser's anyway.
    const scripts = await holdScripts(page);
    await page.goto('/contact');
    await sendForm(page);
    scripts.fail();
    await page.getByRole('heading', { name: 'Got it' }).waitFor();
    expect(posts).toHaveLength(1);
    expect(new URLSearchParams(posts[0]).get('firstName')).toBe('Ann');
    expect(new URLSearchParams(posts[0]).get('serviceType')).toBe('Other');
  });
});

describe('When the scripts neither come nor fail', () => {
  test('a tapped picture opens as a link after ten seconds', async () => {
    const page = await visitor();
    await page.clock.install();
    await holdScripts(page);
    await page.goto('/');
    const picture = page.locator(`${GALLERY} a`).first();
    const wanted = (await picture.getAttribute('href')) ?? '';
    await page.clock.pauseAt(Date.now() + 60_000);
    await picture.tap();
    await untilClickHeld(page, GALLERY);
    await page.clock.fastForward(9_999);
    expect(await islandAround(page, GALLERY).getAttribute('data-hydrated')).toBeNull();
    expect(new URL(page.url()).pathname).toBe('/');
    await page.clock.fastForward(1);
    await page.waitForURL(`**${wanted}`);
  });

  test('a sent form is posted by the browser after ten seconds, once', async () => {
    const page = await visitor();
    const posts = await catchPosts(page);
    await page.clock.install();
    await holdScripts(page);
    await page.goto('/contact');
    await sendForm(page);
    expect(await islandAround(page, FORM).getAttribute('data-hydrated')).toBeNull();
    expect(posts).toEqual([]);
    await page.clock.fastForward(10_000);
    await page.getByRole('heading', { name: 'Got it' }).waitFor();
    expect(posts).toHaveLength(1);
  });
});

test('A tap for another tab is the browser’s own, and nothing waits for it', async () => {
  const page = await visitor();
  await holdScripts(page);
  await page.goto('/');
  const picture = page.locator(`${GALLERY} a`).first();
  await picture.click({ modifiers: ['ControlOrMeta'] });
  await expectNewTab(page, (await picture.getAttribute('href')) ?? 'a picture');
  expect(new URL(page.url()).pathname).toBe('/');
});
