import { ANCHORS, PATHS } from '#routes/paths.ts';
import type { EstimateFragment, EstimateHandover, EstimateKey } from '#model/estimate-handover.ts';
import { fillIn } from './fill-in.ts';

const KEY: EstimateKey = 'visit-estimate';
const FRAGMENT: EstimateFragment = '#estimate=';

/**
 * Hands an estimate to the quote form: to that of this page, or through the visit's storage to that of the next one.
 * Returns where the link should lead; with the estimate in its fragment, which no server sees, if nothing can be
 * stored.
 */
export function handOver(estimate: EstimateHandover, hasForm: boolean): string {
  if (hasForm) {
    fillIn(estimate);
    return `#${ANCHORS.booking}`;
  }
  try {
    sessionStorage.setItem(KEY, estimate);
    return `${PATHS.contact}#${ANCHORS.booking}`;
  } catch {
    return `${PATHS.contact}${FRAGMENT}${encodeURIComponent(estimate)}`;
  }
}
