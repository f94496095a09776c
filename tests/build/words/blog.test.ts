import { expect, it } from 'vitest';
import { buildInput } from '#data/site.ts';
import { element, elements, links, pageTree, words } from '#tests/support/page-tree.ts';

const { model } = buildInput();

it('the blog lists every post with its day', () => {
  const main = element(pageTree('/blog'), 'main');
  const found = links(main).filter(({ href }) => href.startsWith('/blog/'));
  expect(found).toEqual(model.posts.map(({ slug, title }) => ({ label: title, href: `/blog/${slug}` })));
  expect(elements(main, 'time').map(({ attribs }) => attribs['datetime'])).toEqual(
    model.posts.map((post) => post.publishedAt),
  );
});

it('the newest post leads the blog, and its picture is the only one that does not wait', () => {
  const main = element(pageTree('/blog'), 'main');
  const pictures = elements(main, 'img').map(({ attribs }) => [attribs['alt'], attribs['loading']]);
  expect(words(element(main, 'article'))).toContain(model.posts[0]?.title);
  expect(pictures).toEqual(model.posts.map((post, index) => [post.coverAlt, index === 0 ? 'eager' : 'lazy']));
});

it.each(model.posts.map(({ slug, title }) => [slug, title]))(
  '%s says who wrote it and when, and what to read next',
  (slug) => {
    const main = element(pageTree(`/blog/${slug}`), 'main');
    const post = model.posts.find((candidate) => candidate.slug === slug)!;
    const header = element(main, 'header');
    expect(words(header)).toContain(`By ${post.author}`);
    expect(element(header, 'time').attribs['datetime']).toBe(post.publishedAt);
    const next = elements(element(main, 'nav', { 'aria-labelledby': 'next-title' }), 'li');
    const others = model.posts.filter((other) => other.slug !== slug).slice(0, 3);
    expect(next.flatMap(links).map(({ href }) => href)).toEqual(others.map((other) => `/blog/${other.slug}`));
    expect(next.map((row) => elements(row, 'img').length)).toEqual(others.map(() => 1));
    expect(next.map((row, index) => words(row).includes(others[index]!.excerpt))).toEqual(others.map(() => true));
  },
);
