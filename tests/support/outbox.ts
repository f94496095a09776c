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
 * Keeps a page busy writing to the outbox, so that no other tab can read or write it. Returns the function that lets
 * go.
 */
export async function holdOutbox(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('quote-outbox', 1);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('leads');
          opening.result.createObjectStore('marks');
        };
        opening.onsuccess = () => {
          const database = opening.result;
          let isHeld = true;
          addEventListener('release-outbox', () => (isHeld = false), { once: true });
          const store = database.transaction('leads', 'readwrite').objectStore('leads');
          // A transaction ends when it has no requests left.
          const hold = (): void => {
            store.count().onsuccess = () => {
              resolve();
              if (isHeld) hold();
              else database.close();
            };
          };
          hold();
        };
      }),
  );
  return () => page.evaluate(() => void dispatchEvent(new Event('release-outbox')));
}
