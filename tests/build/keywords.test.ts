import { expect, test } from 'vitest';
import { PATHS } from '#routes/paths.ts';
import { element, elements, pageTree } from '#tests/support/page-tree.ts';

test.each([PATHS.privacy, PATHS.terms])('%s has keywords', (path) => {
  const [keywords] = elements(element(pageTree(path), 'head'), 'meta', { name: 'keywords' });
  expect(keywords?.attribs['content']?.split(', ').length).toBeGreaterThanOrEqual(3);
});
