import { describe, expect, it } from 'vitest';
import { googleReviews } from '#content/reviews.ts';
import { quoteWords } from '#content/quote-words.ts';
import { credentials } from '#model/promises.ts';
import { dollarRange, guaranteeClaim } from '#model/format.ts';
import { hoursClaim } from '#model/opening-hours.ts';
import { builtPaths, pageHtml } from '#tests/support/built-site.ts';
import { committedModel } from '#tests/support/committed-data.ts';
import { pageFacts } from '#tests/support/page-questions.ts';

const { business, reviews } = committedModel();
const { yearsInBusiness, since, pricing, rating } = business;

/** The heading and the button of the quote form. */
const { form, submit } = quoteWords(business.promises.freeEstimates);
const QUOTE = [form, submit];

/** The built pages whose HTML matches a pattern. */
const pagesWith = (pattern: RegExp): string[] => builtPaths().filter((path) => pattern.test(pageHtml(path)));

describe('the claims of the site', () => {
  it('include a rating and reviews in the structured data of the home page only', () => {
    const isShown = rating?.markup === true && reviews.length > 0;
    expect(pagesWith(/aggregateRating|"@type":"Review"/)).toEqual(isShown ? ['/'] : []);
  });

  it.each([
    ...(credentials(business).length === 0 ? [] : [credentials(business).join(' & ')]),
    ...(business.promises.answersSameDay ? ['same day'] : []),
    ...QUOTE,
    ...(yearsInBusiness === null ? [] : [`${yearsInBusiness} years`]),
    ...(yearsInBusiness === null || since === null ? [] : [`since ${since}`]),
    ...(pricing === null ? [] : [dollarRange(pricing.range)]),
    ...(rating === null ? [] : [googleReviews(rating)]),
    ...[guaranteeClaim(business), hoursClaim(business)].filter((claim) => claim !== null),
  ])('include "%s" on the home page', (claim) => {
    expect(pageFacts('/').text.toLowerCase()).toContain(claim.toLowerCase());
  });
});
