import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type PreviewServer, serveFolder } from '#scripts/preview/serve.ts';
import { untilHydrated } from '#tests/support/islands.ts';
import { goOffline, isStyled, allCached, cachedIn, registrations, visit } from '#tests/support/service-worker.ts';
import { type SiteProxy, startProxy } from '#tests/support/site-proxy.ts';
import { snapshotFolder } from '#tests/support/snapshot-folder.ts';
import { removeBuilds, buildFolder, runBuild } from '#tests/support/test-build.ts';
import { useVisitor } from '#tests/support/visitor.ts';

const UPDATE_QUESTION = 'A new version is available. Reload to update?';

const visitor = useVisitor({ serviceWorkers: 'allow' });
let proxy: SiteProxy;
beforeAll(async () => {
  proxy = await startProxy(inject('siteUrl'));
});
afterEach(() => proxy.overrides.clear());
afterAll(() => proxy.stop());

/** Records the dialogs and loads of a page from now on; every dialog gets the same answer. */
function watchDialogs(page: Page, answer: 'yes' | 'no') {
  const seen = { dialogs: [] as string[], loads: 0 };
  page.on('load', () => (seen.loads += 1));
  page.on('dialog', (dialog) => {
    seen.dialogs.push(`${dialog.type()}: ${dialog.message()}`);
    void (answer === 'yes' ? dialog.accept() : dialog.dismiss());
  });
  return seen;
}

/** A page of a visitor whose browser already has the worker. */
async function returning(): Promise<Page> {
  const page = await visitor({ baseURL: proxy.url });
  await visit(page, '/faq');
  return page;
}

/** Publishes another version of the worker: with a comment appended, or with the given edit. */
const publish = (edit = (script: string): string => `${script}\n// 2`): void => {
  proxy.overrides.set('/sw.js', { kind: 'edit', edit });
};
const hasWaitingWorker = (page: Page): Promise<boolean> =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

/** The content type of each precached file, by its path. */
const precachedTypes = (page: Page): Promise<Record<string, string | null>> =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.includes('precache'));
    const cache = await caches.open(name ?? '');
    const entries = (await cache.keys()).map(async (request) => {
      const kept = await cache.match(request);
      return [new URL(request.url).pathname, kept?.headers.get('content-type') ?? null] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  });

/** Replaces the precached stylesheets and scripts by HTML, as a captive portal could with an earlier version. */
const spoilPrecache = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.includes('precache'));
    const cache = await caches.open(name ?? '');
    const spoiled = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/_astro/'));
    for (const request of spoiled)
      await cache.put(request, new Response('<h1>Sign in</h1>', { headers: { 'Content-Type': 'text/html' } }));
  });

