/** How long a dropdown stays open after the pointer has left it (specification, section 9). */
export const CLOSE_DELAY_MS = 150;

const linksOf = (dropdown: Element): HTMLElement[] => [...dropdown.querySelectorAll<HTMLElement>('a')];
const summaryOf = (dropdown: Element): HTMLElement | null => dropdown.querySelector('summary');

/** Opens with the pointer over it and closes a moment after it has left. Only a mouse hovers; a finger taps. */
function hover(dropdown: HTMLDetailsElement, inBar: () => boolean, signal: AbortSignal): void {
  let closing: ReturnType<typeof setTimeout> | undefined;
  const enter = (event: PointerEvent): void => {
    clearTimeout(closing);
    if (event.pointerType === 'mouse' && inBar()) dropdown.open = true;
  };
  const leave = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || !inBar()) return;
    closing = setTimeout(() => {
      dropdown.open = false;
    }, CLOSE_DELAY_MS);
  };
  const click = (event: MouseEvent): void => {
    // The pointer has opened it already: the click that follows must not close it again.
    if (inBar() && event.detail > 0 && dropdown.open && dropdown.matches(':hover')) event.preventDefault();
  };
  dropdown.addEventListener('pointerenter', enter, { signal });
  dropdown.addEventListener('pointerleave', leave, { signal });
  summaryOf(dropdown)?.addEventListener('click', click, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(closing);
  });
  // The pointer that woke the island is on it still.
  if (inBar() && dropdown.matches(':hover')) dropdown.open = true;
}

/** Arrow keys, Home, End and Escape on a dropdown: the first opens it, the last closes it and gives the focus back. */
function keys(dropdown: HTMLDetailsElement, signal: AbortSignal): void {
  dropdown.addEventListener(
    'keydown',
    (event) => {
      const links = linksOf(dropdown);
      const at = links.indexOf(event.target as HTMLElement);
      const next = {
        ArrowDown: at + 1,
        ArrowUp: at < 0 ? links.length - 1 : at - 1,
        Home: 0,
        End: links.length - 1,
      }[event.key];
      if (event.key === 'Escape' && dropdown.open) {
        event.stopPropagation();
        dropdown.open = false;
        summaryOf(dropdown)?.focus();
      } else if (next !== undefined && (dropdown.open || event.key.startsWith('Arrow'))) {
        event.preventDefault();
        dropdown.open = true;
        (links[next] ?? (next < 0 ? summaryOf(dropdown) : links[0]))?.focus();
      }
    },
    { signal },
  );
}

/** Closes a dropdown of the bar when the focus moves on. */
function focus(dropdown: HTMLDetailsElement, inBar: () => boolean, signal: AbortSignal): void {
  dropdown.addEventListener(
    'focusout',
    (event) => {
      const { relatedTarget } = event;
      if (inBar() && relatedTarget instanceof Node && !dropdown.contains(relatedTarget)) dropdown.open = false;
    },
    { signal },
  );
}

/** What the dropdowns of the menu do, in the bar of a desktop and in the menu of a phone. Ends with the signal. */
export function dropdowns(menu: Element, inBar: () => boolean, signal: AbortSignal): void {
  for (const dropdown of menu.querySelectorAll<HTMLDetailsElement>('details.dropdown')) {
    hover(dropdown, inBar, signal);
    keys(dropdown, signal);
    focus(dropdown, inBar, signal);
  }
}
