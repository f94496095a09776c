/** What the full-screen menu covers: nothing of it can be reached while the menu is open. */
const COVERED = 'main, footer, .call-bar, .skip, .brand, .header-call, .header-quote';

/** How long after a press the browser makes a click of it, at most: phones wait for a second tap. */
const CLICK_MS = 400;

/** Takes the page behind the menu out of reach, or gives it back. */
function cover(covered: boolean): void {
  document.documentElement.classList.toggle('menu-open', covered);
  for (const element of document.querySelectorAll<HTMLElement>(COVERED)) element.inert = covered;
}

/**
 * The menu of a phone: while it is open the page behind it neither scrolls nor takes the focus. Escape, a press outside
 * and a link that stays on the page close it; Escape gives the focus back to its button. Ends with the signal.
 */
export function fullScreen(menu: HTMLDetailsElement, inBar: () => boolean, signal: AbortSignal): void {
  const isOver = (): boolean => menu.open && !inBar();
  /** A press outside has closed the menu, and its click, which must not reach what was under the menu, is still to come. */
  let isPressed = false;
  const follow = (): void => {
    cover(isOver() || isPressed);
  };
  const close = (): void => {
    menu.open = false;
    // At once: the toggle event comes after the jump of a link.
    cover(false);
  };

  menu.addEventListener('toggle', follow, { signal });
  // A phone turned on its side, a window made wide: the bar has no open menu, and none is left for the way back.
  window.addEventListener(
    'resize',
    () => {
      if (menu.open && inBar()) close();
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isOver()) return;
      close();
      menu.querySelector('summary')?.focus();
    },
    { signal },
  );
  menu.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest('a');
      if (isOver() && link !== null && link.pathname === window.location.pathname && link.hash !== '') close();
    },
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    (event) => {
      if (!isOver() || menu.contains(event.target as Node)) return;
      isPressed = true;
      menu.open = false;
    },
    { signal },
  );
  const release = (): void => {
    if (!isPressed) return;
    isPressed = false;
    follow();
  };
  document.addEventListener('click', release, { capture: true, signal });
  for (const end of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(end, () => setTimeout(release, CLICK_MS), { signal });
  signal.addEventListener('abort', () => {
    cover(false);
  });
  // Opened before the island was awake.
  follow();
}
