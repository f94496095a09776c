import { expect, it } from 'vitest';
import { tagPath } from '#routes/paths.ts';
import { builtPaths } from '#tests/support/built-site.ts';
import { element, elements, links, pageTree, words } from '#tests/support/page-tree.ts';

const posts = builtPaths().filter((path) => path.startsWith('/blog/') && !path.startsWith(tagPath('')));

it.each([...posts, '/privacy', '/terms'])(
  'the table of contents of %s links each h2 of the text, in order, if there are two',
  (path) => {
    const main = element(pageTree(path), 'main');
    const text = element(main, 'div', { class: path.startsWith('/blog/') ? 'long-text opens' : 'long-text clauses' });
    const headings = elements(text, 'h2').map((heading) => ({
      label: words(heading),
      href: `#${heading.attribs['id'] ?? 'nowhere'}`,
    }));
    if (!path.startsWith('/blog/')) expect(headings.length).toBeGreaterThan(1);
    const contents = elements(main, 'nav', { class: 'text-index' });
    expect(contents.map(links)).toEqual(headings.length < 2 ? [] : [headings]);
  },
);

it.each([...posts, '/privacy', '/terms'])('every id on %s is unique', (path) => {
  const page = pageTree(path);
  const ids = ['main', 'nav', 'section', 'h1', 'h2', 'h3', 'h4', 'input', 'div', 'ul']
    .flatMap((name) => elements(page, name, { id: true }))
    .map(({ attribs }) => attribs['id']);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it.each(['/privacy', '/terms'])('%s has at least three keywords', (path) => {
  const keywords = element(element(pageTree(path), 'head'), 'meta', { name: 'keywords' });
  expect(keywords.attribs['content']?.split(', ').length).toBeGreaterThanOrEqual(3);
});
