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

describe('the structured data of a post shows', () => {
  it.each([
    ['an uploaded cover, by its address on the site', `${UPLOAD}.webp`, `${UPLOAD}.webp`],
    ['an uploaded cover of a type that cards cannot have', `${UPLOAD}.avif`, `${UPLOAD}.avif`],
    ['the default card where there is no cover', null, '/images/og/default.jpg'],
  ])('%s', (_, coverImage, image) => {
    expect(headWith(coverImage).graph).toContainEqual(
      expect.objectContaining({ '@type': 'BlogPosting', image: `${ORIGIN}${image}` }),
    );
  });
});

it('the card of a post without alt text for its cover says the post’s title', () => {
  expect(headWith(`${UPLOAD}.webp`)).toMatchObject({ card: `${UPLOAD}.webp`, cardAlt: 'About published' });
});
