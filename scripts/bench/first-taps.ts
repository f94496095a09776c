import type { Locator, Page } from 'playwright-core';
import { slowDown } from '#scripts/preview/slow-phone.ts';
import { alignedTable, formatInteger, formatTarget, median } from './table.ts';
import { type NewPhone, visitSite } from './visits.ts';

/** The first interaction with an island. */
export interface FirstTap {
  readonly name: string;
  readonly path: string;
  readonly tap: (page: Page) => Promise<unknown>;
  /** A selector that matches once the visitor sees the tap's effect. */
  readonly effect: string;
  /** Text that the effect's element must contain, if the element exists before the tap. */
  readonly text?: string;
  /** A selector that matches once the island is hydrated. */
  readonly hydrated: string;
  /** The target from tap to effect in milliseconds; null for none. */
  readonly aim: number | null;
}

const hydratedIsland = (content: string): string => `astro-island[data-hydrated=""]:has(${content})`;

const serviceSelect = (page: Page): Locator => page.locator('select[name=serviceType]');

/** The measured interactions. */
export const FIRST_TAPS = {
  header: {
    name: 'the menu button',
    path: '/',
    tap: (page) => page.locator('.site-menu > summary').tap(),
    effect: '.site-menu[open]',
    // The class shows that scrolling of the page behind the menu is locked, which needs the script.
    hydrated: `html.menu-open ${hydratedIsland('.site-menu')}`,
    aim: 600,
  },
  accordion: {
    name: 'the third question',
    path: '/faq/house-washing',
    tap: (page) => page.locator('.accordion details:nth-of-type(3) > summary').tap(),
    effect: '.accordion details:nth-of-type(3)[open]',
    hydrated: hydratedIsland('.accordion'),
    aim: 600,
  },
  gallery: {
    name: 'a gallery picture',
    path: '/',
    tap: (page) => page.locator('.gallery a').nth(1).tap(),
    effect: '[role=dialog] img',
    hydrated: hydratedIsland('.gallery'),
    aim: null,
  },
  form: {
    name: "the quote form's select",
    path: '/contact',
    tap: async (page) => {
      await serviceSelect(page).tap();
      await serviceSelect(page).selectOption('Roof Cleaning');
    },
    effect: '#quote-service-hint',
    text: 'Selected: Roof Cleaning',
    hydrated: hydratedIsland('.quote-form'),
    aim: null,
  },
  estimate: {
    name: "the estimate's first service",
    path: '/estimate',
    // The first service that is not chosen yet.
    tap: (page) => page.locator('.estimate-services label:has(input:not(:checked))').first().tap(),
    effect: '.estimate .prices li + li',
    hydrated: hydratedIsland('.estimate'),
    aim: 600,
  },
} as const satisfies Readonly<Record<string, FirstTap>>;

/** Times of cold taps on a slow phone, one value per tap, in milliseconds. */
export interface TapTimes {
  readonly name: string;
  /** From the touch to the frame that shows the effect. */
  readonly effect: readonly number[];
  /** From the touch until the island is hydrated. */
  readonly awake: readonly number[];
  /** The target for `effect`; null for none. */
  readonly aim: number | null;
}

const TAPS = 7;

/** Times on the page's clock. */
interface Clock {
  tapped?: number;
  effect?: number;
  hydrated?: number;
}
type TimedWindow = Window & { firstTap?: Clock };

/**
 * Runs in the page before its own scripts: records the touch, and the first frames in which the selectors
 * match.
 */
function recordTimes({ effect, text, hydrated }: Pick<FirstTap, 'effect' | 'text' | 'hydrated'>): void {
  const clock: Clock = {};
  (window as TimedWindow).firstTap = clock;
  document.addEventListener(
    'pointerdown',
    (event) => {
      clock.tapped ??= event.timeStamp;
    },
    true,
  );
  const check = (now: number): void => {
    if (clock.tapped !== undefined) {
      if (document.querySelector(effect)?.textContent.includes(text ?? '') === true) clock.effect ??= now;
      if (document.querySelector(hydrated) !== null) clock.hydrated ??= now;
    }
    requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}

async function tapOnce(newPhone: NewPhone, first: FirstTap): Promise<{ effect: number; hydrated: number }> {
  const page = await newPhone();
  try {
    await slowDown(page);
    const { effect, text = '', hydrated } = first;
    await page.addInitScript(recordTimes, { effect, text, hydrated });
    await page.goto(first.path, { waitUntil: 'commit' });
    await first.tap(page);
    const clock = await page.waitForFunction(() => {
      const times = (window as TimedWindow).firstTap;
      return times?.effect === undefined || times.hydrated === undefined ? null : times;
    });
    const times = (await clock.jsonValue()) ?? {};
    const tapped = times.tapped ?? 0;
    return { effect: (times.effect ?? 0) - tapped, hydrated: (times.hydrated ?? 0) - tapped };
  } finally {
    await page.context().close();
  }
}

/** Makes each first tap seven times on a slow phone with a new profile. `folder` is the built site. */
export async function measureTaps(folder: string): Promise<TapTimes[]> {
  return visitSite(folder, async (newPhone) => {
    const results: TapTimes[] = [];
    for (const first of Object.values(FIRST_TAPS)) {
      const taps: { effect: number; hydrated: number }[] = [];
      for (let tap = 0; tap < TAPS; tap += 1) taps.push(await tapOnce(newPhone, first));
      const { name, aim } = first;
      results.push({ name, aim, effect: taps.map((tap) => tap.effect), awake: taps.map((tap) => tap.hydrated) });
    }
    return results;
  });
}

/** The report's lines about cold taps; none without measurements. */
export function tapLines(taps: readonly TapTimes[]): string[] {
  if (taps.length === 0) return [];
  const row = ({ name, effect, awake, aim }: TapTimes): string[] => [
    `  ${name}`,
    ...[effect, awake].flatMap((times) => [formatInteger(median(times)), formatInteger(Math.max(...times))]),
    formatTarget(aim, formatInteger),
  ];
  return [
    '',
    `Cold taps, milliseconds, median and worst of ${taps[0]?.effect.length ?? 0} (1.6 Mbit/s, 150 ms, a quarter of the CPU):`,
    ...alignedTable([['', 'effect', 'worst', 'hydrated', 'worst', 'target'], ...taps.map(row)]),
  ];
}
