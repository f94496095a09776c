import { describe, expect, it } from 'vitest';
import { createLead, formBody, identify, newSubmissionId, plainText } from '#features/quote/lead.ts';
import { sampleLead, sampleValues } from './sample-lead.ts';

const context = {
  submissionId: '0b1d6f5e-8f3c-4a57-9a53-0d6c4b1f2e3a',
  revision: 1,
  sentAt: new Date('2026-06-01T12:00:00.123Z'),
  city: 'Irmo SC',
  page: '/service-areas/irmo-south-carolina',
  campaign: { utm_source: 'news', gclid: 'a b' },
  suspect: false,
};

describe('a lead', () => {
  it('has exactly the fields of the specification, submissionId, revision, page and campaign', () => {
    expect(createLead(sampleValues, context)).toEqual({
      ...sampleValues,
      estimate: '',
      city: 'Irmo SC',
      timestamp: '2026-06-01T12:00:00.123Z',
      source: 'website_contact_form',
      submissionId: context.submissionId,
      revision: 1,
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
    expect(decoded).toEqual({ ...fields, ...campaign, revision: '1', suspect: 'true' });
  });

  it('keeps its own fields when the campaign has a parameter of the same name', () => {
    const lead = createLead(sampleValues, { ...context, campaign: { email: 'someone@else.example' } });
    expect(formBody(lead).get('email')).toBe(sampleValues.email);
  });

  it('has a plain text version for an email', () => {
    expect(plainText(sampleLead('a'))).toBe(
      'Jane Doe\njane@example.com\n(803) 555-0123\n12 Sumter Street\nRoof Cleaning\n\nBlack streaks.\nAny weekday\nMornings',
    );
    expect(
      plainText(sampleLead('a', { message: '', preferredDays: '', bestTimeToCall: '' })).endsWith('Roof Cleaning'),
    ).toBe(true);
  });
});

describe('the identity of a lead', () => {
  const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

  it('is a new UUID of version 4 and revision 1 for a first submit', () => {
    const ids = Array.from({ length: 200 }, newSubmissionId);
    expect(ids.filter((id) => !UUID.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    const identity = identify(sampleValues, null);
    expect(identity).toEqual({ submissionId: expect.stringMatching(UUID) as string, revision: 1 });
  });

  it('stays the same when the same words are submitted again', () => {
    expect(identify(sampleValues, sampleLead('a'))).toEqual({ submissionId: 'a', revision: 1 });
  });

  it.each(Object.keys(sampleValues))('has the next revision when the visitor changes the %s', (name) => {
    const changed = { ...sampleValues, [name]: 'changed' };
    const second = identify(changed, sampleLead('a'));
    expect(second).toEqual({ submissionId: 'a', revision: 2 });
    const lead = { ...createLead(changed, context), ...second };
    expect(identify(sampleValues, lead)).toEqual({ submissionId: 'a', revision: 3 });
  });

  it('counts a lead that an earlier version of the site stored as revision 1', () => {
    const { revision, ...stored } = sampleLead('a');
    expect(identify(sampleValues, stored)).toEqual({ submissionId: 'a', revision });
    expect(identify({ ...sampleValues, phone: '1' }, stored)).toEqual({ submissionId: 'a', revision: revision + 1 });
  });
});
