import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { EXAMPLE_PATHS } from '#tests/support/example-rows.ts';
import { firstWithEachHeader } from '#tests/support/header-markup.ts';
import { useSharedPage, useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor();

interface Look {
  readonly background: string;
  readonly shadow: string;
}

const lookOf = (page: Page): Promise<Look> =>
  page.getByRole('banner').evaluate((header) => {
    const { backgroundColor, boxShadow } = getComputedStyle(header);
    return { background: backgroundColor, shadow: boxShadow };
  });

const WHITE = 'rgb(255, 255, 255)';

async function expectWhite(page: Page): Promise<void> {
  await expect.poll(async () => (await lookOf(page)).background).toBe(WHITE);
  expect((await lookOf(page)).shadow).not.toBe('none');
}

async function expectClear(page: Page): Promise<void> {
  await expect.poll(async () => (await lookOf(page)).background).not.toBe(WHITE);
  expect((await lookOf(page)).shadow).toMatch(/^none$|^rgba\(.*, 0\) 0px 0px 0px 0px$/);
}

const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
  }, top);

/** Emulates a browser without scroll-driven animations, in scripts and stylesheets. */
async function disableScrollTimelines(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...asked: string[]) =>
      !asked.join().includes('animation-timeline') && supports.apply(CSS, asked as [string]);
  });
  await page.route('**/*.css', async (route) => {
    const answer = await route.fetch({ maxRetries: 3 });
    const css = await answer.text();
    await route.fulfill({ response: answer, body: css.replaceAll('(animation-timeline:', '(no-such-property:') });
  });
}

/** Pages without a hero picture. */
const WITHOUT_HERO = [
  '/services',
  EXAMPLE_PATHS.service,
  EXAMPLE_PATHS.cityFaq,
  '/service-areas',
  EXAMPLE_PATHS.city,
  '/blog',
  ...EXAMPLE_PATHS.posts,
  '/admin',
  '/faq',
];

describe.each([
  { browser: 'a browser with scroll timelines', prepare: undefined },
  { browser: 'a browser without scroll timelines', prepare: disableScrollTimelines },
])('In $browser the header', ({ prepare }) => {
  const look = useSharedPage({}, prepare === undefined ? {} : { prepare });

  test('over a hero picture turns white with a shadow past 10 px of scroll, and clear again at the top', async () => {
    const page = await look('/');
    await expectClear(page);
    await scrollTo(page, 10);
    await expectClear(page);
    await scrollTo(page, 11);
    await expectWhite(page);
    await scrollTo(page, 0);
    await expectClear(page);
  });

  test.each(firstWithEachHeader(WITHOUT_HERO))('is white from the start: %s', async (path) => {
    const page = await look(path);
    await expectWhite(page);
  });
});

test('Without JavaScript and scroll timelines the header is white', async () => {
  const page = await visitor({ javaScriptEnabled: false });
  await disableScrollTimelines(page);
  await page.goto('/');
  await scrollTo(page, 500);
  await expectWhite(page);
});
