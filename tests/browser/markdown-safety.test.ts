import type { Frame, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { postArticle } from '#content/article/post-article.ts';
import { EXAMPLE_PATHS } from '#tests/support/example-rows.ts';
import { issuesOf } from '#tests/support/allowed-html.ts';
import { payloadPost } from '#tests/support/payload-post.ts';
import { SCRIPT_PAYLOADS } from '#tests/support/script-payloads.ts';
import { monitorContent, type Violations } from '#tests/support/content-monitor.ts';
import { useVisitor } from '#tests/support/visitor.ts';

/** The post whose built page gets the articles, and the pages that insert them by innerHTML. */
const [POST = '/blog'] = EXAMPLE_PATHS.posts;
const LIVE = '/blog/no-such-post';
const STAFF = '/admin/blog/new';

/** The article of a post per payload, which is in all of its fields; each in its own box. */
const BOXES = SCRIPT_PAYLOADS.map((text) => `<section class="box">${postArticle(payloadPost(text)).value}</section>`);

const ARTICLE = /<article class="wrap">.*<\/article>/s;
const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/i;

const visitor = useVisitor({ serviceWorkers: 'block' });

/** A new page with the content monitor installed. */
async function openMonitored(path: string): Promise<{ page: Page; violations: Violations }> {
  const page = await visitor();
  return { page, violations: await monitorContent(page, path) };
}

/** Opens the built page of a post with its article replaced by the HTML. */
async function openBuilt(page: Page, html: string, hasPolicy = true): Promise<Frame> {
  await page.route(`**${POST}`, async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const { 'content-security-policy': policy, ...headers } = response.headers();
    const built = await response.text();
    if (policy === undefined || !POLICY.test(built) || !ARTICLE.test(built))
      throw new Error(`${POST} is not as expected.`);
    const body = built.replace(ARTICLE, () => `<div id="boxes">${html}</div>`);
    await route.fulfill(hasPolicy ? { response, body } : { status: 200, headers, body: body.replace(POLICY, '') });
  });
  await page.goto(POST);
  return page.mainFrame();
}

/** Opens a page and inserts HTML as React does for the live post. */
async function openLive(page: Page, html: string): Promise<Frame> {
  await page.goto(LIVE);
  await page.evaluate((markup) => {
    const boxes = Object.assign(document.createElement('div'), { id: 'boxes', innerHTML: markup });
    document.querySelector('main')?.append(boxes);
  }, html);
  return page.mainFrame();
}

/** Opens a page of the staff area and inserts HTML into an empty frame, as the preview does. */
async function openPreview(page: Page, html: string): Promise<Frame> {
  await page.goto(STAFF);
  await page.evaluate((markup) => {
    const frame = Object.assign(document.createElement('iframe'), { title: 'Preview' });
    document.querySelector('main')?.append(frame);
    const boxes = Object.assign(document.createElement('div'), { id: 'boxes', innerHTML: markup });
    frame.contentDocument?.body.append(boxes);
  }, html);
  const frame = page.frames().find((candidate) => candidate !== page.mainFrame());
  if (frame === undefined) throw new Error('The preview has no frame.');
  return frame;
}

/** Dispatches events to every element and clicks every link. Only javascript: links may navigate. */
async function readEverything(frame: Frame): Promise<void> {
  await frame.evaluate(async () => {
    const allowed = new Set(['http:', 'https:', 'mailto:', 'tel:']);
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link !== null && allowed.has(link.protocol)) event.preventDefault();
    });
    for (const element of document.querySelectorAll('#boxes *')) {
      for (const type of ['pointerenter', 'mouseover', 'focus', 'toggle', 'load', 'error', 'animationstart']) {
        element.dispatchEvent(new Event(type));
      }
    }
    for (const link of document.querySelectorAll<HTMLElement>('#boxes a')) {
      link.click();
      // A javascript: URL runs in a later task.
      if (!link.matches('[href^="http"], [href^="/"], [href^="#"]'))
        await new Promise((resolve) => setTimeout(resolve));
    }
  });
}

/** The elements in the boxes as the browser parsed them, with their attributes. */
const elementsOf = (frame: Frame): Promise<[string, [string, string][]][]> =>
  frame.evaluate(() =>
    [...document.querySelectorAll('#boxes > .box *')].map((element) => [
      element.namespaceURI === 'http://www.w3.org/1999/xhtml' ? element.localName : element.nodeName,
      [...element.attributes].map(({ name, value }) => [name, value]),
    ]),
  );

