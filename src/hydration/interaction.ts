import type { ClientDirective } from 'astro';
import { trackScroll } from './scrolled.ts';
import { holdEvent, replayNatively, type PendingIsland } from './pending-events.ts';

/**
 * The events that hydrate an island. The listeners are on the document, to catch islands whose HTML is still
 * arriving.
 */
const INTERACTION_EVENTS = [
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

/** How long a held-back event waits if the files of its island neither load nor fail. */
const LOAD_TIMEOUT_MS = 10_000;

const closestPending = (element: unknown): PendingIsland | null =>
  element instanceof Element ? element.closest('astro-island[client=interaction]:not([data-hydrated])') : null;

/** Fetches everything an island imports in parallel instead of one file after another. */
function preload(island: PendingIsland): void {
  for (const href of island.dataset['chunks']?.split(' ') ?? []) {
    if (document.querySelector(`link[href="${href}"]`) !== null) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

function startHydration(island: PendingIsland): void {
  // An island within another hydrates after it.
  const outer = closestPending(island.parentElement);
  if (outer !== null) startHydration(outer);
  if (island.interacted === true) return;
  island.interacted = true;
  // Lets stylesheets select islands that the visitor has interacted with.
  island.dataset['interacted'] = '';
  const { early } = island.dataset;
  // An answer before hydration is a convenience: the island gives it again.
  if (early !== undefined) import(/* @vite-ignore */ early).catch(() => undefined);
  preload(island);
  island.loadAndHydrate?.();
}

function onInteraction(event: Event): void {
  const island = closestPending(event.target);
  if (island === null) return;
  if (holdEvent(island, event)) setTimeout(replayNatively, LOAD_TIMEOUT_MS, island);
  startHydration(island);
}

/** The island's files failed to load: it stays plain HTML, and the browser handles the held-back event. */
function onHydrationError(event: Event): void {
  const island = event.target as PendingIsland;
  if (island.interacted !== true) return;
  // Not logged: a weak network is not an error of the site.
  event.preventDefault();
  replayNatively(island);
}

for (const type of INTERACTION_EVENTS) document.addEventListener(type, onInteraction, true);
document.addEventListener('astro:hydration-error', onHydrationError);
// Called here because this runs before the header's first paint.
trackScroll();

/**
 * The client directive `client:interaction`: an island loads and hydrates at the visitor's first interaction
 * with it.
 */
const interaction: ClientDirective = (load, _options, element) => {
  const island = element as PendingIsland;
  island.loadAndHydrate = () => {
    void load().then((hydrate) => hydrate());
  };
  // The interaction came while the HTML was still arriving.
  if (island.interacted === true) island.loadAndHydrate();
};

export default interaction;
