import type { Page } from 'playwright-core';

/**
 * Finds horizontal overflow at the current width: the page itself if it scrolls sideways, and every visible
 * element past the right edge outside a scroll container. A fixed bar can be cut off without making the page
 * scroll.
 */
export function horizontalOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > width) found.push(`the page is ${scrollWidth} px wide`);
    const isInScroller = (element: Element): boolean => {
      for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== 'visible') return true;
      }
      return false;
    };
    for (const element of document.body.querySelectorAll('*')) {
      const { right, width: own } = element.getBoundingClientRect();
      if (own > 0 && right > width + 1 && element.checkVisibility() && !isInScroller(element)) {
        found.push(`<${element.tagName.toLowerCase()} class="${element.className}"> ends at ${Math.round(right)} px`);
      }
    }
    return found;
  });
}
