import type { Typed } from '#features/quote/fields.ts';
import { type Lead, makeLead } from '#features/quote/lead.ts';

/** A form filled in completely. */
export const typedLead: Typed = {
  firstName: 'Jane',
  lastName: 'Doe',
  email: 'jane@example.com',
  phone: '(803) 555-0123',
  address: '12 Sumter Street',
  serviceType: 'Roof Cleaning',
  message: 'Black streaks.',
};

/** A lead sent from the contact page, `submissionId` told apart by the caller. */
export const leadOf = (submissionId: string, typed: Partial<Typed> = {}): Lead =>
  makeLead(
    { ...typedLead, ...typed },
    {
      submissionId,
      sentAt: new Date('2026-06-01T12:00:00Z'),
      city: 'Columbia SC',
      page: '/contact',
      campaign: {},
      suspect: false,
    },
  );
