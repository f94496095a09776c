import { describe, expect, it } from 'vitest';
import { FIELDS, missingFields, SERVICE_TYPES, serviceHint } from '#features/quote/fields.ts';
import { sampleValues } from './sample-lead.ts';

describe('the validation of the quote form', () => {
  it('names the required fields that are empty, in the order of the form', () => {
    const empty = { ...sampleValues, serviceType: '', phone: '', firstName: '' };
    expect(missingFields(empty)).toEqual(['firstName', 'phone', 'serviceType']);
  });

  it('requires every field except the message, and checks no format', () => {
    expect(FIELDS.filter(({ required }) => !required).map(({ name }) => name)).toEqual(['message']);
    expect(missingFields({ ...sampleValues, message: '', email: 'at home', phone: 'ask my wife' })).toEqual([]);
  });

  it('shows which service is chosen', () => {
    expect(serviceHint('')).toBe('Please select a service type above');
    for (const type of SERVICE_TYPES) expect(serviceHint(type)).toBe(`Selected: ${type}`);
  });
});
