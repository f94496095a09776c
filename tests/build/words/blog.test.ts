import { expect, it } from 'vitest';
import { buildInput } from '#data/site.ts';
import { element, elements, links, pageTree, words } from '#tests/support/page-tree.ts';

const { model } = buildInput();

it('the blog lists every post with its date', () => {
  const main = element(pageTree('/blog'), 'main');
  const found = links(main).filter(({ href }) => href.startsWith('/blog/'));
  expect(found).toEqual(model.posts.map(({ slug, title }) => ({ label: title, href: `/blog/${slug}` })));
  expect(elements(main, 'time').map(({ attribs }) => attribs['datetime'])).toEqual(
    model.posts.map((post) => post.publishedAt),
  );
});

it('the blog starts with the newest post, and loads only its picture eagerly', () => {
  const main = element(pageTree('/blog'), 'main');
  const pictures = elements(main, 'img').map(({ attribs }) => [attribs['alt'], attribs['loading']]);
  expect(words(element(main, 'article'))).toContain(model.posts[0]?.title);
  expect(pictures).toEqual(model.posts.map((post, index) => [post.coverAlt, index === 0 ? 'eager' : 'lazy']));
});

it.each(model.posts.map(({ slug, title }) => [slug, title]))(
  '%s names its author and date, and links up to three other posts',
  (slug) => {
    const main = element(pageTree(`/blog/${slug}`), 'main');
    const post = model.posts.find((candidate) => candidate.slug === slug)!;
    const header = element(main, 'header');
    expect(words(header)).toContain(`By ${post.author}`);
    expect(element(header, 'time').attribs['datetime']).toBe(post.publishedAt);
    const rows = elements(element(main, 'nav', { 'aria-labelledby': 'next-title' }), 'li');
    const others = model.posts.filter((other) => other.slug !== slug).slice(0, 3);
    expect(rows.flatMap(links).map(({ href }) => href)).toEqual(others.map((other) => `/blog/${other.slug}`));
    expect(rows.map((row) => elements(row, 'img').length)).toEqual(others.map(() => 1));
    expect(rows.map((row, index) => words(row).includes(others[index]!.excerpt))).toEqual(others.map(() => true));
  },
);
