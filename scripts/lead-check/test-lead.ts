import { randomUUID } from 'node:crypto';

/** The payload of a test lead. */
export type TestLead = Readonly<Record<string, unknown>> & { readonly submissionId: string };

/**
 * A lead with every field of a real one, that says of itself that it is a test: by `test`, which the store marks and
 * passes on, and in words for receivers that do not look at it.
 */
export const testLead = (now = new Date()): TestLead => ({
  firstName: 'Test',
  lastName: 'Lead',
  email: 'test@example.com',
  phone: '(803) 555-0100',
  serviceType: 'Test',
  address: 'Nowhere',
  message: 'A test lead of npm run lead-check. Nobody asked for a quote.',
  preferredDays: 'Any day',
  bestTimeToCall: 'Never: this is a test',
  estimate: '',
  city: '',
  timestamp: now.toISOString(),
  source: 'lead_check',
  page: '/contact',
  campaign: {},
  submissionId: randomUUID(),
  revision: 1,
  test: true,
});
