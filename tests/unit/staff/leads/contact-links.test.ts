import { expect, test } from 'vitest';
import { callHref, mailHref, mapHref, pageHref, textHref } from '#staff/leads/contact-links.ts';

test.each([
  ['(803) 555-0100', 'tel:+18035550100', 'sms:+18035550100'],
  ['803.555.0100', 'tel:+18035550100', 'sms:+18035550100'],
  ['1-803-555-0100', 'tel:+18035550100', 'sms:+18035550100'],
  ['+49 30 1234567', 'tel:+49301234567', 'sms:+49301234567'],
  ['803 555 0100 ext. 44', 'tel:+18035550100,44', null],
  ['8035550100x7', 'tel:+18035550100,7', null],
  ['803-555-0100 ext: 12', 'tel:+18035550100,12', null],
  ['803-555-0100 x-12', 'tel:+18035550100,12', null],
  ['803-555-0100 Extension 12', 'tel:+18035550100,12', null],
  ['555-0100', 'tel:5550100', 'sms:5550100'],
  ['803-555-0100 after 5', 'tel:+18035550100', 'sms:+18035550100'],
  ['803.555.0100 (call after 5:30 pm, not before)', 'tel:+18035550100', 'sms:+18035550100'],
  ['803-555-0100, ext. 44, after 5', 'tel:+18035550100,44', null],
  ['803-555-0100 or 803-555-0199', 'tel:+18035550100', 'sms:+18035550100'],
  ['Home: (803) 555-0100 / work 803-555-0199', 'tel:+18035550100', 'sms:+18035550100'],
  ['803-555-0100 #', 'tel:+18035550100', 'sms:+18035550100'],
  ['call me', null, null],
  ['12', null, null],
  ['javascript:alert(1)', null, null],
])('%s is called at %s and texted at %s', (phone, call, text) => {
  expect([callHref(phone), textHref(phone)]).toEqual([call, text]);
});

test.each([
  [' ada@example.com ', 'mailto:ada@example.com?subject=Your%20request'],
  ['a&b?cc=x@example.com', 'mailto:a%26b%3Fcc%3Dx@example.com?subject=Your%20request'],
  ['ada at example', null],
  ['a@b@c', null],
])('%j is mailed at %s', (email, href) => {
  expect(mailHref(email, 'Your request')).toBe(href);
});

test.each([
  ['/contact', '/contact'],
  ['/faq/house-washing?x=1', '/faq/house-washing?x=1'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['javascript:alert(1)', null],
  ['https://evil.example', null],
  ['', null],
])('a lead from %j links to %s', (page, href) => {
  expect(pageHref(page)).toBe(href);
});

test('an address is looked up whole', () => {
  expect(new URL(mapHref('1 Main & 2nd, Columbia SC')).searchParams.get('query')).toBe('1 Main & 2nd, Columbia SC');
});
