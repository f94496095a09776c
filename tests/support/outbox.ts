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

/** The marks of leads that were sent without a readable response. */
export const unconfirmedLeads = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('quote-outbox');
        opening.onsuccess = () => {
          const keys = opening.result.transaction('marks').objectStore('marks').getAllKeys();
          keys.onsuccess = () => resolve(keys.result.map(String).filter((key) => key.startsWith('unconfirmed:')));
        };
      }),
  );

/** Backdates the one queued lead by eight days. */
export const ageLeads = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('quote-outbox');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('leads', 'readwrite');
          const cursor = transaction.objectStore('leads').openCursor();
          cursor.onsuccess = () => {
            const queued = cursor.result?.value as { lead: { timestamp: string } };
            queued.lead.timestamp = new Date(Date.now() - 8 * 24 * 3_600_000).toISOString();
            cursor.result?.update(queued);
          };
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
