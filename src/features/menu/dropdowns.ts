/** How long a dropdown stays open after the pointer has left it (specification, section 9). */
export const CLOSE_DELAY_MS = 150;

const linksIn = (dropdown: Element): HTMLElement[] => [...dropdown.querySelectorAll<HTMLElement>('a')];
const summaryOf = (dropdown: Element): HTMLElement | null => dropdown.querySelector('summary');

const hasModifier = (event: KeyboardEvent): boolean => event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** Closes a dropdown. Moves the focus to its summary when it was inside. */
function close(dropdown: HTMLDetailsElement): void {
  const hadFocus = dropdown.contains(document.activeElement);
  dropdown.open = false;
  if (hadFocus) summaryOf(dropdown)?.focus();
}

/**
 * In the bar, opens a dropdown on hover and closes it a moment after the mouse has left. Touch does not
 * hover.
 */
function addHover(dropdown: HTMLDetailsElement, inBar: () => boolean, signal: AbortSignal): void {
  let closing: ReturnType<typeof setTimeout> | undefined;
  // The mouse that triggered hydration may still be on it. On touch screens :hover also matches after a tap.
  let hovered = matchMedia('(hover: hover)').matches && dropdown.matches(':hover');
  if (hovered && inBar()) dropdown.open = true;

  const enter = (event: PointerEvent): void => {
    hovered = event.pointerType === 'mouse';
    clearTimeout(closing);
    if (hovered && inBar()) dropdown.open = true;
  };
  const leave = (event: PointerEvent): void => {
    hovered = false;
    if (event.pointerType !== 'mouse' || !inBar()) return;
    closing = setTimeout(() => {
      dropdown.open = false;
    }, CLOSE_DELAY_MS);
  };
  const click = (event: MouseEvent): void => {
    // The hover has opened it already, so the click must not toggle it. Clicks by key have detail 0.
    if (hovered && inBar() && event.detail > 0 && dropdown.open) event.preventDefault();
  };
  dropdown.addEventListener('pointerenter', enter, { signal });
  dropdown.addEventListener('pointerleave', leave, { signal });
  summaryOf(dropdown)?.addEventListener('click', click, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(closing);
  });
}

/**
 * Arrow keys, Home and End move through a dropdown's links; an arrow key opens it. Escape closes it and
 * returns the focus to its summary.
 */
function addKeys(dropdown: HTMLDetailsElement, signal: AbortSignal): void {
  dropdown.addEventListener(
    'keydown',
    (event) => {
      if (hasModifier(event)) return;
      const links = linksIn(dropdown);
      const current = links.indexOf(event.target as HTMLElement);
      const next = {
        ArrowDown: current + 1,
        ArrowUp: current < 0 ? links.length - 1 : current - 1,
        Home: 0,
        End: links.length - 1,
      }[event.key];
      if (event.key === 'Escape' && dropdown.open) {
        event.stopPropagation();
        close(dropdown);
      } else if (next !== undefined && (dropdown.open || event.key.startsWith('Arrow'))) {
        event.preventDefault();
        dropdown.open = true;
        (links[next] ?? (next < 0 ? summaryOf(dropdown) : links[0]))?.focus();
      }
    },
    { signal },
  );
}

/** In the bar, closes a dropdown when the focus leaves it. */
function addFocusOut(dropdown: HTMLDetailsElement, inBar: () => boolean, signal: AbortSignal): void {
  dropdown.addEventListener(
    'focusout',
    (event) => {
      const { relatedTarget } = event;
      if (inBar() && relatedTarget instanceof Node && !dropdown.contains(relatedTarget)) dropdown.open = false;
    },
    { signal },
  );
}

/** Adds hover, keyboard and focus behavior to the menu's dropdowns, until `signal` aborts. */
export function enhanceDropdowns(menu: Element, inBar: () => boolean, signal: AbortSignal): void {
  const all = [...menu.querySelectorAll<HTMLDetailsElement>('details.dropdown')];
  for (const dropdown of all) {
    addHover(dropdown, inBar, signal);
    addKeys(dropdown, signal);
    addFocusOut(dropdown, inBar, signal);
  }
  const closeAll = (): void => {
    if (inBar()) for (const dropdown of all) if (dropdown.open) close(dropdown);
  };
  // On the document: a dropdown opened by the mouse need not have the focus, and touch fires no pointerleave.
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') closeAll();
    },
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    (event) => {
      if (!menu.contains(event.target as Node)) closeAll();
    },
    { signal },
  );
}
