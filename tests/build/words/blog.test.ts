import { expect, it } from 'vitest';
import { buildInput } from '#data/site.ts';
import { element, elements, links, pageTree } from '../../support/page-tree.ts';

const { model } = buildInput();

it('the blog lists every post with its day', () => {
  const main = element(pageTree('/blog'), 'main');
  const found = links(main).filter(({ href }) => href.startsWith('/blog/'));
  expect(found).toEqual(model.posts.map(({ slug, title }) => ({ label: title, href: `/blog/${slug}` })));
  expect(elements(main, 'time').map(({ attribs }) => attribs['datetime'])).toEqual(
    model.posts.map((post) => post.publishedAt),
  );
});
