import { expect, it } from 'vitest';
import { headingIds } from '#content/article/headings.ts';
import { element, elements, pageTree, type Root } from '#tests/support/page-tree.ts';
import { committedModel } from '#tests/support/committed-data.ts';

const idsIn = (root: Root): (string | undefined)[] =>
  elements(root, '*', { id: true }).map(({ attribs }) => attribs['id']);

it.each([
  ['a post', `/blog/${committedModel().posts[0]?.slug}`],
  ['a live post', '/404'],
])('no heading of an article takes an id that the page of %s has already', (_, path) => {
  const page = pageTree(path);
  const ofText = new Set(elements(page, 'div', { class: 'long-text opens' }).flatMap(idsIn));
  const ofPage = idsIn(page).filter((id) => !ofText.has(id));
  expect(ofPage).toContain(element(page, 'main').attribs['id']);
  for (const id of ofPage) expect(headingIds()(id ?? ''), id).not.toBe(id);
});
