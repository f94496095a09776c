import { describe, expect, it } from 'vitest';
import { builtPaths, pageHtml } from '#tests/support/built-site.ts';
import { pageFacts } from '#tests/support/page-questions.ts';

/** The built pages whose HTML fits a pattern. */
const pagesThatSay = (pattern: RegExp): string[] => builtPaths().filter((path) => pattern.test(pageHtml(path)));

describe('what the site claims', () => {
  it('rates the business and quotes reviews in structured data on the home page only', () => {
    expect(pagesThatSay(/aggregateRating|"@type":"Review"/)).toEqual(['/']);
  });

  it('shows no offer outside its dates: the spring special of 2025 is over', () => {
    expect(pagesThatSay(/50 off|spring special/i)).toEqual([]);
  });

  it.each([
    /licensed and insured|licensed & insured/i,
    /10\+ years/,
    /since 2014/,
    /100% satisfaction guarantee/i,
    /\$199-\$400/,
    /65 Google reviews/,
    /Regular hours 8:00 AM to 8:00 PM, 24\/7 emergency service/,
    /same day/,
  ])('the home page says %s', (claim) => {
    expect(pageFacts('/').text).toMatch(claim);
  });

  it('the home page’s description counts the five-star reviews', () => {
    expect(pageFacts('/').description).toContain('500+ 5-star reviews');
  });
});
