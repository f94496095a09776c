import { beforeAll, expect, test } from 'vitest';
import { ADVERSARIAL_TEXTS } from '#tests/support/adversarial-texts.ts';
import { addRows, newRows } from '#tests/support/live-rows.ts';
import { useLiveSite } from '#tests/support/live-site.ts';
import { watchPage } from '#tests/support/page-watch.ts';

const site = useLiveSite();

beforeAll(async () => {
  const [post] = newRows().posts;
  const posts = ADVERSARIAL_TEXTS.map(({ slug, body }) => ({ ...post!, slug, old_slugs: [], cover_image: null, body }));
  await addRows(site.store(), { posts });
});

// Parsing one of these would block the page's thread for longer than any wait of the test.
test.each(ADVERSARIAL_TEXTS)(
  'The live page of a post of 200,000 characters of $name shows them as they were written, and takes clicks',
  async ({ slug, body }) => {
    const page = await site.visitor();
    const watch = watchPage(page);
    await page.goto(`/blog/${slug}`);
    const text = page.getByRole('article').locator('.long-text pre');
    await text.waitFor();
    expect((await text.textContent()) === body).toBe(true);
    await page.getByRole('main').getByRole('link', { name: /quote/i }).click();
    await page.waitForURL((url) => url.pathname === '/contact');
    expect(watch.problems).toEqual([]);
  },
);
