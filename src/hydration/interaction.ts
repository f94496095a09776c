import type { ClientDirective } from 'astro';
import { followScroll } from './scrolled.ts';
import { keepTouch, replayNatively, type PendingIsland } from './pending-events.ts';

/** What wakes an island: the first of these on it. Listened to on the document, so that islands still arriving count too. */
const WAKING = [
  'pointerenter',
  'pointerdown',
  'pointerup',
  'touchstart',
  'keydown',
  'focusin',
  'input',
  'click',
  'submit',
] as const;

/** How long what is held back waits for an island whose files neither come nor fail. */
const PATIENCE_MS = 10_000;

const sleepingAround = (element: unknown): PendingIsland | null =>
  element instanceof Element ? element.closest('astro-island[client=interaction]:not([data-hydrated])') : null;

/** Fetches everything an island imports in one round of requests, not file after file. */
function preload(island: PendingIsland): void {
  for (const href of island.dataset['chunks']?.split(' ') ?? []) {
    if (document.querySelector(`link[href="${href}"]`) !== null) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

function wake(island: PendingIsland): void {
  // An island within another hydrates after it.
  const outer = sleepingAround(island.parentElement);
  if (outer !== null) wake(outer);
  if (island.touched === true) return;
  island.touched = true;
  // For styles that hold something back until then.
  island.dataset['interacted'] = '';
  preload(island);
  island.wake?.();
}

function touched(event: Event): void {
  const island = sleepingAround(event.target);
  if (island === null) return;
  if (keepTouch(island, event)) setTimeout(replayNatively, PATIENCE_MS, island);
  wake(island);
}

/** Nothing loaded: the island stays the HTML it is, and what was held back happens as the browser does it. */
function giveUp(event: Event): void {
  const island = event.target as PendingIsland;
  if (island.touched !== true) return;
  // The console is for issues of the site; a weak network is none.
  event.preventDefault();
  replayNatively(island);
}

for (const type of WAKING) document.addEventListener(type, touched, true);
document.addEventListener('astro:hydration-error', giveUp);
// Here, because this runs before the header is first painted.
followScroll();

/** The client directive `client:interaction`: an island loads and hydrates with the visitor's first touch of it. */
const interaction: ClientDirective = (load, _options, element) => {
  const island = element as PendingIsland;
  island.wake = () => {
    void load().then((hydrate) => hydrate());
  };
  // Touched while its HTML was still arriving.
  if (island.touched === true) island.wake();
};

export default interaction;
