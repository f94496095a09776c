import { expect, test } from 'vitest';
import { parseSetting, retentionLimit, SETTING_LIMITS, type SettingName } from '#staff/leads/settings.ts';
import { readFileSync } from 'node:fs';

test.each([
  ['retention_months', '24', 24],
  ['retention_months', ' 1 ', 1],
  ['quiet_days', '', null],
  ['quiet_days', '7', 7],
  ['hourly_limit', '100000', 100_000],
] as const)('%s takes %j', (name, text, value) => {
  expect(parseSetting(name, text)).toEqual({ value });
});

test.each([
  ['retention_months', ''],
  ['retention_months', '0'],
  ['retention_months', '121'],
  ['quiet_days', '1.5'],
  ['quiet_days', 'a week'],
  ['quiet_days', '0'],
  ['hourly_limit', '1e9'],
] as const)('%s refuses %j with a sentence', (name, text) => {
  expect(parseSetting(name, text)).toMatch(/^Please enter a whole number from 1 to /);
});

test('the limits are those of the store', () => {
  const sql = readFileSync('data/supabase/migrations/20261124001100_leads.sql', 'utf8');
  for (const [name, { min, max }] of Object.entries(SETTING_LIMITS) as [SettingName, { min: number; max: number }][])
    expect(sql).toContain(`check (${name} between ${min} and ${max})`);
});

test('the limit of keeping is as many months ago', () => {
  expect(retentionLimit(24, new Date('2026-11-24T10:00:00Z')).slice(0, 10)).toBe('2024-11-24');
});

test.each([
  [1, '2026-03-31', '2026-02-28'],
  [1, '2028-03-30', '2028-02-29'],
  [6, '2026-08-31', '2026-02-28'],
  [24, '2026-12-31', '2024-12-31'],
])('%i months before %s is %s, the last day of a shorter month', (months, day, limit) => {
  expect(retentionLimit(months, new Date(`${day}T12:00:00Z`)).slice(0, 10)).toBe(limit);
});
