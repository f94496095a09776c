import { describe, expect, it } from 'vitest';
import { formatIssue } from '#model/rows/issue.ts';
import { hiddenPageIssues } from '#routes/hidden-pages.ts';
import { redirectRules } from '#routes/redirects.ts';
import { smallModel } from '#tests/support/small-model.ts';

/** The issue of a rule from this path, as a line. */
function issueOf(from: string): string {
  const model = smallModel();
  const { hiding } = redirectRules([{ from, to: '/contact', status: 301 }], model);
  return hiddenPageIssues(hiding, model, (table) => `${table}.json`)
    .map(formatIssue)
    .join('\n');
}

describe('a redirect that would hide a page', () => {
  it.each([
    ['/services/house-washing', 'services.json: row house-washing: slug'],
    ['/faq/house-washing', 'services.json: row house-washing: slug'],
    ['/service-areas/irmo-south-carolina', 'cities.json: row irmo-south-carolina: slug'],
    ['/services/irmo-south-carolina/house-washing/faqs', 'cities.json: row irmo-south-carolina: slug'],
    ['/service-areas/columbia-south-carolina/shandon', 'neighborhoods.json: row shandon: slug'],
    ['/faq/house-washing/columbia-shandon', 'neighborhoods.json: row shandon: slug'],
    ['/blog/published', 'posts.json: row published: slug'],
    ['/faq', 'data/redirects.json: row /faq: from'],
  ])('from %s is told as an issue of the row', (from, issue) => {
    expect(issueOf(from)).toContain(issue);
    expect(issueOf(from)).toContain(from);
  });

  it('with a placeholder names one of the pages', () => {
    expect(issueOf('/blog/:post')).toMatch(
      /posts\.json: row published: .* its page \/blog\/published, .* redirects \/blog\/:post/,
    );
  });
});
