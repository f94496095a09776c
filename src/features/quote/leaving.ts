import { REDIRECT_MS } from './status.ts';
import { networkAnswers } from './requests.ts';
import { PATHS } from '#routes/paths.ts';

/** Whether /thank-you would open: a worker has it, or the network is there. */
const canOpen = async (): Promise<boolean> =>
  ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null) || (await networkAnswers());

const openThankYou = (): void => {
  window.location.assign(PATHS.thankYou);
};

/**
 * Opens /thank-you two seconds from now. Where nothing would answer, the success message stays until the network is
 * back: the browser's own error page would say the contrary.
 */
export function leaveForThankYou(): void {
  const online = new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
  });
  const ready = canOpen().then((can) => can || online);
  setTimeout(() => {
    void ready.then(openThankYou);
  }, REDIRECT_MS);
}
