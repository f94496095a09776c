import type { FormValues } from '#features/quote/fields.ts';
import { type Lead, createLead } from '#features/quote/lead.ts';

/** The values of a completed form. */
export const sampleValues: FormValues = {
  firstName: 'Jane',
  lastName: 'Doe',
  email: 'jane@example.com',
  phone: '(803) 555-0123',
  address: '12 Sumter Street',
  serviceType: 'Roof Cleaning',
  message: 'Black streaks.',
  preferredDays: 'Any weekday',
  bestTimeToCall: 'Mornings',
};

/** A lead submitted from the contact page. */
export const sampleLead = (submissionId: string, values: Partial<FormValues> = {}): Lead =>
  createLead(
    { ...sampleValues, ...values },
    {
      submissionId,
      revision: 1,
      sentAt: new Date('2026-06-01T12:00:00Z'),
      city: 'Columbia SC',
      page: '/contact',
      campaign: {},
      suspect: false,
    },
  );
