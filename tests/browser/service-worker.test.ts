import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { PATHS } from '#routes/paths.ts';
import { EXAMPLE_PATHS } from '#tests/support/example-rows.ts';
import { builtPaths } from '#tests/support/built-site.ts';
import { committedModel } from '#tests/support/committed-data.ts';
import { chooseLevel, estimateTest } from '#tests/support/estimate.ts';
import { watchPage } from '#tests/support/page-watch.ts';
import { goOffline, isStyled, allCached, cachedIn, visit } from '#tests/support/service-worker.ts';
import { type SiteProxy, startProxy } from '#tests/support/site-proxy.ts';
import { useVisitor } from '#tests/support/visitor.ts';
import { startWebhook } from '#tests/support/webhook.ts';

const MOST_PAGES = 40;
const heading = (page: Page): Promise<string> => page.getByRole('heading', { level: 1 }).innerText();
const { phone } = committedModel().business;

const visitor = useVisitor({ serviceWorkers: 'allow' });
let proxy: SiteProxy;
beforeAll(async () => {
  proxy = await startProxy(inject('siteUrl'));
});
afterEach(() => proxy.overrides.clear());
afterAll(() => proxy.stop());

describe('Offline the worker', () => {
  test('opens the first page of a visit again, with its styles', async () => {
    const page = await visitor();
    await visit(page, EXAMPLE_PATHS.serviceFaq);
    const title = await page.title();
    await goOffline(page);
    const answer = await page.reload();
    expect(answer?.fromServiceWorker()).toBe(true);
    expect(await page.title()).toBe(title);
    expect(await isStyled(page)).toBe(true);
  });

  test('caches the stylesheet of the first page', async () => {
    const page = await visitor();
    await visit(page, '/blog');
    const sheets = await page
      .locator('link[rel=stylesheet]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(sheets).toHaveLength(1);
    await expect.poll(() => cachedIn(page, 'hashed-files')).toEqual(expect.arrayContaining(sheets));
  });

  test('opens a visited page under any campaign parameters, and hydrates its islands', async () => {
    const page = await visitor();
    await visit(page, '/faq');
    await visit(page, EXAMPLE_PATHS.serviceFaq);
    const questions = page.locator('main details');
    await questions.nth(2).locator('summary').click();
    await expect.poll(() => page.locator('main astro-island:not([ssr])').count()).toBeGreaterThan(0);
    const chunks = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => /\/_astro\/.+\.js$/.exec(name) ?? []),
    );
    await expect.poll(() => cachedIn(page, 'hashed-files')).toEqual(expect.arrayContaining(chunks));
    expect((await cachedIn(page, 'hashed-files')).length).toBeGreaterThan(3);
    await goOffline(page);
    await page.goto(`${EXAMPLE_PATHS.serviceFaq}?utm_source=mail&gclid=1#questions`);
    expect(page.url()).toContain('utm_source');
    await questions.nth(2).locator('summary').click();
    await expect.poll(() => page.locator('main astro-island:not([ssr])').count()).toBeGreaterThan(0);
    expect(await questions.nth(2).getAttribute('open')).not.toBeNull();
  });

  estimateTest('calculates a price on a page whose estimate was used before', async () => {
    const page = await visitor();
    await visit(page, '/faq');
    await visit(page, PATHS.estimate);
    const chooseTwo = (): Promise<void> => chooseLevel(page, 'Stories', 'Two');
    const sum = (): Promise<string> => page.locator('.estimate .prices').innerText();
    const before = await sum();
    await chooseTwo();
    await expect.poll(sum).not.toBe(before);
    const calculated = await sum();
    await expect.poll(() => cachedIn(page, 'prices')).toEqual([PATHS.prices]);
    await goOffline(page);
    await page.goto(PATHS.estimate);
    expect(await sum()).toBe(before);
    await chooseTwo();
    await expect.poll(sum).toBe(calculated);
  });

  test('shows the styled offline page with the phone number for a page that was not visited', async () => {
    const page = await visitor();
    await visit(page, '/faq');
    await goOffline(page);
    await page.goto(EXAMPLE_PATHS.service);
    expect(new URL(page.url()).pathname).toBe(EXAMPLE_PATHS.service);
    expect(await heading(page)).toBe('You are offline');
    expect(await page.getByRole('main').getByRole('link', { name: phone! }).isVisible()).toBe(true);
    expect(await isStyled(page)).toBe(true);
    const logo = await page.locator('.brand').evaluate((brand) => getComputedStyle(brand, '::before').backgroundImage);
    expect(logo).toMatch(/^url\("data:image\/svg/);
  });

  test('shows the pictures of a page that was visited twice', async () => {
    const page = await visitor();
    await visit(page, '/');
    await page.goto('/', { waitUntil: 'networkidle' });
    const first = page.locator('main img').first();
    const picture = await first.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
    await expect.poll(() => cachedIn(page, 'images')).toContain(picture);
    await goOffline(page);
    await page.goto('/');
    expect(await first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  test('opens the precached thank-you page', async () => {
    const page = await visitor();
    await visit(page, '/contact');
    await goOffline(page);
    await page.goto('/thank-you');
    expect(await heading(page)).toMatch(/^Thank you/);
    expect(await isStyled(page)).toBe(true);
  });

  test('shows the cached page when the network does not answer in time', async () => {
    const page = await visitor({ baseURL: proxy.url });
    await visit(page, '/faq');
    proxy.overrides.set('/faq', { kind: 'hang' });
    await page.goto('/faq');
    expect(await heading(page)).not.toBe('You are offline');
  });
});

describe('Online the worker', () => {
  test('shows the page from the network, not the cached one', async () => {
    const page = await visitor({ baseURL: proxy.url });
    await visit(page, '/faq');
    proxy.overrides.set('/faq', { kind: 'edit', edit: (html) => html.replace('<h1', '<h1 id="new"') });
    await page.goto('/faq');
    expect(await page.locator('#new').count()).toBe(1);
  });

  test('controls pages without console messages', async () => {
    const page = await visitor();
    await visit(page, '/');
    // The next page would abort a picture that is still loading.
    await page.waitForLoadState('networkidle');
    const watch = watchPage(page);
    for (const path of ['/faq', '/thank-you', '/admin', '/contact', '/offline'])
      await page.goto(path, { waitUntil: 'networkidle' });
    expect(watch.problems).toEqual([]);
  });

  test('answers with the precached files that the site no longer has, as after a deploy', async () => {
    const page = await visitor({ baseURL: proxy.url });
    await visit(page, '/faq');
    await page.goto('/faq', { waitUntil: 'networkidle' });
    await page.evaluate(() => caches.delete('hashed-files'));
    const paths = (await allCached(page)).filter((path) => path.startsWith('/_astro/'));
    expect(paths.length).toBeGreaterThan(1);
    for (const path of paths) proxy.overrides.set(path, { kind: 'answer', status: 404, body: '<h1>Not here</h1>' });
    // Bypasses the browser's HTTP cache.
    const fetched = await page.evaluate(
      (all) => Promise.all(all.map((path) => fetch(path, { cache: 'reload' }).then(({ status }) => status))),
      paths,
    );
    expect(fetched).toEqual(paths.map(() => 200));
    await page.goto('/thank-you');
    expect(await isStyled(page)).toBe(true);
  });

  test('shows the cached page when the server fails, and the error for a page that is not cached', async () => {
    const page = await visitor({ baseURL: proxy.url });
    await visit(page, '/faq');
    const title = await heading(page);
    for (const path of ['/faq', '/services'])
      proxy.overrides.set(path, { kind: 'answer', status: 503, body: '<h1>Out of order</h1>' });
    await page.goto('/faq?utm_source=mail');
    expect(await heading(page)).toBe(title);
    expect((await page.goto('/services'))?.status()).toBe(503);
    expect(await heading(page)).toBe('Out of order');
  });

  test('serves a loaded stylesheet from the cache', async () => {
    const page = await visitor({ baseURL: proxy.url });
    await visit(page, '/');
    const style = (await page.locator('link[rel=stylesheet]').last().getAttribute('href')) ?? '';
    await expect.poll(() => cachedIn(page, 'hashed-files')).toContain(style);
    await page.goto('/faq');
    proxy.overrides.set(style, { kind: 'hang' });
    // Bypasses the browser's HTTP cache.
    expect(await page.evaluate((path) => fetch(path, { cache: 'reload' }).then(({ ok }) => ok), style)).toBe(true);
  });
});

describe('A file that a captive portal answers with a page', () => {
  const PORTAL = '<!doctype html><title>Sign in to the network</title>';

  /** Fetches a path past the browser's HTTP cache, and resolves with its content type. */
  const fetchedType = (page: Page, path: string): Promise<string | null> =>
    page.evaluate(
      (asked) => fetch(asked, { cache: 'reload' }).then(({ headers }) => headers.get('content-type')),
      path,
    );

  /** The paths of a stylesheet, a chunk and a picture of the home page. */
  const assets = (page: Page): Promise<string[]> =>
    page.evaluate(() => {
      const [sheet] = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
      const picture = document.querySelector<HTMLImageElement>('main img');
      const chunk = document.querySelector('astro-island')?.getAttribute('component-url');
      return [sheet?.href, new URL(chunk ?? '', location.href).href, picture?.currentSrc].map(
        (url) => new URL(url ?? '').pathname,
      );
    });

  test('is not cached, so it loads once the network is back', async () => {
    const page = await visitor({ baseURL: proxy.url });
    await visit(page, '/');
    const paths = await assets(page);
    await page.goto('/faq', { waitUntil: 'networkidle' });
    await page.evaluate(() => Promise.all(['hashed-files', 'images'].map((name) => caches.delete(name))));
    for (const path of paths) proxy.overrides.set(path, { kind: 'answer', status: 200, body: PORTAL });
    for (const path of paths) expect(await fetchedType(page, path), path).toBe('text/html');
    // The same as the picture of a page: the worker keeps pictures apart.
    await page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode().catch(() => undefined);
    }, paths.at(-1)!);
    expect(await cachedIn(page, 'hashed-files')).toEqual([]);
    expect(await cachedIn(page, 'images')).toEqual([]);
    proxy.overrides.clear();
    for (const path of paths) expect(await fetchedType(page, path), path).not.toBe('text/html');
    await expect.poll(() => cachedIn(page, 'hashed-files')).toEqual(paths.slice(0, 2));
  });

  test('is dropped from the caches of an earlier version and fetched again', async () => {
    const page = await visitor({ baseURL: proxy.url });
    await visit(page, '/');
    const [sheet = '', chunk = ''] = await assets(page);
    await page.goto('/faq', { waitUntil: 'networkidle' });
    await page.evaluate(
      async ([paths, body]) => {
        const cache = await caches.open('hashed-files');
        const headers = { 'Content-Type': 'text/html' };
        for (const path of paths) await cache.put(path, new Response(body, { headers }));
      },
      [[sheet, chunk], PORTAL] as const,
    );
    for (const path of [sheet, chunk]) expect(await fetchedType(page, path), path).not.toBe('text/html');
    // The network gives the page again: the dropped files have been replaced.
    for (const path of [sheet, chunk]) proxy.overrides.set(path, { kind: 'answer', status: 200, body: PORTAL });
    for (const path of [sheet, chunk])
      await expect.poll(() => fetchedType(page, path), { message: path }).not.toBe('text/html');
  });
});

describe('The page cache', () => {
  test('keeps the last 40 pages: the 41st evicts the first', async () => {
    const page = await visitor({ baseURL: proxy.url });
    const paths = builtPaths().filter((path) => /^\/(?:faq|services|service-areas)\//.test(path));
    const [first = '', second = '', ...others] = paths.slice(0, MOST_PAGES + 1);
    await visit(page, first);
    // The other pages are not looked at, so they need not be laid out.
    const edit = (): string => '<!doctype html><title>A page</title>';
    for (const path of [second, ...others]) proxy.overrides.set(path, { kind: 'edit', edit });
    for (const path of [second, ...others.slice(0, -1)]) await visit(page, path);
    expect(await cachedIn(page, 'pages')).toHaveLength(MOST_PAGES);
    await visit(page, others.at(-1) ?? '');
    await expect.poll(() => cachedIn(page, 'pages')).not.toContain(first);
    const kept = await cachedIn(page, 'pages');
    expect(kept).toHaveLength(MOST_PAGES);
    expect(kept).toContain(second);
  });

  test('keeps one entry per page, without campaign parameters', async () => {
    const page = await visitor();
    await visit(page, '/faq');
    await page.goto('/faq?utm_source=a');
    await page.goto('/faq?gclid=b');
    expect(await cachedIn(page, 'pages')).toEqual(['/faq']);
  });

  test('keeps no staff page, no POST response and no file other than pages', async () => {
    const page = await visitor();
    await visit(page, '/');
    for (const path of ['/admin', '/admin/login', '/admin/blog/edit/some-id', '/live.json', '/rss.xml']) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      if (path.startsWith('/admin')) expect(answer?.fromServiceWorker(), path).toBe(false);
    }
    await visit(page, '/contact');
    const [posted] = await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'POST'),
      page.evaluate(() => fetch('/thank-you', { method: 'POST', body: 'name=A' }).then((answer) => answer.text())),
    ]);
    expect(posted.fromServiceWorker()).toBe(false);
    const kept = await allCached(page);
    expect(kept).toEqual(expect.arrayContaining(['/offline', '/thank-you', '/', '/contact']));
    expect(kept.filter((path) => /^\/admin|\.json|\.xml/.test(path))).toEqual([]);
    expect(await cachedIn(page, 'pages')).toEqual(['/', '/contact']);
  });

  test('keeps neither the not-found page nor a server error', async () => {
    const page = await visitor({ baseURL: proxy.url });
    await visit(page, '/faq');
    await page.goto('/nowhere');
    proxy.overrides.set('/services', { kind: 'answer', status: 500, body: 'An error.' });
    await page.goto('/services');
    expect(await cachedIn(page, 'pages')).toEqual(['/faq']);
  });
});

