import { slowDown } from '#scripts/preview/slow-phone.ts';
import { FIRST_TOUCHES, type FirstTouch } from './first-touches.ts';
import { type NewPhone, visitSite } from './site-visits.ts';

/** What cold taps on one thing took on the slow phone, tap after tap, in milliseconds. */
export interface TapTimes {
  readonly name: string;
  /** From the finger's touch to the frame that shows what it was for. */
  readonly effect: readonly number[];
  /** From the finger's touch until everything on the island works. */
  readonly awake: readonly number[];
  /** The effect's milliseconds that are wanted at most; null for none. */
  readonly aim: number | null;
}

const TAPS = 7;

interface Clock {
  tapped?: number;
  effect?: number;
  awake?: number;
}
type Timed = Window & { firstTap?: Clock };

/** Runs in the page before anything else: notes the touch, and the first frames that show its effects. */
function watchTap({ effect, words, awake }: Pick<FirstTouch, 'effect' | 'words' | 'awake'>): void {
  const clock: Clock = {};
  (window as Timed).firstTap = clock;
  document.addEventListener(
    'pointerdown',
    (event) => {
      clock.tapped ??= event.timeStamp;
    },
    true,
  );
  const look = (now: number): void => {
    if (clock.tapped !== undefined) {
      if (document.querySelector(effect)?.textContent.includes(words ?? '') === true) clock.effect ??= now;
      if (document.querySelector(awake) !== null) clock.awake ??= now;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function tapOnce(newPhone: NewPhone, touch: FirstTouch): Promise<{ effect: number; awake: number }> {
  const page = await newPhone();
  try {
    await slowDown(page);
    const { effect, words = '', awake } = touch;
    await page.addInitScript(watchTap, { effect, words, awake });
    await page.goto(touch.path, { waitUntil: 'commit' });
    await touch.tap(page);
    const clock = await page.waitForFunction(() => {
      const found = (window as Timed).firstTap;
      return found?.effect === undefined || found.awake === undefined ? null : found;
    });
    const { tapped = 0, effect: shown = 0, awake: woken = 0 } = (await clock.jsonValue()) ?? {};
    return { effect: shown - tapped, awake: woken - tapped };
  } finally {
    await page.context().close();
  }
}

/** Taps each of the four things seven times on a slow phone that has never seen the site. `folder` is the built site. */
export async function measureTaps(folder: string): Promise<TapTimes[]> {
  return visitSite(folder, async (newPhone) => {
    const found: TapTimes[] = [];
    for (const touch of Object.values(FIRST_TOUCHES)) {
      const taps: { effect: number; awake: number }[] = [];
      for (let tap = 0; tap < TAPS; tap += 1) taps.push(await tapOnce(newPhone, touch));
      const { name, aim } = touch;
      found.push({ name, aim, effect: taps.map((tap) => tap.effect), awake: taps.map((tap) => tap.awake) });
    }
    return found;
  });
}
