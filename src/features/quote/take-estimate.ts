// Inlined into pages with the contact section, beside the page's own inline script. It shares only types with the
// loaded chunks: a shared value would become a chunk of its own, which this script would have to load.
import type { EstimateFragment, EstimateKey, FillingChunk } from '#model/estimate-handover.ts';

const ESTIMATE: EstimateKey = 'visit-estimate';
const FRAGMENT: EstimateFragment = '#estimate=';

/** Loads what fills in the form where an estimate of an earlier page waits for it. Throws where storage is denied. */
function takeEstimate(): void {
  if (!location.hash.startsWith(FRAGMENT) && sessionStorage.getItem(ESTIMATE) === null) return;
  const { filling } = document.querySelector<HTMLElement>('.contact-form')!.dataset;
  const load = (url: string): Promise<FillingChunk> => import(/* @vite-ignore */ url) as Promise<FillingChunk>;
  // The page remembers a failed import.
  load(filling!)
    .catch(() => load(`${filling}?retry`))
    .then(({ fillInWaiting }) => fillInWaiting())
    .catch(() => undefined);
}

try {
  takeEstimate();
} catch {
  // Storage access is denied; the form works without it.
}
