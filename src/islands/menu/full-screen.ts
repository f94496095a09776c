/** What the full-screen menu covers: nothing of it can be reached while the menu is open. */
const COVERED = 'main, footer, .call-bar, .skip, .brand, .header-call, .header-quote';

/**
 * The menu of a phone: while it is open the page behind it neither scrolls nor takes the focus. Escape, a press outside
 * and a link that stays on the page close it; Escape gives the focus back to its button. Ends with the signal.
 */
export function fullScreen(menu: HTMLDetailsElement, inBar: () => boolean, signal: AbortSignal): void {
  const cover = (covered: boolean): void => {
    document.documentElement.classList.toggle('menu-open', covered);
    for (const element of document.querySelectorAll<HTMLElement>(COVERED)) element.inert = covered;
  };
  const follow = (): void => {
    cover(menu.open && !inBar());
  };
  const close = (): void => {
    menu.open = false;
  };

  menu.addEventListener('toggle', follow, { signal });
  // A phone turned on its side, a window made wide.
  window.addEventListener('resize', follow, { signal });
  menu.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !menu.open || inBar()) return;
      close();
      menu.querySelector('summary')?.focus();
    },
    { signal },
  );
  menu.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest('a');
      if (link !== null && link.pathname === window.location.pathname && link.hash !== '') close();
    },
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    (event) => {
      if (menu.open && !inBar() && !menu.contains(event.target as Node)) close();
    },
    { signal },
  );
  signal.addEventListener('abort', () => {
    cover(false);
  });
  // Opened before the island was awake.
  follow();
}
