import { expect, it } from 'vitest';
import { formBody, hasValues } from '#features/quote/lead.ts';
import { sampleLead, sampleValues } from './sample-lead.ts';

const ID = '00000000-0000-4000-8000-000000000001';

it('the payload has the estimate that the message names, as the visitor left it, and in the url-encoded form too', () => {
  const message = 'Black streaks.\nMy estimate: Roof Washing $350-$550, and the porch.\nThanks';
  const lead = sampleLead(ID, { message });
  expect(lead).toMatchObject({ message, estimate: 'Roof Washing $350-$550, and the porch.' });
  expect(formBody(lead).get('estimate')).toBe(lead.estimate);
  expect(formBody(lead).get('preferredDays')).toBe(sampleValues.preferredDays);
});

it('the payload has no estimate where the message names none', () => {
  expect(sampleLead(ID, { message: 'What is my estimate: high?' }).estimate).toBe('');
});

it('a lead of an earlier version of the site has the words of a form whose newer fields are empty', () => {
  const newer = ['preferredDays', 'bestTimeToCall'];
  const old = Object.fromEntries(Object.entries(sampleValues).filter(([name]) => !newer.includes(name)));
  expect(hasValues(old, { ...sampleValues, preferredDays: '', bestTimeToCall: '' })).toBe(true);
  expect(hasValues(old, sampleValues)).toBe(false);
});
