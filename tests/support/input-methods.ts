import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP, PHONE } from './visitor.ts';

/** A way to operate a page. */
export interface InputMethod {
  readonly how: string;
  /** Options of the browser context. */
  readonly options: BrowserContextOptions;
  /** Focuses a field. */
  readonly focus: (field: Locator) => Promise<void>;
  /** Presses a button, follows a link or selects a radio button. */
  readonly press: (control: Locator) => Promise<void>;
}

/** More than the tab stops of any screen. */
const MAX_PRESSES = 120;

/** Returns the key that moves focus towards an element; null when it is focused. */
function nextKey(target: Element): string | null {
  const { activeElement } = document;
  if (activeElement === target) return null;
  if (activeElement === null) return 'Tab';
  const isBefore = (target.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  // In the text field, Tab indents; Escape releases it.
  if ((activeElement as HTMLElement).isContentEditable) return isBefore ? 'Escape+Shift+Tab' : 'Escape+Tab';
  const group = '[role="toolbar"], [role="tablist"], [role="radiogroup"], fieldset';
  const isRadio = (element: Element): boolean => element instanceof HTMLInputElement && element.type === 'radio';
  const sharedGroup = activeElement.closest(group);
  const isOneStop = sharedGroup !== null && sharedGroup === target.closest(group);
  if (isOneStop && (!sharedGroup.matches('fieldset') || (isRadio(activeElement) && isRadio(target))))
    return isBefore ? 'ArrowLeft' : 'ArrowRight';
  return isBefore ? 'Shift+Tab' : 'Tab';
}

/** Focuses an element with Tab, Shift+Tab and the arrow keys. Throws an Error when they do not reach it. */
async function reach(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  await target.waitFor();
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    const key = await target.evaluate(nextKey);
    if (key === null) return;
    if (key.startsWith('Escape+')) await keyboard.press('Escape');
    await keyboard.press(key.replace('Escape+', ''));
  }
  throw new Error(`The keyboard never reached ${target.toString()}.`);
}

/**
 * Browsers take a second tap near the first one for a double tap, which focuses a field without moving the caret into
 * it. People type more slowly than this, in milliseconds.
 */
const DOUBLE_TAP_MS = 400;

/** The input methods that staff use. */
export const INPUT_METHODS = {
  mouse: {
    how: 'with a mouse',
    options: { viewport: DESKTOP },
    focus: (field) => field.click(),
    press: (control) => control.click(),
  },
  keyboard: {
    how: 'with the keyboard alone',
    options: { viewport: DESKTOP },
    focus: reach,
    press: async (control) => {
      await reach(control);
      // The arrow key has already selected a radio button.
      if ((await control.getAttribute('type')) !== 'radio') await control.page().keyboard.press('Enter');
    },
  },
  thumb: {
    how: 'on a phone',
    options: { viewport: PHONE, hasTouch: true, isMobile: true },
    focus: async (field) => {
      await field.page().waitForTimeout(DOUBLE_TAP_MS);
      await field.tap();
      // The browser focuses the field after the tap has ended.
      await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    },
    press: (control) => control.tap(),
  },
} as const satisfies Record<string, InputMethod>;

/** Focuses a field and types a text. */
export async function write(input: InputMethod, field: Locator, text: string): Promise<void> {
  await input.focus(field);
  await field.page().keyboard.type(text);
}

/** Answers every file chooser of a page with the file that `file` returns then. */
export function answerChoosers(
  page: Page,
  file: () => Promise<{ name: string; mimeType: string; buffer: Buffer }>,
): void {
  page.on('filechooser', (chooser) => void file().then((chosen) => chooser.setFiles(chosen)));
}
