import { askForSync } from './background-sync.ts';
import { countWaiting, deliverWaiting, refusedBefore, sendLead } from './delivery.ts';
import type { Sent } from './delivery-results.ts';
import { makeLead } from './lead.ts';
import { trackLead } from '#features/pixel/track-lead.ts';
import { leadCity, visitCampaign } from './visit-memory.ts';
import { lowerFlag, raiseFlag } from './waiting-flag.ts';
import { isSuspect, readTyped } from './typed.ts';

/** Where the form stands and where its leads go. */
export interface FormPlace {
  readonly webhook: string;
  /** The path of its page. */
  readonly page: string;
  /** '{name} SC' on a city's page. */
  readonly city: string | undefined;
}

/** The submissionId of what is in the form: the one it was refused under, or a new one, which the pixel is told of. */
async function idOf(form: HTMLFormElement, before: string | null): Promise<string> {
  const known = before ?? (await refusedBefore(readTyped(form)));
  if (known !== undefined) return known;
  const fresh = crypto.randomUUID();
  trackLead(fresh);
  return fresh;
}

/**
 * Sends what is in the form. `before` is the submissionId it was sent under already, null for none. What cannot be
 * delivered now is tried again in the background. Rejects only where the browser lacks something it needs.
 */
export async function sendForm(
  form: HTMLFormElement,
  { webhook, page, city }: FormPlace,
  before: string | null,
): Promise<{ readonly sent: Sent; readonly submissionId: string }> {
  const typed = readTyped(form);
  const suspect = isSuspect(form);
  const submissionId = await idOf(form, before);
  const context = { submissionId, sentAt: new Date(), page, city: leadCity(city), campaign: visitCampaign(), suspect };
  const sent = await sendLead(makeLead(typed, context), webhook, () => {
    raiseFlag(submissionId);
    void askForSync();
  });
  if (sent.kind === 'kept') void deliverWaiting(webhook).catch(() => undefined);
  void lowerFlag(countWaiting);
  return { sent, submissionId };
}
