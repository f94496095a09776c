import { expect, it } from 'vitest';
import { splitWords } from '#scripts/audit/uniqueness/name-mask.ts';
import { costOfAsking, insuredSentence, reachSentence, satisfactionSentence } from '#content/promises.ts';
import { hoursClaim } from '#model/opening-hours.ts';
import type { DayHours, WeekDay } from '#model/business.ts';
import { NO_PROMISES, type Promises } from '#model/promises.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { smallService } from '#tests/support/small-model.ts';

const { business } = SMALL_CATALOGUE;

it('the hours are the regular ones and round the clock for emergencies, as both readings say', () => {
  expect(hoursClaim(business)).toBe('Regular hours 8:00 AM to 8:00 PM, 24/7 emergency service');
});

it('the hours of a company without an emergency service are the regular ones alone', () => {
  const hours = { opens: '07:30', closes: '17:00', emergency: null };
  expect(hoursClaim({ ...business, hours })).toBe('Regular hours 7:30 AM to 5:00 PM');
});

const hoursOn = (days: readonly WeekDay[] | undefined, otherDays?: readonly DayHours[]): string | null =>
  hoursClaim({ ...business, hours: { days, opens: '08:00', closes: '17:00', otherDays, emergency: null } });

it.each<[string, string, ...Parameters<typeof hoursOn>]>([
  ['all of them', '8:00 AM to 5:00 PM', ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']],
  [
    'three or more in a row',
    'Monday to Friday 8:00 AM to 5:00 PM',
    ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  ],
  ['two in a row', 'Saturday and Sunday 8:00 AM to 5:00 PM', ['Sunday', 'Saturday']],
  ['a day apart', 'Monday to Wednesday and Friday 8:00 AM to 5:00 PM', ['Monday', 'Tuesday', 'Wednesday', 'Friday']],
  [
    'days with other hours',
    'Tuesday, Thursday and Friday 8:00 AM to 5:00 PM, Saturday 9:00 AM to 12:30 PM',
    ['Tuesday', 'Thursday', 'Friday'],
    [{ days: ['Saturday'], opens: '09:00', closes: '12:30' }],
  ],
])('the hours name their days: %s', (_, words, days, otherDays) => {
  expect(hoursOn(days, otherDays)).toBe(`Regular hours ${words}`);
});

it('an owner who gave no license, carrier or limit is licensed and insured without them', () => {
  const sentence = insuredSentence(business);
  expect(sentence).toContain('licensed and insured');
  expect(sentence).not.toMatch(/number|null|undefined|up to/);
});

it('license number, carrier and limit are said where the owner gave them, each for itself', () => {
  const none = { ...business, license: null, insuranceCarrier: null, coverageLimit: null };
  const license = 'SC-1234';
  const insuranceCarrier = 'Palmetto Mutual';
  const coverageLimit = '$1,000,000';
  const said = [
    [{}, 'Yes, we are licensed and insured, with over 10 years of experience.'],
    [{ license }, 'Yes, we are licensed (SC-1234) and insured.'],
    [{ insuranceCarrier }, 'Yes, we are licensed and insured (Palmetto Mutual).'],
    [{ coverageLimit }, 'Yes, we are licensed and insured (up to $1,000,000).'],
    [
      { license, insuranceCarrier, coverageLimit },
      'Yes, we are licensed (SC-1234) and insured (Palmetto Mutual, up to $1,000,000).',
    ],
  ] as const;
  for (const [facts, sentence] of said) expect(insuredSentence({ ...none, ...facts })).toBe(sentence);
});

it('the years of experience are said to be more only if the owner writes them with a plus', () => {
  const none = { ...business, license: null, insuranceCarrier: null, coverageLimit: null };
  expect(insuredSentence({ ...none, yearsInBusiness: '12' })).toContain(', with 12 years of experience.');
  expect(insuredSentence({ ...none, yearsInBusiness: '12+' })).toContain(', with over 12 years of experience.');
});

it('an owner’s facts make the sentence that all pages share no more than five words longer', () => {
  const given = {
    ...business,
    license: 'LLR-G123456',
    insuranceCarrier: 'Auto-Owners Insurance',
    coverageLimit: '$2,000,000',
  };
  const words = (sentence: string): number => splitWords(sentence).length;
  expect(words(insuredSentence(given))).toBeLessThanOrEqual(words(insuredSentence(business)) + 5);
});

it('a company is licensed or insured only as far as it says so, or gives the number or the carrier', () => {
  const none = { ...business, promises: NO_PROMISES, yearsInBusiness: null };
  expect(insuredSentence(none)).toBe('');
  expect(insuredSentence({ ...none, promises: { ...NO_PROMISES, insured: true } })).toBe('Yes, we are insured.');
  expect(insuredSentence({ ...none, license: 'CO-7' })).toBe('Yes, we are licensed (CO-7).');
  expect(insuredSentence({ ...none, insuranceCarrier: 'Acme' })).toBe('Yes, we are insured (Acme).');
});

it('what asking costs, how high the crew goes and what follows a poor job are said only if promised', () => {
  const gutters = { ...smallService('house-washing'), catalogueSlug: 'gutter-cleaning' };
  const said = (promises: Promises, guarantee = business.guarantee) => [
    costOfAsking(promises),
    reachSentence(gutters, promises),
    satisfactionSentence({ ...business, promises, guarantee }),
  ];
  expect(said(business.promises)).toEqual([
    'Free estimates, no travel fee in our service area.',
    'We clean gutters up to 3 stories high.',
    'Tell us, and we come back and clean it again: that is our 100% satisfaction guarantee.',
  ]);
  expect(said({ ...NO_PROMISES, noTravelFee: true, stories: 1, cleansAgain: true }, null)).toEqual([
    'No travel fee in our service area.',
    'We clean gutters up to 1 story high.',
    'Tell us, and we come back and clean it again.',
  ]);
  expect(said(NO_PROMISES, null)).toEqual([null, '', '']);
});
