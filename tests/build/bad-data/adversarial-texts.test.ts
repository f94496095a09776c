import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditFolder } from '#scripts/audit/audit.ts';
import { ADVERSARIAL_TEXTS } from '#tests/support/adversarial-texts.ts';
import { element, elements, pageTree, withClass, words } from '#tests/support/page-tree.ts';
import { snapshotFolder } from '#tests/support/snapshot-folder.ts';
import { buildFolder, type BuildResult, removeBuilds, runBuild } from '#tests/support/test-build.ts';

const NAME = 'adversarial-texts';
const dist = buildFolder(NAME);

let build: BuildResult;
beforeAll(async () => {
  const { folder, remove } = snapshotFolder(({ posts }) => {
    const [post] = posts;
    for (const { slug, body } of ADVERSARIAL_TEXTS)
      posts.push({ ...post, id: slug, slug, title: `About ${slug}`, meta_description: `What ${slug} is about.`, body });
  });
  build = await runBuild(NAME, folder).finally(remove);
});
afterAll(() => removeBuilds(NAME));

it.each(ADVERSARIAL_TEXTS)('a post of 200,000 characters of $name is built as it was written', ({ slug, body }) => {
  expect(build).toMatchObject({ exitCode: 0, errors: [] });
  const [text] = withClass(element(pageTree(`/blog/${slug}`, dist), 'main'), 'div', 'long-text');
  const sources = elements(text!, 'pre').map(words);
  expect(sources).toHaveLength(1);
  expect(sources[0] === body).toBe(true);
});

it('the audit of a site with such posts finds no error', async () => {
  const { checks } = await auditFolder(dist);
  expect(checks.filter(({ count }) => count > 0)).toEqual([]);
});
