import { NodeSelection, Plugin } from '@milkdown/prose/state';
import type { EditorView } from '@milkdown/prose/view';

/** The distance of the caret from the toolbar and the keyboard, in pixels. The bar at the bottom has its own. */
const GAP = 12;

/** A vertical range of the window, in pixels from its top. */
interface Range {
  readonly top: number;
  readonly bottom: number;
}

/** Where the selection ends, or where the selected picture is. */
function selectedRange(view: EditorView): Range {
  const { selection } = view.state;
  const node = selection instanceof NodeSelection ? view.nodeDOM(selection.from) : null;
  return node instanceof Element ? node.getBoundingClientRect() : view.coordsAtPos(selection.head, 1);
}

/**
 * What of the window the writer sees of the text: below the toolbar; above the bar at the bottom, whose height the page
 * reserves as scroll-padding, and above the keyboard of a phone, which covers the window without resizing it.
 */
function visibleRange(view: EditorView): Range {
  const toolbar = view.dom.closest('.rich-text')?.querySelector('[role="toolbar"]');
  const { scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const bar = window.innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0);
  const { visualViewport: screen } = window;
  const keyboard = screen === null ? Infinity : screen.offsetTop + screen.height;
  return { top: (toolbar?.getBoundingClientRect().bottom ?? 0) + GAP, bottom: Math.min(bar, keyboard - GAP) };
}

/** Scrolls the page by as little as brings the selection into view. */
function reveal(view: EditorView): void {
  const { top, bottom } = selectedRange(view);
  const visible = visibleRange(view);
  const above = top - visible.top;
  const below = bottom - visible.bottom;
  // What is higher than the visible range shows its top.
  if (above < 0 || below > above) window.scrollBy({ top: above, behavior: 'instant' });
  else if (below > 0) window.scrollBy({ top: below, behavior: 'instant' });
}

/** Whether a part of the selection is in the window, covered or not: the writer has not scrolled away from it. */
function isInWindow(view: EditorView): boolean {
  const { top, bottom } = selectedRange(view);
  return bottom > 0 && top < window.innerHeight;
}

/**
 * Keeps the caret clear of the bars over the page while one types, when a phone shows its keyboard, and when the bar at
 * the bottom grows.
 */
export const caretInView = (): Plugin => {
  // ProseMirror asks to scroll after an arrow key only where the browser moves the caret within 50 ms of the key,
  // which a slow device does not. A selection by pointer stays where it is: the writer sees it.
  let movedByKey = false;
  return new Plugin({
    props: {
      handleScrollToSelection: (view) => {
        reveal(view);
        return true;
      },
      handleDOMEvents: {
        keydown: () => {
          movedByKey = true;
        },
        pointerdown: () => {
          movedByKey = false;
        },
      },
    },
    view: (view) => {
      const onResize = (): void => {
        if (view.hasFocus() && isInWindow(view)) reveal(view);
      };
      window.visualViewport?.addEventListener('resize', onResize);
      const padding = new MutationObserver(onResize);
      padding.observe(document.documentElement, { attributeFilter: ['style'] });
      return {
        update: (_, { selection }) => {
          if (movedByKey && view.hasFocus() && !view.state.selection.eq(selection)) reveal(view);
        },
        destroy: () => {
          window.visualViewport?.removeEventListener('resize', onResize);
          padding.disconnect();
        },
      };
    },
  });
};
