import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Business, CompanyRating, Review } from '#model/business.ts';
import { auditFolder } from '#scripts/audit/audit.ts';
import { builtPaths, pageHtml } from '#tests/support/built-site.ts';
import { pageFacts } from '#tests/support/page-questions.ts';
import { element, elements, items, pageTree, withClass, words } from '#tests/support/page-tree.ts';
import { snapshotFolder } from '#tests/support/snapshot-folder.ts';
import { buildFolder, type BuildResult, runBuild } from '#tests/support/test-build.ts';
import { workingCopy } from '#tests/support/working-copy.ts';

/** Reviews of 3, 4 and 5 stars in turn. */
const reviewsOf = (count: number): Review[] =>
  Array.from({ length: count }, (_, index) => ({
    author: `Customer ${index + 1}`,
    rating: 3 + (index % 3),
    reviewBody: `They washed house number ${index + 1}.`,
    datePublished: '2026-05-01',
    authorBadge: null,
    sample: false,
  }));

/** Where readers leave a review: the section is there for it without a review, too. */
const REVIEW_URL = 'https://www.google.com/maps';

const RATED: CompanyRating = { value: 4.3, count: 81, claimedReviews: '90', markup: true };

describe.each([
  { count: 0, shown: 0, rating: null, title: 'Tell us how we did' },
  { count: 1, shown: 1, rating: { ...RATED, value: 3, count: 1 }, title: '3.0 ★★★☆☆ (1 Google review)' },
  { count: 40, shown: 12, rating: RATED, title: '4.3 ★★★★☆ (81 Google reviews)' },
])('a site with $count reviews of 3 to 5 stars, titled $title', ({ count, shown, rating, title }) => {
  const name = `reviews-${count}`;
  const copy = workingCopy();
  const dist = join(copy.folder, buildFolder(name));
  const reviews = reviewsOf(count);
  let build: BuildResult;

  beforeAll(async () => {
    const catalogue = join(copy.folder, 'data/catalogue');
    const business = JSON.parse(readFileSync(join(catalogue, 'business.json'), 'utf8')) as Business;
    writeFileSync(join(catalogue, 'business.json'), JSON.stringify({ ...business, rating, reviewUrl: REVIEW_URL }));
    writeFileSync(join(catalogue, 'reviews.json'), JSON.stringify(reviews));
    const snapshot = snapshotFolder();
    build = await runBuild(name, snapshot.folder, { root: copy.folder }).finally(snapshot.remove);
  });
  afterAll(copy.remove);

  it('is built, and the audit has no findings', async () => {
    expect(build).toMatchObject({ exitCode: 0, errors: [] });
    const { checks, remarks } = await auditFolder(dist);
    expect([...checks, remarks].filter(({ count: found }) => found > 0)).toEqual([]);
  });

  it(`shows ${shown} of them with their own stars under the title`, () => {
    const section = element(pageTree('/', dist), 'section', { id: 'testimonials' });
    expect(elements(section, 'h2').map(words)).toEqual([title]);
    expect(items(section)).toHaveLength(shown);
    const labels = withClass(section, 'ul', 'reviews').flatMap((list) => elements(list, 'span', { role: 'img' }));
    expect(labels.map(({ attribs }) => attribs['aria-label'])).toEqual(
      reviews.slice(0, shown).map((review) => `${review.rating} of 5 stars`),
    );
    expect(labels.map((label) => words(label).replaceAll('☆', '').length)).toEqual(
      reviews.slice(0, shown).map((review) => review.rating),
    );
  });

  it('sends readers to reviews only if it has some', () => {
    expect(pageFacts('/', dist).text.includes('Read what they say below')).toBe(count > 0);
  });

  it('has the ratings of its data in the structured data, and none without reviews or rating', () => {
    const home = pageHtml('/', dist);
    expect(home.includes('aggregateRating')).toBe(count > 0 && rating !== null);
    const stars = [...home.matchAll(/"ratingValue":"?([\d.]+)/g)].map(([, value]) => Number(value));
    const marked = rating === null ? [] : reviews.slice(0, 3);
    expect(stars).toEqual(
      count === 0 || rating === null ? [] : [rating.value, ...marked.map((review) => review.rating)],
    );
  });

  it('claims no five stars on any page', () => {
    const claims = builtPaths(dist).filter((path) =>
      /(?<!of )5[- ]star|five[- ]star|>★★★★★<\/span>\s*<span class="text-lead"/i.test(pageHtml(path, dist)),
    );
    expect(claims).toEqual([]);
  });
});