/** The state of the page that a script could have changed. */
const traces = (frame: Frame): Promise<unknown> =>
  frame.evaluate(() => ({
    globals: Object.getOwnPropertyNames(window).sort(),
    name: window.name,
    cookie: document.cookie,
    whole: [document.body.localName, typeof document.getElementById],
    clobbered: ['process', 'fbq'].filter((name) => name in window),
  }));

const CONTROL = 'https://control.example/x.png';
const CONTROL_VIOLATIONS = [`policy: img-src ${CONTROL}`, 'policy: script-src-attr inline', `request: ${CONTROL}`];

/**
 * The violations on a page. A control is inserted last, a picture and a handler that the policy forbids: it
 * shows that the monitor of this page works.
 */
async function violationsBeforeControl(frame: Frame, violations: Violations): Promise<string[]> {
  await frame.evaluate((src) => {
    document.body.insertAdjacentHTML('beforeend', `<img src="${src}" onerror="alert('control')">`);
  }, CONTROL);
  await expect.poll(() => violations).toEqual(expect.arrayContaining(CONTROL_VIOLATIONS.slice(0, 2)));
  return violations.filter((what) => !CONTROL_VIOLATIONS.includes(what));
}

describe('No post runs a script, sends a request or violates the content security policy', () => {
  it.each([
    { where: 'the page that the build writes', path: POST, open: openBuilt },
    { where: 'the live post', path: LIVE, open: openLive },
    { where: 'the staff’s preview', path: STAFF, open: openPreview },
  ])('in $where', async ({ path, open }) => {
    const { page: emptyPage } = await openMonitored(path);
    const empty = await open(emptyPage, '');
    const { page, violations } = await openMonitored(path);
    const frame = await open(page, BOXES.join(''));
    await readEverything(frame);
    await Promise.all([emptyPage, page].map((either) => either.waitForLoadState('networkidle')));
    const found = (await elementsOf(frame)).flatMap(([name, attributes]) => issuesOf(name, attributes));
    expect(found).toEqual([]);
    expect(await frame.locator('#boxes > .box > article:only-child').count()).toBe(SCRIPT_PAYLOADS.length);
    expect(await frame.locator('#boxes > *').count()).toBe(SCRIPT_PAYLOADS.length);
    expect(await traces(frame)).toEqual(await traces(empty));
    expect(page.frames()).toHaveLength(emptyPage.frames().length);
    // The preview's own frame.
    const others = (await violationsBeforeControl(frame, violations)).filter(
      (what) => frame === page.mainFrame() || what !== 'frame: ',
    );
    expect(others).toEqual([]);
  });
});

describe('Without the sanitizer and the policy the content monitor detects', () => {
  it.each([
    ['a script', '<script>alert(1)</script>', 'alert(1)'],
    ['a handler', '<img src="data:," onerror="confirm(1)">', 'confirm(1)'],
    ['a link that is a script', '<a href="javascript:prompt(1)">a</a>', 'prompt(1)'],
    ['a window', '<script>open("/x")</script>', 'open(/x)'],
    ['a frame', '<iframe name="x" srcdoc="x"></iframe>', 'frame: '],
    ['a picture from elsewhere', '<img src="https://evil.example/x">', 'request: https://evil.example/x'],
    [
      'a form that sends itself',
      '<form action="https://evil.example/y"></form><script>addEventListener("load", () => setTimeout(() => document.forms[0].submit()))</script>',
      'request: https://evil.example/y',
    ],
    ['another page', '<script>history.pushState(null, "", "/elsewhere")</script>', 'left for: '],
  ])('%s', async (_, html, expected) => {
    const { page, violations } = await openMonitored(POST);
    await readEverything(await openBuilt(page, html, false));
    await expect.poll(() => violations.join('\n')).toContain(expected);
  });

  it('a global of a script', async () => {
    const { page } = await openMonitored(POST);
    const frame = await openBuilt(page, '', false);
    const before = await traces(frame);
    await page.evaluate(() =>
      document.body.append(Object.assign(document.createElement('script'), { text: 'planted = 1' })),
    );
    expect(await traces(frame)).not.toEqual(before);
  });
});
