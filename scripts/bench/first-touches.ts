import type { Locator, Page } from 'playwright-core';

/** A first touch of an island: where it is made, and what shows that it counted. */
export interface FirstTouch {
  readonly name: string;
  readonly path: string;
  /** Makes the touch. */
  readonly tap: (page: Page) => Promise<unknown>;
  /** A selector that matches once the visitor sees what the touch was for. */
  readonly effect: string;
  /** Words the effect must hold, where its element stands there before. */
  readonly words?: string;
  /** A selector that matches once the island is awake: everything works from then on. */
  readonly awake: string;
  /** Milliseconds from the tap to its effect that are wanted at most; null for none. */
  readonly aim: number | null;
}

const awake = (inside: string): string => `astro-island[data-hydrated=""]:has(${inside})`;

const select = (page: Page): Locator => page.locator('select[name=serviceType]');

/** The four touches of the slow phone. */
export const FIRST_TOUCHES = {
  header: {
    name: 'the menu button',
    path: '/',
    tap: (page) => page.locator('.site-menu > summary').tap(),
    effect: '.site-menu[open]',
    // Not only its HTML: the page behind it is locked.
    awake: `html.menu-open ${awake('.site-menu')}`,
    aim: 600,
  },
  accordion: {
    name: 'the third question',
    path: '/faq/house-washing',
    tap: (page) => page.locator('.accordion details:nth-of-type(3) > summary').tap(),
    effect: '.accordion details:nth-of-type(3)[open]',
    awake: awake('.accordion'),
    aim: 600,
  },
  gallery: {
    name: 'a gallery picture',
    path: '/',
    tap: (page) => page.locator('.gallery a').nth(1).tap(),
    effect: '[role=dialog] img',
    awake: awake('.gallery'),
    aim: null,
  },
  form: {
    name: "the quote form's select",
    path: '/contact',
    tap: async (page) => {
      await select(page).tap();
      await select(page).selectOption('Roof Cleaning');
    },
    effect: '#quote-service-hint',
    words: 'Selected: Roof Cleaning',
    awake: awake('.quote-form'),
    aim: null,
  },
} as const satisfies Readonly<Record<string, FirstTouch>>;
