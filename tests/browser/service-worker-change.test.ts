import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type PreviewServer, serveFolder } from '#scripts/preview/serve.ts';
import { goOffline, isStyled, keptAnywhere, keptIn, registrations, visit } from '#tests/support/service-worker.ts';
import { type SiteProxy, startProxy } from '#tests/support/site-proxy.ts';
import { snapshotFolder } from '#tests/support/snapshot-folder.ts';
import { removeTried, triedFolder, tryBuild } from '#tests/support/tried-build.ts';
import { useVisitor } from '#tests/support/visitor.ts';

const QUESTION = 'A new version is available. Reload to update?';

const visitor = useVisitor({ serviceWorkers: 'allow' });
let proxy: SiteProxy;
beforeAll(async () => {
  proxy = await startProxy(inject('siteUrl'));
});
afterEach(() => proxy.meddling.clear());
afterAll(() => proxy.stop());

/** What a page asked and how often it was loaded, from now on. Every question gets the same answer. */
function watchQuestions(page: Page, answer: 'yes' | 'no') {
  const seen = { questions: [] as string[], loads: 0 };
  page.on('load', () => (seen.loads += 1));
  page.on('dialog', (dialog) => {
    seen.questions.push(`${dialog.type()}: ${dialog.message()}`);
    void (answer === 'yes' ? dialog.accept() : dialog.dismiss());
  });
  return seen;
}

/** A visitor whose browser has the worker at work already. */
async function returning(): Promise<Page> {
  const page = await visitor({ baseURL: proxy.url });
  await visit(page, '/faq');
  return page;
}

/** Publishes another version of the worker: one with other text, or with the edit given. */
const publish = (edit = (script: string): string => `${script}\n// 2`): void => {
  proxy.meddling.set('/sw.js', { kind: 'edit', edit });
};
const waits = (page: Page): Promise<boolean> =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

describe('A new version', () => {
  test('is not what a first visit gets, nor one without news: nobody is asked', async () => {
    const page = await visitor({ baseURL: proxy.url });
    const seen = watchQuestions(page, 'yes');
    await visit(page, '/faq');
    await visit(page, '/services');
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    expect(seen).toEqual({ questions: [], loads: 2 });
  });

  test('is offered to who has the old one, and on yes the page is loaded once more, with the new one', async () => {
    const page = await returning();
    const seen = watchQuestions(page, 'yes');
    publish();
    await page.goto('/services');
    await expect.poll(() => seen).toEqual({ questions: [`confirm: ${QUESTION}`], loads: 2 });
    await visit(page, '/contact');
    expect(await waits(page)).toBe(false);
    expect(seen).toEqual({ questions: [`confirm: ${QUESTION}`], loads: 3 });
  });

  test('is offered where the browser has found it before the page could listen', async () => {
    const page = await returning();
    const seen = watchQuestions(page, 'no');
    // It takes its time, and the page is told of its registration late.
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
    await expect.poll(() => seen.questions).toEqual([`confirm: ${QUESTION}`]);
  });

  test('waits after a no, and is offered again on the next visit only', async () => {
    const page = await returning();
    const seen = watchQuestions(page, 'no');
    publish();
    await page.goto('/services');
    await expect.poll(() => seen.questions).toHaveLength(1);
    await visit(page, '/contact');
    await visit(page, '/blog');
    expect(await waits(page)).toBe(true);
    expect(seen).toEqual({ questions: [`confirm: ${QUESTION}`], loads: 3 });
    const tab = await page.context().newPage();
    const next = watchQuestions(tab, 'no');
    await tab.goto('/terms');
    await expect.poll(() => next.questions).toEqual([`confirm: ${QUESTION}`]);
  });

  test('does not reload a tab that nobody said yes in', async () => {
    const page = await returning();
    const tab = await page.context().newPage();
    await tab.goto('/services');
    const stays = watchQuestions(tab, 'no');
    const seen = watchQuestions(page, 'yes');
    publish();
    await page.goto('/contact');
    await expect.poll(() => seen.loads).toBe(2);
    await expect.poll(() => waits(tab)).toBe(false);
    await expect.poll(() => tab.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
    expect(stays.loads).toBe(0);
  });

  test('with another stylesheet leaves pages that were read before it their own', async () => {
    const page = await returning();
    const style = (await page.locator('link[rel=stylesheet]').getAttribute('href')) ?? '';
    await expect.poll(() => keptIn(page, 'hashed-files')).toContain(style);
    const other = '/_astro/another.css';
    proxy.meddling.set(other, { kind: 'answer', status: 200, body: '' });
    publish((script) => script.replace(style, other));
    const seen = watchQuestions(page, 'yes');
    await page.goto('/services');
    await expect.poll(() => seen.loads).toBe(2);
    await expect.poll(() => keptAnywhere(page)).toContain(other);
    await goOffline(page);
    await page.goto('/faq');
    expect(await isStyled(page)).toBe(true);
  });
});

describe('The kill switch, a build with SERVICE_WORKER=off', () => {
  const snapshot = snapshotFolder();
  let site: PreviewServer;
  beforeAll(async () => {
    const build = await tryBuild('retired', snapshot.folder, { settings: { SERVICE_WORKER: 'off' } });
    expect(build).toMatchObject({ exitCode: 0, errors: [] });
    site = await serveFolder(triedFolder('retired'), 0);
  }, 300_000);
  afterAll(async () => {
    await site.stop();
    removeTried('retired');
    snapshot.remove();
  });
  afterEach(() => {
    proxy.target = inject('siteUrl');
  });

  test('retires the worker that visitors have and deletes what it kept, without a word or a reload', async () => {
    const page = await returning();
    const seen = watchQuestions(page, 'yes');
    proxy.target = site.url;
    await page.goto('/');
    await expect.poll(() => registrations(page)).toBe(0);
    await expect.poll(() => keptAnywhere(page)).toEqual([]);
    expect(seen).toEqual({ questions: [], loads: 1 });
  });

  test('lets pages register none, and still has window.clearSiteCache()', async () => {
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
  // The reloaded page would begin anew; without the worker's file it cannot.
  proxy.meddling.set('/sw.js', { kind: 'answer', status: 404, body: '' });
  await Promise.all([page.waitForEvent('load'), page.evaluate(() => void window.clearSiteCache())]);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  // A worker that is unregistered goes when the page it served is gone.
  await expect.poll(() => registrations(page)).toBe(0);
  await expect.poll(() => keptAnywhere(page)).toEqual([]);
});
