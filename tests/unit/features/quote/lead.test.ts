import { describe, expect, it } from 'vitest';
import { formBody, makeLead, plainText } from '#features/quote/lead.ts';
import { isOverdue } from '#features/quote/overdue.ts';
import { leadOf, typedLead } from './typed-lead.ts';

const context = {
  submissionId: '0b1d6f5e-8f3c-4a57-9a53-0d6c4b1f2e3a',
  sentAt: new Date('2026-06-01T12:00:00.123Z'),
  city: 'Irmo SC',
  page: '/service-areas/irmo-south-carolina',
  campaign: { utm_source: 'news', gclid: 'a b' },
  suspect: false,
};

describe('a lead', () => {
  it('is exactly the payload of the specification with submissionId, page and campaign', () => {
    expect(makeLead(typedLead, context)).toEqual({
      ...typedLead,
      city: 'Irmo SC',
      timestamp: '2026-06-01T12:00:00.123Z',
      source: 'website_contact_form',
      submissionId: context.submissionId,
      page: '/service-areas/irmo-south-carolina',
      campaign: { utm_source: 'news', gclid: 'a b' },
    });
  });

  it('says that it is suspect only when it is', () => {
    expect(makeLead(typedLead, context)).not.toHaveProperty('suspect');
    expect(makeLead(typedLead, { ...context, suspect: true })).toMatchObject({ suspect: true });
  });

  it('keeps what was typed to the letter', () => {
    const odd = { ...typedLead, lastName: ` O'Neil "Ñandú" <b>🏡</b> `, phone: '+1 803.555.0123 x4' };
    expect(makeLead(odd, context)).toMatchObject(odd);
  });

  it("goes as a form under the form's names, the campaign beside them", () => {
    const body = formBody(makeLead({ ...typedLead, message: 'ä & b=c\n🏠' }, { ...context, suspect: true }));
    const read = Object.fromEntries(new URLSearchParams(body.toString()));
    expect(read).toEqual({
      ...typedLead,
      message: 'ä & b=c\n🏠',
      city: 'Irmo SC',
      timestamp: '2026-06-01T12:00:00.123Z',
      source: 'website_contact_form',
      submissionId: context.submissionId,
      page: '/service-areas/irmo-south-carolina',
      utm_source: 'news',
      gclid: 'a b',
      suspect: 'true',
    });
  });

  it('cannot have a field of its own replaced by a campaign', () => {
    const lead = makeLead(typedLead, { ...context, campaign: { email: 'someone@else.example' } });
    expect(formBody(lead).get('email')).toBe(typedLead.email);
  });

  it('reads as lines to paste into an email', () => {
    expect(plainText(leadOf('a'))).toBe(
      'Jane Doe\njane@example.com\n(803) 555-0123\n12 Sumter Street\nRoof Cleaning\n\nBlack streaks.',
    );
    expect(plainText(leadOf('a', { message: '' })).endsWith('Roof Cleaning')).toBe(true);
  });

  it('is overdue from seven days on', () => {
    const sent = Date.parse('2026-06-01T12:00:00Z');
    const week = 7 * 24 * 3_600_000;
    expect(isOverdue(leadOf('a'), sent + week - 1)).toBe(false);
    expect(isOverdue(leadOf('a'), sent + week)).toBe(true);
  });
});
