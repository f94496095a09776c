import { expect, test } from 'vitest';
import { contrast } from '#views/styleguide/color-pairs.ts';
import { useSharedPage } from '#tests/support/visitor.ts';

const look = useSharedPage();

/** 'rgb(14, 42, 51)' as '#0e2a33'; null for transparent. */
function hex(color: string): string | null {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  if (alpha === 0) return null;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The ::selection color and background of an element, and the backgrounds it is on, innermost first. */
interface Selected {
  readonly words: string;
  readonly color: string;
  readonly background: string;
  readonly backgrounds: readonly string[];
}

test.each(['/styleguide', '/', '/contact'])(
  'Selected text has enough contrast in itself and with its background: %s',
  async (path) => {
    const page = await look(path);
    const selected = await page.locator(':is(main, footer) :is(h1, h2, h3, p, li, dd)').evaluateAll((all): Selected[] =>
      all
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { color, backgroundColor } = getComputedStyle(element, '::selection');
          const backgrounds: string[] = [];
          for (let box: Element | null = element; box !== null; box = box.parentElement)
            backgrounds.push(getComputedStyle(box).backgroundColor);
          return { words: element.textContent.trim().slice(0, 30), color, background: backgroundColor, backgrounds };
        }),
    );
    const issues = selected.flatMap(({ words, color, background, backgrounds }) => {
      const [front, back] = [hex(color), hex(background)];
      const ground = backgrounds.map(hex).find((found) => found !== null);
      if (front === null || back === null || ground === undefined) return [`${words}: no selection color`];
      const isReadable = contrast(front, back) >= 7;
      return isReadable && contrast(back, ground) >= 1.5 ? [] : [`${words}: ${front} on ${back}, over ${ground}`];
    });
    expect(selected.length).toBeGreaterThan(10);
    expect(issues).toEqual([]);
  },
);
