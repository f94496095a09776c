import { expect, test } from 'vitest';
import { NOT_FOUND, PAGES } from '#tests/support/page-types.ts';
import { stickingOut } from '#tests/support/page-width.ts';
import { useOnlooker } from '#tests/support/visitor.ts';

// Where the layout changes, and on each side of where the menu moves into the bar.
const WIDTHS = [320, 390, 768, 1279, 1280, 1440];

const look = useOnlooker();

test.each([...PAGES, NOT_FOUND])('$name ($path) fits every width without scrolling sideways', async ({ path }) => {
  const page = await look(path);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect(await stickingOut(page), `${width} px wide`).toEqual([]);
  }
});
