import { expect, it } from 'vitest';
import { headingIds } from '#content/article/headings.ts';
import { element, elements, pageTree, type Root } from '#tests/support/page-tree.ts';
import { committedModel } from '#tests/support/committed-data.ts';

const idsIn = (root: Root): (string | undefined)[] =>
  elements(root, '*', { id: true }).map(({ attribs }) => attribs['id']);

it.each([
  ['a post', `/blog/${committedModel().posts[0]?.slug}`],
  ['a live post', '/404'],
])('article headings reuse no id of the page template of %s', (_, path) => {
  const page = pageTree(path);
  const articleIds = new Set(elements(page, 'div', { class: 'long-text opens' }).flatMap(idsIn));
  const templateIds = idsIn(page).filter((id) => !articleIds.has(id));
  expect(templateIds).toContain(element(page, 'main').attribs['id']);
  for (const id of templateIds) expect(headingIds()(id ?? ''), id).not.toBe(id);
});
