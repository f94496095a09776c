import { describe, expect, it } from 'vitest';
import { FIELDS, missingFields } from '#features/quote/fields.ts';
import { sampleValues } from './sample-lead.ts';

describe('the validation of the quote form', () => {
  it('returns the empty required fields in the order of the form', () => {
    const empty = { ...sampleValues, serviceType: '', phone: '', firstName: '' };
    expect(missingFields(empty)).toEqual(['firstName', 'phone', 'serviceType']);
  });

  it('requires every field except the message and the wishes, in any format', () => {
    expect(FIELDS.filter(({ required }) => !required).map(({ name }) => name)).toEqual([
      'message',
      'preferredDays',
      'bestTimeToCall',
    ]);
    expect(missingFields({ ...sampleValues, message: '', email: 'at home', phone: 'ask my wife' })).toEqual([]);
  });
});
