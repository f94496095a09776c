import { expect, it } from 'vitest';
import { coverFiles } from '#model/post.ts';
import { storePictures } from '#model/picture.ts';

const NAME = '0123456789abcdef0123456789abcdef-1600x1200';
const UPLOAD = `/images/uploads/${NAME}.webp`;

it('loads an uploaded cover from the site in its uploaded sizes', () => {
  expect(coverFiles({ coverImage: UPLOAD })).toEqual({
    src: UPLOAD,
    srcset: `/images/uploads/${NAME}-small.webp 800w, ${UPLOAD} 1600w`,
    width: 1600,
    height: 1200,
  });
});

it('loads an uploaded cover from the store before a build, and a repository cover from the site', () => {
  const pictures = storePictures('https://store.example');
  const bucket = 'https://store.example/storage/v1/object/public/pictures';
  expect(coverFiles({ coverImage: UPLOAD }, pictures)).toMatchObject({
    src: `${bucket}/${NAME}.webp`,
    srcset: `${bucket}/${NAME}-small.webp 800w, ${bucket}/${NAME}.webp 1600w`,
  });
  expect(coverFiles({ coverImage: '/images/posts/roof-algae-1200.webp' }, pictures)).toMatchObject({
    src: '/images/posts/roof-algae-800.webp',
    width: 1200,
    height: 800,
  });
});

it.each([
  null,
  'https://x.org/a.webp',
  'javascript:alert(1)',
  '//x.org/a.webp',
  `https://x.org${UPLOAD}`,
  `${UPLOAD}?1`,
])('rejects the cover address %s', (coverImage) => {
  expect(coverFiles({ coverImage })).toBeNull();
});