const LEAD = {
  submissionId: '3f0c6a5e-7a63-4c53-9e58-0b1c3d8f2a11',
  firstName: 'Zoë',
  timestamp: '2026-06-01T12:00:00Z',
};

/** Puts a lead into the outbox as the quote form does (src/features/quote/outbox.ts). */
const storeLead = (page: Page, address: string): Promise<void> =>
  page.evaluate(
    async ([lead, to]) => {
      const opening = indexedDB.open('quote-outbox', 1);
      const database = await new Promise<IDBDatabase>((resolve) => {
        opening.onupgradeneeded = () => {
          for (const name of ['leads', 'marks']) opening.result.createObjectStore(name);
        };
        opening.onsuccess = () => resolve(opening.result);
      });
      const transaction = database.transaction('leads', 'readwrite');
      transaction.objectStore('leads').put({ lead, webhook: to, failures: 0, refused: false }, lead.submissionId);
      await new Promise((resolve) => (transaction.oncomplete = resolve));
      database.close();
    },
    [LEAD, address] as const,
  );

/** Dispatches a Background Sync event to the worker, as the browser does once the network is back. */
async function dispatchSync(page: Page, tag: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(({ scopeURL }) => scopeURL.startsWith(inject('siteUrl')));
      if (own !== undefined) resolve(own.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await registration;
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin: inject('siteUrl'),
    registrationId,
    tag,
    lastChance: false,
  });
}

test('The worker delivers a queued lead on the sync event of the outbox', async () => {
  const page = await visitor();
  await visit(page, '/faq');
  const webhook = await startWebhook();
  await storeLead(page, webhook.url);
  await dispatchSync(page, 'another-matter');
  await dispatchSync(page, 'quote-outbox');
  await expect.poll(() => webhook.received.map(({ lead }) => lead)).toEqual([LEAD]);
  await webhook.stop();
});
