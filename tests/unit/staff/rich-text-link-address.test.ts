import { describe, expect, it } from 'vitest';
import { isAllowedHref, parseLinkAddress } from '#staff/editor/rich-text/links.ts';

describe('the address of a link', () => {
  it.each([
    ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
    [' http://example.com ', 'http://example.com'],
    ['example.com', 'https://example.com'],
    ['www.example.com/a', 'https://www.example.com/a'],
    ['/contact', '/contact'],
    ['#safety-comes-first', '#safety-comes-first'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['a@example.com', 'mailto:a@example.com'],
    ['tel:+18035550100', 'tel:+18035550100'],
    ['(803) 555-0100', 'tel:+18035550100'],
    ['+49 30 1234567', 'tel:+49301234567'],
  ])('%s becomes %s', (typed, href) => {
    expect(parseLinkAddress(typed)).toEqual({ href });
  });

  it.each([
    '',
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java\tscript:alert(1)',
    'java\u0000script:alert(1)',
    '\u200bjavascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://example.com/x',
    '//example.com',
    '/\\example.com',
    '\\\\example.com',
    'https://',
    'mailto:',
    'tel:call',
    'word',
    'two words',
  ])('%j is rejected with a message', (typed) => {
    expect(parseLinkAddress(typed)).toHaveProperty('issue');
    expect(isAllowedHref(typed)).toBe(false);
  });
});
