// What the page's inline script loads when a lead waits (src/features/quote/visit.ts).
import { PUBLIC_QUOTE_WEBHOOK_URL } from 'astro:env/client';
import { countWaiting, deliverWaiting, giveUpLead } from './delivery.ts';
import { isOverdue } from './overdue.ts';
import { showNotice } from './overdue-notice.ts';
import { lowerFlag } from './waiting-flag.ts';

/** Tries to deliver what waits, and tells the visitor of leads that waited too long. Never rejects. */
export async function deliver(): Promise<void> {
  try {
    const waiting = await deliverWaiting(PUBLIC_QUOTE_WEBHOOK_URL);
    const overdue = waiting.filter(({ lead }) => isOverdue(lead, Date.now())).map(({ lead }) => lead);
    showNotice(overdue, async () => {
      await Promise.all(overdue.map(giveUpLead));
      await lowerFlag(countWaiting);
    });
  } catch {
    // The outbox cannot be read just now; the next page view tries again.
  }
  await lowerFlag(countWaiting);
}
