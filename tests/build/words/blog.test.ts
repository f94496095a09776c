import { expect, it } from 'vitest';
import { buildInput } from '#data/site.ts';
import { indexableTags, tagsOf } from '#model/tag.ts';
import { tagPath } from '#routes/paths.ts';
import { element, elements, links, pageTree, words } from '#tests/support/page-tree.ts';

const { model } = buildInput();

it('the blog lists every post with its date', () => {
  const main = element(pageTree('/blog'), 'main');
  const found = links(main).filter(({ href }) => /^\/blog\/[^/]+$/.test(href));
  expect(found).toEqual(model.posts.map(({ slug, title }) => ({ label: title, href: `/blog/${slug}` })));
  expect(elements(main, 'time').map(({ attribs }) => attribs['datetime'])).toEqual(
    model.posts.map((post) => post.publishedAt),
  );
});

it('the blog starts with the newest post, and loads only its picture eagerly', () => {
  const main = element(pageTree('/blog'), 'main');
  const pictures = elements(main, 'img').map(({ attribs }) => [attribs['alt'], attribs['loading']]);
  expect(words(element(main, 'article'))).toContain(model.posts[0]?.title);
  const expected = model.posts.map((post, index) => ({ post, loading: index === 0 ? 'eager' : 'lazy' }));
  expect(pictures).toEqual(
    expected.filter(({ post }) => post.coverImage !== null).map(({ post, loading }) => [post.coverAlt, loading]),
  );
});

it.each(model.posts.map(({ slug, title }) => [slug, title]))(
  '%s names its author and date, and links up to three other posts',
  (slug) => {
    const main = element(pageTree(`/blog/${slug}`), 'main');
    const post = model.posts.find((candidate) => candidate.slug === slug)!;
    const header = element(main, 'header');
    expect(words(header)).toContain(`By ${post.author}`);
    expect(element(header, 'time').attribs['datetime']).toBe(post.publishedAt);
    const rows = elements(main, 'nav', { 'aria-labelledby': 'next-title' }).flatMap((nav) => elements(nav, 'li'));
    const others = model.posts.filter((other) => other.slug !== slug).slice(0, 3);
    expect(rows.flatMap(links).map(({ href }) => href)).toEqual(others.map((other) => `/blog/${other.slug}`));
    expect(rows.map((row) => elements(row, 'img').length)).toEqual(
      others.map(({ coverImage }) => (coverImage === null ? 0 : 1)),
    );
    expect(rows.map((row, index) => words(row).includes(others[index]!.excerpt))).toEqual(others.map(() => true));
  },
);

const tags = tagsOf(model.posts);
const tagLinks = (list: typeof tags) => list.map(({ slug, name }) => ({ label: name, href: tagPath(slug) }));

it('the blog links the tags that several posts have, and each post its own', () => {
  const topics = (path: string, label: string) => {
    const [nav] = elements(element(pageTree(path), 'main'), 'nav').filter(
      ({ attribs }) => attribs['aria-label'] === label,
    );
    return nav === undefined ? [] : links(nav);
  };
  expect(topics('/blog', 'Topics')).toEqual(tagLinks(indexableTags(model.posts)));
  for (const post of model.posts)
    expect(topics(`/blog/${post.slug}`, 'Tagged')).toEqual(tagLinks(tags.filter((tag) => tag.posts.includes(post))));
});

it.each(tags.map((tag) => [tag.slug, tag] as const))('/blog/tag/%s lists the posts with the tag', (slug, tag) => {
  const page = pageTree(tagPath(slug));
  const rows = elements(element(page, 'main'), 'li').filter(({ attribs }) => attribs['class'] === 'post-row');
  expect(rows.flatMap(links)).toEqual(tag.posts.map((post) => ({ label: post.title, href: `/blog/${post.slug}` })));
  expect(words(element(page, 'h1'))).toContain(tag.name);
  const crumbs = element(page, 'nav', { 'aria-label': 'Breadcrumb' });
  expect(links(crumbs).map(({ href }) => href)).toEqual(['/', '/blog']);
  expect(words(crumbs)).toContain(tag.name);
});

it('pages of tags have no menu in the header, as all of the blog', () => {
  const navigation = (path: string): number => elements(element(pageTree(path), 'header'), 'nav').length;
  expect(navigation('/services')).toBeGreaterThan(0);
  expect(tags.map(({ slug }) => navigation(tagPath(slug)))).toEqual(tags.map(() => 0));
});
