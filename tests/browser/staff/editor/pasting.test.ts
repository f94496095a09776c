import { readFileSync } from 'node:fs';
import { expect, describe, it } from 'vitest';
import { newPost } from '#tests/support/post-screen.ts';
import { paste } from '#tests/support/rich-text.ts';
import { useStaffSite } from '#tests/support/staff-site.ts';
import { expectAccessible } from '#tests/support/staff-story.ts';
import { SIZES } from '#tests/support/visitor.ts';

const site = useStaffSite();
const FROM_WORD = readFileSync('tests/support/clipboard/word.html', 'utf8');

describe.each(SIZES)('a paste in the editor on $where', ({ options }) => {
  it('says in the bar which pictures it left out, until the writer has seen it', async () => {
    const page = await site.memberPage('editor', options);
    const post = await newPost(page);
    await post.title.fill('From Word');
    await post.body.click();
    await paste(page, { 'text/html': FROM_WORD, 'text/plain': 'x' });
    const note = page.locator('.post-bar').getByText('A picture was left out: “clip_image001.png”.');
    await note.waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Got it' }).click();
    await note.waitFor({ state: 'detached' });
    expect(await post.body.evaluate((element) => element === document.activeElement)).toBe(true);
    await post.waitUntilSaved();
  });

  it('is counted in words and minutes', async () => {
    const post = await newPost(await site.memberPage('editor', options));
    const count = post.page.locator('.post-field').filter({ has: post.body }).locator('.post-count');
    expect(await count.innerText()).toBe('No words yet');
    await post.body.click();
    await paste(post.page, { 'text/html': `<p>${'word '.repeat(600)}</p>`, 'text/plain': 'x' });
    await expect.poll(() => count.innerText()).toBe('600 words, 3 minutes to read');
  });
});
