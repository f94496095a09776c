import { expect, it } from 'vitest';
import { postArticle } from '#content/article/post-article.ts';
import { storePictures } from '#model/picture.ts';
import { payloadPost } from '#tests/support/payload-post.ts';

const COVER = '/images/uploads/0123456789abcdef0123456789abcdef-1200x1600.webp';
const IN_TEXT = '/images/uploads/fedcba9876543210fedcba9876543210-600x400.webp';
const post = { ...payloadPost('Moss'), body: `![Moss](${IN_TEXT})`, coverImage: COVER, coverAlt: 'A "roof"' };

it('renders an uploaded cover with its size and widths, and loads it first', () => {
  const small = COVER.replace('.webp', '-small.webp');
  expect(postArticle(post).value).toContain(
    `<img class="cover" src="${COVER}" srcset="${small} 800w, ${COVER} 1200w" sizes="(min-width: 1024px) 32rem, 100vw" width="1200" height="1600" alt="A &quot;roof&quot;" loading="eager" fetchpriority="high">`,
  );
});

it('renders a live post as the built one, except for the addresses of its pictures', () => {
  const store = 'https://store.example/storage/v1/object/public/pictures/';
  const live = postArticle(post, storePictures('https://store.example')).value;
  expect(live).not.toContain('/images/uploads/');
  expect(live.replaceAll(store, '/images/uploads/')).toBe(postArticle(post).value);
});
