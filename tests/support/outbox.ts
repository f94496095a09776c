import type { Page } from 'playwright-core';

/** The number of queued leads in the browser's outbox. */
export const waitingLeads = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('quote-outbox');
        opening.onerror = () => reject(new Error('The outbox does not open.'));
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onsuccess = () => {
          const database = opening.result;
          const counting = database.transaction('leads').objectStore('leads').count();
          counting.onsuccess = () => {
            database.close();
            resolve(counting.result);
          };
        };
      }),
  );

/** The submissionIds of the queued leads whose only answer could not be read. */
export const unconfirmedLeads = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('quote-outbox');
        opening.onsuccess = () => {
          const leads = opening.result.transaction('leads').objectStore('leads').getAll();
          leads.onsuccess = () => {
            opening.result.close();
            const queued = leads.result as { lead: { submissionId: string }; unconfirmedSince?: number }[];
            resolve(queued.filter((one) => one.unconfirmedSince !== undefined).map(({ lead }) => lead.submissionId));
          };
        };
      }),
  );

/** Backdates the one queued lead by this many days. */
export const ageLeads = (page: Page, days: number): Promise<void> =>
  page.evaluate(
    (age) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('quote-outbox');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('leads', 'readwrite');
          const cursor = transaction.objectStore('leads').openCursor();
          cursor.onsuccess = () => {
            const queued = cursor.result?.value as { lead: { timestamp: string } };
            queued.lead.timestamp = new Date(Date.now() - age * 24 * 3_600_000).toISOString();
            cursor.result?.update(queued);
          };
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    days,
  );

/**
 * Holds the outbox until a message arrives, and posts one once it does. A transaction ends when it has no requests left,
 * so there is always one, and between them the worker sleeps. Runs inside a worker.
 */
function hold(): void {
  const pause = new Int32Array(new WebAssembly.Memory({ shared: true, initial: 1, maximum: 1 }).buffer);
  const opening = indexedDB.open('quote-outbox', 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('leads');
    opening.result.createObjectStore('marks');
  };
  opening.onsuccess = () => {
    const database = opening.result;
    let isHeld = true;
    addEventListener('message', () => (isHeld = false));
    const store = database.transaction('leads', 'readwrite').objectStore('leads');
    const next = (): void => {
      store.count().onsuccess = () => {
        postMessage('held');
        if (!isHeld) {
          database.close();
          return;
        }
        Atomics.wait(pause, 0, 0, 50);
        next();
      };
    };
    next();
  };
}

/**
 * Keeps a worker of a page busy writing to the outbox, so that no tab can read or write it. Returns the function that
 * lets go.
 */
export async function holdOutbox(page: Page): Promise<() => Promise<void>> {
  const body = `(${hold.toString()})()`;
  await page.context().route('**/hold-outbox.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const worker = new Worker('/hold-outbox.js');
        worker.onerror = ({ message }) => reject(new Error(message));
        worker.onmessage = () => resolve();
        addEventListener('release-outbox', () => worker.postMessage('release'), { once: true });
      }),
  );
  return () => page.evaluate(() => void dispatchEvent(new Event('release-outbox')));
}
