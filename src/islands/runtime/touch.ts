import type { ClientDirective } from 'astro';
import { keepTouch, type TouchedIsland } from './touches.ts';

/** What wakes an island: the first of these on it. Listened to on the document, so that islands still arriving count too. */
const WAKING = ['pointerenter', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'click', 'submit'] as const;

const islandOf = (event: Event): TouchedIsland | null =>
  event.target instanceof Element ? event.target.closest('astro-island[client=touch]:not([data-awake])') : null;

/** Fetches everything an island imports in one round of requests, not file after file. */
function preload(island: TouchedIsland): void {
  for (const href of (island.closest('[data-chunks]')?.getAttribute('data-chunks') ?? '').split(' ')) {
    if (href === '' || document.querySelector(`link[href="${href}"]`) !== null) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

function wake(event: Event): void {
  const island = islandOf(event);
  if (island === null) return;
  keepTouch(island, event);
  if (island.touched === true) return;
  island.touched = true;
  preload(island);
  island.wake?.();
}

/** Nothing loaded: the island stays the HTML it is, and what was held back happens as the browser does it. */
function giveUp(event: Event): void {
  const island = event.target as TouchedIsland;
  if (island.touched !== true) return;
  // The console is for faults of the site; a weak network is none.
  event.preventDefault();
  island.dataset['awake'] = 'no';
  for (const touch of island.touches ?? []) {
    const target = touch.target as HTMLElement;
    if (!touch.defaultPrevented) continue;
    if (touch instanceof SubmitEvent) (target as HTMLFormElement).requestSubmit(touch.submitter);
    else target.click();
  }
}

for (const type of WAKING) document.addEventListener(type, wake, true);
document.addEventListener('astro:hydration-error', giveUp);

/** The client directive `client:touch`: an island loads and hydrates with the visitor's first touch of it. */
const touch: ClientDirective = (load, _options, element) => {
  const island = element as TouchedIsland;
  island.wake = () => {
    void load().then((hydrate) => hydrate());
  };
  // Touched while its HTML was still arriving.
  if (island.touched === true) island.wake();
};

export default touch;
