import { describe, expect, it } from 'vitest';
import { plainText } from '#model/question.ts';
import { parseInlineHtml } from '#data/catalogue/schemas.ts';

describe('the simple HTML of a written answer', () => {
  it('is parsed to text, links on this site, strong and em', () => {
    expect(
      parseInlineHtml('Call us or <a href="/contact">ask</a>. It is <strong>free</strong> and <em>quick</em>.'),
    ).toEqual([
      'Call us or ',
      { kind: 'link', href: '/contact', text: 'ask' },
      '. It is ',
      { kind: 'strong', text: 'free' },
      ' and ',
      { kind: 'em', text: 'quick' },
      '.',
    ]);
  });

  it('may contain character references, which become plain text', () => {
    expect(plainText(parseInlineHtml('Smith &amp; Sons, 5 &lt; 6'))).toBe('Smith & Sons, 5 < 6');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src="x" onerror="alert(1)">',
    '<a href="https://elsewhere.example">away</a>',
    '<a href="//elsewhere.example">away</a>',
    '<a href="javascript:alert(1)">run</a>',
    '<a>no address</a>',
    '<strong>one <em>in</em> another</strong>',
    '<strong></strong>',
    '<p>a paragraph</p>',
    '<!-- a comment -->',
  ])('is rejected: %s', (source) => {
    expect(() => parseInlineHtml(source)).toThrow(/strong/);
  });
});
