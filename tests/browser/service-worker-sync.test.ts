import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { visit } from '#tests/support/service-worker.ts';
import { useVisitor } from '#tests/support/visitor.ts';
import { startWebhook, type Webhook } from '#tests/support/webhook.ts';

const LEAD = {
  submissionId: '3f0c6a5e-7a63-4c53-9e58-0b1c3d8f2a11',
  firstName: 'Zoë',
  timestamp: '2026-06-01T12:00:00Z',
};

const visitor = useVisitor({ serviceWorkers: 'allow' });
let webhook: Webhook;
beforeAll(async () => {
  webhook = await startWebhook();
});
afterAll(() => webhook.stop());

/** Puts a lead into the outbox as the quote form does (src/features/quote/outbox.ts). */
const storeLead = (page: Page, address: string): Promise<void> =>
  page.evaluate(
    async ([lead, to]) => {
      const opening = indexedDB.open('quote-outbox', 1);
      const database = await new Promise<IDBDatabase>((resolve) => {
        opening.onupgradeneeded = () => {
          for (const name of ['leads', 'marks']) opening.result.createObjectStore(name);
        };
        opening.onsuccess = () => resolve(opening.result);
      });
      const transaction = database.transaction('leads', 'readwrite');
      transaction.objectStore('leads').put({ lead, webhook: to, failures: 0, refused: false }, lead.submissionId);
      await new Promise((resolve) => (transaction.oncomplete = resolve));
      database.close();
    },
    [LEAD, address] as const,
  );

/** Dispatches a Background Sync event to the worker, as the browser does once the network is back. */
async function dispatchSync(page: Page, tag: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(({ scopeURL }) => scopeURL.startsWith(inject('siteUrl')));
      if (own !== undefined) resolve(own.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await registration;
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin: inject('siteUrl'),
    registrationId,
    tag,
    lastChance: false,
  });
}

test('The worker delivers a queued lead on the sync event of the outbox', async () => {
  const page = await visitor();
  await visit(page, '/faq');
  await storeLead(page, webhook.url);
  await dispatchSync(page, 'another-matter');
  await dispatchSync(page, 'quote-outbox');
  await expect.poll(() => webhook.received.map(({ lead }) => lead)).toEqual([LEAD]);
});
