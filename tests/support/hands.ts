import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP, PHONE } from './visitor.ts';

/** A way to work with a page. */
export interface Hand {
  readonly how: string;
  /** Of the profile. */
  readonly options: BrowserContextOptions;
  /** Brings the focus into a field. */
  readonly enter: (field: Locator) => Promise<void>;
  /** Pushes a button, follows a link, ticks a radio button. */
  readonly push: (control: Locator) => Promise<void>;
}

/** More stops than any screen has. */
const MOST_PRESSES = 120;

/** The key that comes nearer to an element from what has the focus; null when that is the element. */
function nextKey(target: Element): string | null {
  const { activeElement } = document;
  if (activeElement === target) return null;
  if (activeElement === null) return 'Tab';
  const isBefore = (target.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  // Tab writes in the text; Escape lets it go on.
  if ((activeElement as HTMLElement).isContentEditable) return isBefore ? 'Escape+Shift+Tab' : 'Escape+Tab';
  const group = '[role="toolbar"], [role="tablist"], [role="radiogroup"], fieldset';
  const isRadio = (element: Element): boolean => element instanceof HTMLInputElement && element.type === 'radio';
  const together = activeElement.closest(group);
  const isOneStop = together !== null && together === target.closest(group);
  if (isOneStop && (!together.matches('fieldset') || (isRadio(activeElement) && isRadio(target))))
    return isBefore ? 'ArrowLeft' : 'ArrowRight';
  return isBefore ? 'Shift+Tab' : 'Tab';
}

/** Goes to an element by Tab, Shift+Tab and the arrow keys. Throws an Error when they do not lead there. */
async function reach(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  await target.waitFor();
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    const key = await target.evaluate(nextKey);
    if (key === null) return;
    if (key.startsWith('Escape+')) await keyboard.press('Escape');
    await keyboard.press(key.replace('Escape+', ''));
  }
  throw new Error(`The keyboard never reached ${target.toString()}.`);
}

/** The hands that staff work with. */
export const HANDS = {
  mouse: {
    how: 'with a mouse',
    options: { viewport: DESKTOP },
    enter: (field) => field.click(),
    push: (control) => control.click(),
  },
  keyboard: {
    how: 'by keyboard alone',
    options: { viewport: DESKTOP },
    enter: reach,
    push: async (control) => {
      await reach(control);
      // An arrow key has ticked it already.
      if ((await control.getAttribute('type')) !== 'radio') await control.page().keyboard.press('Enter');
    },
  },
  thumb: {
    how: 'on a phone',
    options: { viewport: PHONE, hasTouch: true, isMobile: true },
    enter: async (field) => {
      await field.tap();
      // A tap becomes a click, and brings the focus, after the finger has left.
      await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    },
    push: (control) => control.tap(),
  },
} as const satisfies Record<string, Hand>;

/** Writes into a field what it shall hold. */
export async function write(hand: Hand, field: Locator, text: string): Promise<void> {
  await hand.enter(field);
  await field.page().keyboard.type(text);
}

/** Answers every chooser of files that a page opens, with the file that is asked for at that time. */
export function answerChoosers(
  page: Page,
  file: () => Promise<{ name: string; mimeType: string; buffer: Buffer }>,
): void {
  page.on('filechooser', (chooser) => void file().then((chosen) => chooser.setFiles(chosen)));
}
