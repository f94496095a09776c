import { describe, expect, it } from 'vitest';
import { createLead, formBody, plainText } from '#features/quote/lead.ts';
import { sampleLead, sampleValues } from './sample-lead.ts';

const context = {
  submissionId: '0b1d6f5e-8f3c-4a57-9a53-0d6c4b1f2e3a',
  sentAt: new Date('2026-06-01T12:00:00.123Z'),
  city: 'Irmo SC',
  page: '/service-areas/irmo-south-carolina',
  campaign: { utm_source: 'news', gclid: 'a b' },
  suspect: false,
};

describe('a lead', () => {
  it('has exactly the fields of the specification, submissionId, page and campaign', () => {
    expect(createLead(sampleValues, context)).toEqual({
      ...sampleValues,
      city: 'Irmo SC',
      timestamp: '2026-06-01T12:00:00.123Z',
      source: 'website_contact_form',
      submissionId: context.submissionId,
      page: '/service-areas/irmo-south-carolina',
      campaign: { utm_source: 'news', gclid: 'a b' },
    });
  });

  it('is marked as suspect only when the honeypot was filled in', () => {
    expect(createLead(sampleValues, context)).not.toHaveProperty('suspect');
    expect(createLead(sampleValues, { ...context, suspect: true })).toMatchObject({ suspect: true });
  });

  it('keeps the typed values unchanged', () => {
    const odd = { ...sampleValues, lastName: ` O'Neil "Ñandú" <b>🏡</b> `, phone: '+1 803.555.0123 x4' };
    expect(createLead(odd, context)).toMatchObject(odd);
  });

  it("is URL-encoded with the form's field names and the campaign's parameters", () => {
    const lead = createLead({ ...sampleValues, message: 'ä & b=c\n🏠' }, { ...context, suspect: true });
    const { campaign, ...fields } = lead;
    const decoded = Object.fromEntries(new URLSearchParams(formBody(lead).toString()));
    expect(decoded).toEqual({ ...fields, ...campaign, suspect: 'true' });
  });

  it('keeps its own fields when the campaign has a parameter of the same name', () => {
    const lead = createLead(sampleValues, { ...context, campaign: { email: 'someone@else.example' } });
    expect(formBody(lead).get('email')).toBe(sampleValues.email);
  });

  it('has a plain text version for an email', () => {
    expect(plainText(sampleLead('a'))).toBe(
      'Jane Doe\njane@example.com\n(803) 555-0123\n12 Sumter Street\nRoof Cleaning\n\nBlack streaks.',
    );
    expect(plainText(sampleLead('a', { message: '' })).endsWith('Roof Cleaning')).toBe(true);
  });
});
