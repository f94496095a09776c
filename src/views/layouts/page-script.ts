// Runs on every page, inlined into its HTML. It must not load any file before the visitor's first
// interaction.
import { storeCampaign, storeCity, watchOutbox } from '#features/quote/visit.ts';
import { registerWorker } from '#worker/registration.ts';

for (const start of [storeCampaign, storeCity, watchOutbox, registerWorker]) {
  try {
    start();
  } catch {
    // Storage access is denied; the page works without it.
  }
}