describe('A new version of the worker', () => {
  test('fetches the precached files again that are not what their names say', async () => {
    const page = await returning();
    const before = await precachedTypes(page);
    expect(Object.values(before).some((type) => type?.startsWith('text/css'))).toBe(true);
    await spoilPrecache(page);
    const seen = watchDialogs(page, 'yes');
    publish();
    await page.goto('/services');
    await expect.poll(() => seen.loads).toBe(2);
    expect(await precachedTypes(page)).toEqual(before);
  });

  test('is not installed while a captive portal answers for its files', async () => {
    const page = await returning();
    const path = '/_astro/another.js';
    proxy.overrides.set(path, { kind: 'answer', status: 200, contentType: 'text/html', body: '<h1>Sign in</h1>' });
    publish((script) => script.replace('PRECACHED=[', `PRECACHED=[{"url":"${path}","revision":null},`));
    const outcome = (): Promise<string> =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        await registration?.update();
        const worker = registration?.installing ?? registration?.waiting;
        if (!worker || worker.state === 'installed') return worker?.state ?? 'none';
        return new Promise<string>((resolve) => {
          worker.addEventListener('statechange', () => resolve(worker.state));
        });
      });
    expect(await outcome()).toBe('redundant');
    proxy.overrides.set(path, { kind: 'answer', status: 200, contentType: 'text/javascript', body: '' });
    expect(await outcome()).toBe('installed');
  });

  test('is not offered on a first visit or without a change', async () => {
    const page = await visitor({ baseURL: proxy.url });
    const seen = watchDialogs(page, 'yes');
    await visit(page, '/faq');
    await visit(page, '/services');
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    expect(seen).toEqual({ dialogs: [], loads: 2 });
  });

  test('is offered to a visitor with the old one; confirming activates it and reloads the page once', async () => {
    const page = await returning();
    const seen = watchDialogs(page, 'yes');
    publish();
    await page.goto('/services');
    await expect.poll(() => seen).toEqual({ dialogs: [`confirm: ${UPDATE_QUESTION}`], loads: 2 });
    await visit(page, '/contact');
    expect(await hasWaitingWorker(page)).toBe(false);
    expect(seen).toEqual({ dialogs: [`confirm: ${UPDATE_QUESTION}`], loads: 3 });
  });

  test('is offered when the browser found it before the page could listen', async () => {
    const page = await returning();
    const seen = watchDialogs(page, 'no');
    // The new version installs slowly, and `register` resolves late.
    publish(
      (script) =>
        `${script}\naddEventListener('install', (event) => event.waitUntil(new Promise((ready) => setTimeout(ready, 1000))));`,
    );
    await page.addInitScript(() => {
      const workers = navigator.serviceWorker;
      const register = workers.register.bind(workers);
      workers.register = async (...asked) => {
        const registration = await register(...asked);
        await new Promise((found) => registration.addEventListener('updatefound', found, { once: true }));
        return registration;
      };
    });
    await page.goto('/services');
    await expect.poll(() => seen.dialogs).toEqual([`confirm: ${UPDATE_QUESTION}`]);
  });

  test('keeps waiting after a dismissal, and is offered again only in the next visit', async () => {
    const page = await returning();
    const seen = watchDialogs(page, 'no');
    publish();
    await page.goto('/services');
    await expect.poll(() => seen.dialogs).toHaveLength(1);
    await visit(page, '/contact');
    await visit(page, '/blog');
    expect(await hasWaitingWorker(page)).toBe(true);
    expect(seen).toEqual({ dialogs: [`confirm: ${UPDATE_QUESTION}`], loads: 3 });
    const tab = await page.context().newPage();
    const next = watchDialogs(tab, 'no');
    await tab.goto('/terms');
    await expect.poll(() => next.dialogs).toEqual([`confirm: ${UPDATE_QUESTION}`]);
  });

  test('is offered in the next visit to a visitor who is filling in the form, so that no words are lost', async () => {
    const page = await returning();
    await page.goto('/contact');
    const seen = watchDialogs(page, 'yes');
    const message = page.locator('form.quote-form [name=message]');
    await message.fill('Moss on the roof');
    await untilHydrated(page, 'form.quote-form');
    publish();
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
    });
    await expect.poll(() => hasWaitingWorker(page)).toBe(true);
    expect(await message.inputValue()).toBe('Moss on the roof');
    expect(seen).toEqual({ dialogs: [], loads: 0 });
    const tab = await page.context().newPage();
    const next = watchDialogs(tab, 'no');
    await tab.goto('/services');
    await expect.poll(() => next.dialogs).toEqual([`confirm: ${UPDATE_QUESTION}`]);
  });

  test('does not reload a tab in which it was not confirmed', async () => {
    const page = await returning();
    const tab = await page.context().newPage();
    await tab.goto('/services');
    const other = watchDialogs(tab, 'no');
    const seen = watchDialogs(page, 'yes');
    publish();
    await page.goto('/contact');
    await expect.poll(() => seen.loads).toBe(2);
    await expect.poll(() => hasWaitingWorker(tab)).toBe(false);
    await expect.poll(() => tab.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
    expect(other.loads).toBe(0);
  });

  test('with another stylesheet keeps the old one for pages cached before it', async () => {
    const page = await returning();
    const style = (await page.locator('link[rel=stylesheet]').getAttribute('href')) ?? '';
    await expect.poll(() => cachedIn(page, 'hashed-files')).toContain(style);
    const other = '/_astro/another.css';
    proxy.overrides.set(other, { kind: 'answer', status: 200, contentType: 'text/css', body: '' });
    publish((script) => script.replace(style, other));
    const seen = watchDialogs(page, 'yes');
    await page.goto('/services');
    await expect.poll(() => seen.loads).toBe(2);
    await expect.poll(() => allCached(page)).toContain(other);
    await goOffline(page);
    await page.goto('/faq');
    expect(await isStyled(page)).toBe(true);
  });
});

describe('The kill switch, a build with SERVICE_WORKER=off', () => {
  const snapshot = snapshotFolder();
  let site: PreviewServer;
  beforeAll(async () => {
    const build = await runBuild('retired', snapshot.folder, { settings: { SERVICE_WORKER: 'off' } });
    expect(build).toMatchObject({ exitCode: 0, errors: [] });
    site = await serveFolder(buildFolder('retired'), 0);
  }, 300_000);
  afterAll(async () => {
    await site.stop();
    removeBuilds('retired');
    snapshot.remove();
  });
  afterEach(() => {
    proxy.target = inject('siteUrl');
  });

  test('unregisters the worker of a returning visitor and deletes its caches, without a dialog or a reload', async () => {
    const page = await returning();
    const seen = watchDialogs(page, 'yes');
    proxy.target = site.url;
    await page.goto('/');
    await expect.poll(() => registrations(page)).toBe(0);
    await expect.poll(() => allCached(page)).toEqual([]);
    expect(seen).toEqual({ dialogs: [], loads: 1 });
  });

  test('registers no worker, and still has window.clearSiteCache()', async () => {
    const page = await visitor({ baseURL: site.url });
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await registrations(page)).toBe(0);
    await Promise.all([page.waitForEvent('load'), page.evaluate(() => void window.clearSiteCache())]);
  });
});

test('window.clearSiteCache() empties the caches, unregisters the worker and reloads', async () => {
  const page = await visitor({ baseURL: proxy.url });
  await visit(page, '/faq');
  await visit(page, '/services');
  await page.waitForLoadState('networkidle');
  // Without the worker's file the reloaded page cannot register it again.
  proxy.overrides.set('/sw.js', { kind: 'answer', status: 404, body: '' });
  await Promise.all([page.waitForEvent('load'), page.evaluate(() => void window.clearSiteCache())]);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  // The browser removes an unregistered worker once its last page is closed.
  await expect.poll(() => registrations(page)).toBe(0);
  await expect.poll(() => allCached(page)).toEqual([]);
});
