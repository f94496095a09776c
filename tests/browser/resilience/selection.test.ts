import { expect, test } from 'vitest';
import { contrast } from '#views/styleguide/color-pairs.ts';
import { useOnlooker } from '#tests/support/visitor.ts';

const look = useOnlooker();

/** 'rgb(14, 42, 51)' as '#0e2a33'; what is transparent as null. */
function hex(color: string): string | null {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  if (alpha === 0) return null;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * What marked text looks like on each ground of a page: the color and background of ::selection, and the
 * ground.
 */
interface Marked {
  readonly words: string;
  readonly color: string;
  readonly background: string;
  readonly grounds: readonly string[];
}

test.each(['/styleguide', '/', '/contact'])('Marked text is read, and stands out from its ground: %s', async (path) => {
  const page = await look(path);
  const marked = await page.locator(':is(main, footer) :is(h1, h2, h3, p, li, dd)').evaluateAll((all): Marked[] =>
    all
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { color, backgroundColor } = getComputedStyle(element, '::selection');
        const grounds: string[] = [];
        for (let box: Element | null = element; box !== null; box = box.parentElement)
          grounds.push(getComputedStyle(box).backgroundColor);
        return { words: element.textContent.trim().slice(0, 30), color, background: backgroundColor, grounds };
      }),
  );
  const issues = marked.flatMap(({ words, color, background, grounds }) => {
    const [front, back] = [hex(color), hex(background)];
    const ground = grounds.map(hex).find((found) => found !== null);
    if (front === null || back === null || ground === undefined) return [`${words}: not marked`];
    const isRead = contrast(front, back) >= 7;
    return isRead && contrast(back, ground) >= 1.5 ? [] : [`${words}: ${front} on ${back}, over ${ground}`];
  });
  expect(marked.length).toBeGreaterThan(10);
  expect(issues).toEqual([]);
});
