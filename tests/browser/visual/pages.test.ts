import { describe, expect, test } from 'vitest';
import { PATHS } from '#routes/paths.ts';
import { NOT_FOUND, PAGES } from '#tests/support/page-types.ts';
import { issuesAgainstReference } from '#tests/support/references.ts';
import {
  pictureName,
  SCREENSHOT_CONTEXT,
  stopClock,
  STYLEGUIDE,
  takeScreenshot,
  WIDTHS,
} from '#tests/support/screenshot.ts';
import { useSharedPage } from '#tests/support/visitor.ts';

const look = useSharedPage(SCREENSHOT_CONTEXT, { prepare: stopClock });

// The styleguide is compared part by part.
const WHOLE = [...PAGES, NOT_FOUND].filter(({ path }) => path !== STYLEGUIDE);

describe.each(WHOLE)('$name ($path)', ({ path }) => {
  test('matches its reference screenshots at every width', async () => {
    const page = await look(path);
    // Both load data before they have their final state; the staff area also runs scripts.
    if (path === NOT_FOUND.path || path === PATHS.admin) await page.waitForLoadState('networkidle');
    if (path === PATHS.admin) await page.getByRole('heading', { name: 'Not connected yet' }).waitFor();
    const issues: string[] = [];
    for (const width of WIDTHS) {
      issues.push(...(await issuesAgainstReference(pictureName(path, width), await takeScreenshot(page, width))));
    }
    expect(issues).toEqual([]);
  });
});
