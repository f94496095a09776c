import { describe, expect, it } from 'vitest';
import { SERVICE_TYPES } from '#features/quote/fields.ts';
import { missingFields, serviceHint } from '#features/quote/validation.ts';
import { typedLead } from './typed-lead.ts';

describe('the rules of the quote form', () => {
  it('name the required fields that are empty, in the order of the form', () => {
    const empty = { ...typedLead, serviceType: '', phone: '', firstName: '' };
    expect(missingFields(empty)).toEqual(['firstName', 'phone', 'serviceType']);
  });

  it('ask for nothing more: no message, no form of an address or number', () => {
    expect(missingFields({ ...typedLead, message: '', email: 'at home', phone: 'ask my wife' })).toEqual([]);
  });

  it('say which service is chosen', () => {
    expect(serviceHint('')).toBe('Please select a service type above');
    for (const type of SERVICE_TYPES) expect(serviceHint(type)).toBe(`Selected: ${type}`);
  });
});
