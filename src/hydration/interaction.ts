import type { ClientDirective } from 'astro';
import { markRestored } from './restored.ts';
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

/** Astro's element for islands (astro-island.ts); undefined on pages whose HTML defines it. */
const elementUrl = document.documentElement.dataset['islands'];
let element: Promise<unknown> | undefined;

/** Defines Astro's element, which then starts every island of the page. Rejects if it does not load. */
function defineElement(url: string): Promise<unknown> {
  // Once more with another address, because some browsers remember that one failed.
  element ??= (import(/* @vite-ignore */ url) as Promise<unknown>).catch(
    () => import(/* @vite-ignore */ `${url}?retry`),
  );
  return element;
}

/** Fetches everything an island imports in parallel instead of one file after another. */
function preload(island: PendingIsland): void {
  const own = [island.getAttribute('component-url'), island.getAttribute('renderer-url'), island.dataset['early']];
  for (const href of [...own, ...(island.dataset['chunks']?.split(' ') ?? [])]) {
    if (!href || document.querySelector(`link[href="${href}"]`) !== null) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

/**
 * Fetches the prop that an island shares with other pages (shared-prop.ts) and puts it where Astro reads it. Rejects
 * with a file that does not load or is no JSON.
 */
async function addSharedProp(island: PendingIsland): Promise<void> {
  const url = island.dataset['props'];
  if (url === undefined) return;
  const own = JSON.parse(island.getAttribute('props')!) as object;
  const shared = (await (await fetch(url)).json()) as object;
  island.setAttribute('props', JSON.stringify({ ...own, ...shared }));
}

function startHydration(island: PendingIsland): void {
  // An island within another hydrates after it.
  const outer = closestPending(island.parentElement);
  if (outer !== null) startHydration(outer);
  if (island.interacted === true) return;
  island.interacted = true;
  // Lets stylesheets select islands that the visitor has interacted with.
  island.dataset['interacted'] = '';
  preload(island);
  const { early } = island.dataset;
  island.complete = addSharedProp(island);
  // An answer before hydration is a convenience: the island gives it again.
  if (early !== undefined) island.complete.then(() => import(/* @vite-ignore */ early)).catch(() => undefined);
  // Astro's element calls it as soon as it is defined.
  if (island.loadAndHydrate !== undefined) island.loadAndHydrate();
  else if (elementUrl !== undefined) defineElement(elementUrl).catch(() => replayNatively(island));
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
// Called here because this runs before the first paint.
markRestored();

/**
 * The client directive `client:interaction`: an island loads and hydrates at the visitor's first interaction
 * with it.
 */
const interaction: ClientDirective = (load, _options, element) => {
  const island = element as PendingIsland;
  island.loadAndHydrate = () => {
    // Props first: Astro reads them when it hydrates, and would do so whenever they change after the files are there.
    island.complete?.then(
      // Not after an event was left to the browser: a form that it has submitted could be sent twice.
      () => void load().then<unknown>((hydrate) => island.dataset['hydrated'] ?? hydrate()),
      () => replayNatively(island),
    );
  };
  // The interaction came while the HTML was still arriving.
  if (island.interacted === true) island.loadAndHydrate();
};

export default interaction;
