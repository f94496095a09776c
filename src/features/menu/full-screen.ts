/** What the open full-screen menu makes inert. */
const COVERED = 'main, footer, .call-bar, .skip, .brand, .header-call, .header-quote';

/** How long after a press its click may arrive: phones wait for a double tap. */
const CLICK_MS = 400;

/** Makes the page behind the menu inert and unscrollable, or undoes that. */
function setCovered(covered: boolean): void {
  document.documentElement.classList.toggle('menu-open', covered);
  for (const element of document.querySelectorAll<HTMLElement>(COVERED)) element.inert = covered;
}

/**
 * The full-screen menu of a phone, until `signal` aborts. While it is open the page behind neither scrolls
 * nor takes the focus. Escape, a press outside and a link within the page close it; Escape returns the focus
 * to the menu button.
 */
export function enhanceFullScreen(menu: HTMLDetailsElement, inBar: () => boolean, signal: AbortSignal): void {
  const isOpen = (): boolean => menu.open && !inBar();
  /** A press outside has closed the menu; its click is still to come and must not reach the page. */
  let awaitsClick = false;
  const update = (): void => {
    setCovered(isOpen() || awaitsClick);
  };
  const close = (): void => {
    menu.open = false;
    // Immediately: the toggle event fires only after the browser has jumped to a link's target.
    setCovered(false);
  };

  menu.addEventListener('toggle', update, { signal });
  // When the viewport becomes wide enough for the bar, close the menu: it must not be open when the viewport
  // shrinks again.
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
      if (event.key !== 'Escape' || !isOpen()) return;
      close();
      menu.querySelector('summary')?.focus();
    },
    { signal },
  );
  menu.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest('a');
      if (isOpen() && link !== null && link.pathname === window.location.pathname && link.hash !== '') close();
    },
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    (event) => {
      if (!isOpen() || menu.contains(event.target as Node)) return;
      awaitsClick = true;
      menu.open = false;
    },
    { signal },
  );
  const release = (): void => {
    if (!awaitsClick) return;
    awaitsClick = false;
    update();
  };
  document.addEventListener('click', release, { capture: true, signal });
  for (const type of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(type, () => setTimeout(release, CLICK_MS), { signal });
  signal.addEventListener('abort', () => {
    setCovered(false);
  });
  // The menu may have been opened before hydration.
  update();
}
