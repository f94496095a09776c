import { expect, test } from 'vitest';
import { leadLines } from '#scripts/backend/lead-lines.ts';
import { readLead } from '#scripts/backend/read-lead.ts';

const json = (fields: object): string[] =>
  leadLines('Lead 1', readLead('application/json; charset=utf-8', JSON.stringify(fields)));

test('a lead is shown a field a line, its campaign too', () => {
  expect(json({ firstName: 'Ada', suspect: true, campaign: { utm_source: 'flyer' } })).toEqual([
    '── Lead 1 (application/json) ──',
    '   firstName            Ada',
    '   suspect              true',
    '   campaign.utm_source  flyer',
  ]);
});

test('a form’s lead is shown like one in JSON', () => {
  const lead = readLead('application/x-www-form-urlencoded', 'firstName=Ada+%26+Co&utm_source=flyer');
  expect(leadLines('Lead 2', lead).slice(1)).toEqual(['   firstName   Ada & Co', '   utm_source  flyer']);
});

test('what a visitor typed cannot act on the terminal', () => {
  const [, line] = json({ message: 'a\u001b[2Jb\nc\u009bd\u202ee' });
  expect(line).toBe(String.raw`   message  a\u001b[2Jb\u000ac\u009bd\u202ee`);
  expect(json({ 'a\u001bb': 1 })[1]).toBe(String.raw`   a\u001bb  1`);
});

test('a body that is no JSON object is no lead', () => {
  for (const body of ['', '{', '[]', 'null', '"text"']) expect(() => readLead('application/json', body)).toThrow();
});
