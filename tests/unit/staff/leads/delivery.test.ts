import { expect, test } from 'vitest';
import { deliveryText, isUndelivered } from '#staff/leads/delivery.ts';
import { leadRow } from './lead-row.ts';

const OK = { delivered_at: '2026-11-20T12:00:00Z' };
const BAD = { last_answer: '500 Out of order' };

test.each([
  [{ delivery: 'off', tries: 0 }, false, /^Kept here, sent nowhere/],
  [{ delivery: 'waiting', tries: 0 }, false, /^Waiting to be sent/],
  [{ delivery: 'waiting', tries: 1, ...BAD }, true, /^Not delivered: tried once, next .*500 Out of order$/],
  [{ delivery: 'waiting', tries: 4, ...BAD }, true, /^Not delivered: tried 4 times, next /],
  [{ delivery: 'sent', tries: 1 }, false, /^Sent, waiting/],
  [{ delivery: 'sent', tries: 2 }, true, /^Sent again \(try 2\), waiting/],
  [{ delivery: 'delivered', tries: 3, ...OK }, false, /^Delivered Nov 20, 2026/],
  [{ delivery: 'failed', tries: 12, ...BAD }, true, /given up after 12 tries\. Last answer: 500 Out of order$/],
] as const)('of %j the desk says whether it needs a person, and why', (columns, undelivered, words) => {
  const lead = leadRow(columns);
  expect(isUndelivered(lead)).toBe(undelivered);
  expect(deliveryText(lead)).toMatch(words);
});
