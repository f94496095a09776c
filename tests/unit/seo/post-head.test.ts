import { describe, expect, it } from 'vitest';
import { postHead } from '#seo/heads/post.ts';
import { smallModel } from '#tests/support/small-model.ts';

const UPLOAD = '/images/uploads/0123456789abcdef0123456789abcdef-1600x1067';
const ORIGIN = 'https://wash.example';

/** The head of the small site's post with a cover. */
function headWith(coverImage: string | null) {
  const model = smallModel();
  return postHead({ model, origin: ORIGIN, day: '2026-06-01', cards: new Set() }, { ...model.posts[0]!, coverImage });
}

describe('the image in the structured data of a post', () => {
  it.each([
    ['the uploaded cover', `${UPLOAD}.webp`, `${UPLOAD}.webp`],
    ['the uploaded cover, also in a format that Open Graph cards do not support', `${UPLOAD}.avif`, `${UPLOAD}.avif`],
    ['the default card without a cover', null, '/images/og/default.jpg'],
  ])('is %s', (_, coverImage, image) => {
    expect(headWith(coverImage).graph).toContainEqual(
      expect.objectContaining({ '@type': 'BlogPosting', image: `${ORIGIN}${image}` }),
    );
  });
});

it('uses the title of a post as alt text of its card when the cover has none', () => {
  expect(headWith(`${UPLOAD}.webp`)).toMatchObject({ card: `${UPLOAD}.webp`, cardAlt: 'About published' });
});
