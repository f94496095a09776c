import { describe, expect, it } from 'vitest';
import { builtPaths, pageHtml } from '#tests/support/built-site.ts';
import { pageFacts } from '#tests/support/page-questions.ts';

/** The built pages whose HTML matches a pattern. */
const pagesWith = (pattern: RegExp): string[] => builtPaths().filter((path) => pattern.test(pageHtml(path)));

describe('the claims of the site', () => {
  it('include a rating and reviews in the structured data of the home page only', () => {
    expect(pagesWith(/aggregateRating|"@type":"Review"/)).toEqual(['/']);
  });

  it('include no expired offer, such as the spring special of 2025', () => {
    expect(pagesWith(/50 off|spring special/i)).toEqual([]);
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
  ])('include %s on the home page', (claim) => {
    expect(pageFacts('/').text).toMatch(claim);
  });

  it('include the number of five-star reviews in the home page’s description', () => {
    expect(pageFacts('/').description).toContain('500+ 5-star reviews');
  });
});
