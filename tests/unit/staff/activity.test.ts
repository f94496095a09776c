import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { IDLE_LIMIT_MS, isIdle } from '#staff/session/activity.ts';
import { readCode } from '#staff/second-factor/CodeField.tsx';

const HOUR = 3_600_000;

it('a session is over after a day without use, and not before', () => {
  const now = Date.UTC(2026, 10, 24);
  expect([0, HOUR, 24 * HOUR - 1, 24 * HOUR, 48 * HOUR].map((pause) => isIdle(now - pause, now))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
  expect(isIdle(null, now)).toBe(false);
});

it('the platform is told the same limit', () => {
  const [, hours] = /inactivity_timeout = "(\d+)h"/.exec(readFileSync('data/supabase/config.toml', 'utf8')) ?? [];
  expect(Number(hours) * HOUR).toBe(IDLE_LIMIT_MS);
});

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['', null],
])('the code %j is read as %j', (typed, code) => {
  expect(readCode(typed)).toBe(code);
});
