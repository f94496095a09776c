import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PreviewServer, serveFolder } from '#scripts/preview/serve.ts';
import { addRows, newRows } from '#tests/support/live-rows.ts';
import { expectBuilt, useLiveSite } from '#tests/support/live-site.ts';
import { samplePicture } from '#tests/support/pictures.ts';
import { watchPage } from '#tests/support/page-watch.ts';
import { snapshotInProcess, storeEnvironment } from '#tests/support/snapshot-run.ts';
import { removeBuilds, buildFolder, runBuild } from '#tests/support/test-build.ts';
import { UPLOADS } from '#model/picture.ts';
import { quoteWords } from '#content/quote-words.ts';
import { PATHS, quotePath } from '#routes/paths.ts';

/** The next build, from a snapshot of the store. */
const LATER = 'live-later';

const site = useLiveSite();
let later: PreviewServer | undefined;

beforeAll(async () => {
  await addRows(site.store(), newRows());
  const folder = mkdtempSync(join(tmpdir(), 'live-snapshot-'));
  const out = join(folder, 'snapshot');
  const run = await snapshotInProcess(out, { environment: storeEnvironment(site.store()) });
  expect(run.code, run.stderr).toBe(0);
  expectBuilt(await runBuild(LATER, out).finally(() => rmSync(folder, { recursive: true })));
  later = await serveFolder(buildFolder(LATER), 0);
}, 300_000);
afterAll(async () => {
  await later?.stop();
  removeBuilds(LATER);
});

const articleOf = (page: Page): Locator => page.getByRole('main').getByRole('article');
/** HTML of the next build with the links of this one, which has no form for the services that are newer. */
const withPresentForms = (html: string): string =>
  newRows().services.reduce((whole, { slug }) => whole.replaceAll(`"${quotePath(slug)}"`, `"${PATHS.contact}"`), html);
const titleAndArticle = async (page: Page): Promise<{ title: string; html: string }> => ({
  title: await page.title(),
  html: await articleOf(page).evaluate((element) => element.outerHTML),
});

describe('A live page has the title and the article HTML of the next build', () => {
  test.each([
    { what: 'a new neighborhood', path: '/faq/house-washing/columbia-elmwood-park' },
    { what: 'a new neighborhood without coordinates', path: '/faq/oil-stain-removal/columbia-fair-view' },
    { what: 'a neighborhood with the slug of another city’s neighborhood', path: '/faq/house-washing/irmo-old-ferry' },
    { what: 'a neighborhood of a new city', path: '/faq/house-washing/rivertown-old-ferry' },
    { what: 'a neighborhood of a new city without notes', path: '/faq/house-washing/rivertown-depot' },
    { what: 'a neighborhood whose city was only in the catalogue', path: '/faq/house-washing/chapin-timberlake' },
    { what: 'a new service in a known neighborhood', path: '/faq/fence-washing/columbia-shandon' },
    { what: 'a service that was only in the catalogue', path: '/faq/roof-washing/columbia-shandon' },
    { what: 'a new service in a new neighborhood', path: '/faq/fence-washing/columbia-elmwood-park' },
    { what: 'a new city', path: '/services/rivertown-south-carolina/house-washing/faqs' },
    { what: 'a city that was only in the catalogue', path: '/services/chapin-south-carolina/house-washing/faqs' },
    { what: 'a new service in a known city', path: '/services/columbia-south-carolina/fence-washing/faqs' },
    { what: 'the questions of a new service', path: '/faq/fence-washing' },
    { what: 'a new post', path: '/blog/fence-care' },
  ])('$what: $path', async ({ path }) => {
    const page = await site.visitor();
    const watch = watchPage(page);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    expect(await answer?.text()).toMatch(/<meta name="robots" content="noindex/);
    await articleOf(page).waitFor();
    await page.waitForLoadState('networkidle');
    expect(watch.problems).toEqual([]);

    const built = await fetch(`${later?.url}${path}`);
    expect(built.status).toBe(200);
    const next = await page.evaluate(
      (html) => {
        const document = new DOMParser().parseFromString(html, 'text/html');
        return { title: document.title, html: document.querySelector('main article')?.outerHTML ?? '' };
      },
      await built.text(),
    );
    // The title is set after the article.
    await expect.poll(() => titleAndArticle(page)).toEqual({ title: next.title, html: withPresentForms(next.html) });
  });
});

test('The live page of a new neighborhood has the title, heading, card and notes of the next build', async () => {
  const path = '/service-areas/columbia-south-carolina/elmwood-park';
  // Its list of services is that of the last build.
  const partsOf = async (page: Page): Promise<readonly string[]> => [
    await page.title(),
    ...(await Promise.all(
      ['header', '.place-card', '.place-notes'].map((part) => articleOf(page).locator(part).innerHTML()),
    )),
  ];
  const page = await site.visitor();
  await page.goto(path);
  await articleOf(page).waitFor();
  const built = await page.context().newPage();
  expect((await built.goto(`${later?.url}${path}`))?.status()).toBe(200);
  await expect.poll(() => partsOf(page)).toEqual(await partsOf(built));
  expect(await articleOf(page).getByRole('heading', { level: 1 }).innerText()).toBe('Elmwood Park, Columbia, SC');
});

test('A live post loads its pictures from the store', async () => {
  const pictures = [await samplePicture(1200, 1600), await samplePicture(1200, 1600, 'webp', '#3b5d50')] as const;
  const files = new Map(pictures.flatMap((picture) => Object.entries(picture.files)));
  const [cover, inText] = pictures.map(({ picture }) => UPLOADS + picture.name);
  const [post] = newRows().posts;
  const posts = [
    { ...post!, slug: 'from-a-phone', old_slugs: [], cover_image: cover, body: `![Moss](${inText} "A wall")` },
  ];
  await addRows(site.store(), { posts });
  const requested: string[] = [];
  site.intercept((incoming, outgoing) => {
    const name = /^\/storage\/v1\/object\/public\/pictures\/(.+)$/.exec(incoming.url ?? '')?.[1];
    if (name === undefined) return false;
    requested.push(name);
    outgoing.writeHead(200, { 'content-type': 'image/webp' }).end(files.get(name));
    return true;
  });
  const page = await site.visitor();
  const watch = watchPage(page);
  await page.goto('/blog/from-a-phone');
  await page.getByRole('figure').filter({ hasText: 'A wall' }).scrollIntoViewIfNeeded();
  const shown = page.getByRole('article').getByRole('img');
  for (const picture of await shown.all()) {
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
  expect(await shown.count()).toBe(2);
  expect(requested.toSorted()).toEqual(pictures.map(({ picture }) => picture.small).toSorted());
  expect(watch.problems).toEqual([]);
});

test('A live post is shown without the phone number, and promises nothing free, when live.json fails to load', async () => {
  await addRows(site.store(), { posts: [{ ...newRows().posts[0]!, slug: 'no-facts', old_slugs: [] }] });
  const page = await site.visitor();
  await page.route('**/live.json', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/blog/no-facts');
  await articleOf(page).waitFor();
  const main = page.getByRole('main');
  const { link } = quoteWords(false);
  expect(await main.getByRole('link', { name: link, exact: true }).isVisible()).toBe(true);
  expect(await main.getByRole('link', { name: /^Call/ }).count()).toBe(0);
});
