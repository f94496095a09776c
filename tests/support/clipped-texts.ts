import type { Page } from 'playwright-core';

/**
 * Finds text that is cut off: clipped by a box with hidden overflow, or overflowing its own box by more than
 * half a line into what follows. Visually hidden text does not count.
 */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const hides = (value: string): boolean => value === 'hidden' || value === 'clip';
    const isVisible = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1;
    };
    /**
     * The nearest ancestor that clips, unless a scrolling one comes first: its content can be scrolled to.
     */
    const clippingAncestor = (element: Element): Element | null => {
      for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if (hides(overflowX) || hides(overflowY)) return box;
        if (overflowX !== 'visible' || overflowY !== 'visible') return null;
      }
      return null;
    };
    /** Absolutely positioned: the box of its block does not limit it. */
    const isPlaced = (element: Element, block: Element): boolean => {
      for (let box: Element | null = element; box !== null; box = box === block ? null : box.parentElement)
        if (['absolute', 'fixed'].includes(getComputedStyle(box).position)) return true;
      return false;
    };
    const sticksOut = (inner: DOMRect, outer: DOMRect, slack: number): boolean =>
      inner.left < outer.left - slack ||
      inner.right > outer.right + slack ||
      inner.top < outer.top - slack ||
      inner.bottom > outer.bottom + slack;

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement;
      const words = (node.textContent ?? '').trim();
      if (element === null || words === '' || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('script, style, option') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      const label = `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${words.slice(0, 40)}`;
      const box = clippingAncestor(element);
      if (box !== null && isVisible(box) && rects.some((rect) => sticksOut(rect, box.getBoundingClientRect(), 2)))
        found.add(`cut off: ${label}`);
      const block = element.closest(
        'li, p, a.button, button, summary, header, nav, h1, h2, h3, th, td, dd, dt, label, div',
      );
      const line = Number.parseFloat(getComputedStyle(element).fontSize) / 2;
      const isBox = block !== null && isVisible(block) && getComputedStyle(block).display !== 'contents';
      if (isBox && element.closest('svg') === null && !isPlaced(element, block)) {
        if (rects.some((rect) => sticksOut(rect, block.getBoundingClientRect(), line)))
          found.add(`sticks out: ${label}`);
      }
    }
    return [...found];
  });
}
