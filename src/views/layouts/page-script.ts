// What every page does by itself, inlined into it: nothing of this may load a file before the visitor does something.
import { storeCampaign, storeCity, watchOutbox } from '#features/quote/visit.ts';
import { registerWorker } from '#worker/registration.ts';

for (const start of [storeCampaign, storeCity, watchOutbox, registerWorker]) {
  try {
    start();
  } catch {
    // Storage is denied: the page works without.
  }
}
