import { describe, expect, it } from 'vitest';
import {
  isCover,
  pictureFiles,
  pictureOfFile,
  pictureOfPath,
  pictureStem,
  storePictures,
  uploadedPicture,
} from '#model/picture.ts';
import { FILE_NAMES } from '#tests/support/picture-names.ts';

const DIGEST = '0123456789abcdef0123456789abcdef';

describe('the name of an uploaded picture', () => {
  it('contains its digest and size, and implies a file for small screens if it is wider than 800 pixels', () => {
    expect(uploadedPicture(`${DIGEST}-1600x1067.webp`)).toEqual({
      name: `${DIGEST}-1600x1067.webp`,
      digest: DIGEST,
      width: 1600,
      height: 1067,
      small: `${DIGEST}-1600x1067-small.webp`,
    });
    expect(uploadedPicture(`${DIGEST}-800x600.jpg`)).toMatchObject({ width: 800, height: 600, small: null });
  });

  it('has one accepted form', () => {
    expect(FILE_NAMES.filter((name) => uploadedPicture(name) !== null)).toEqual([
      `${DIGEST}-1600x1067.webp`,
      `${DIGEST}-801x600.avif`,
      `${DIGEST}-800x600.jpg`,
      `${DIGEST}-1x9999.webp`,
    ]);
    const ofFiles = FILE_NAMES.flatMap((name) => pictureOfFile(name) ?? []).flatMap(pictureFiles);
    expect([...new Set(ofFiles)].sort()).toEqual(FILE_NAMES.filter((name) => pictureOfFile(name) !== null).toSorted());
  });
});

it('accepts only the path of a full picture directly below /images/uploads', () => {
  expect(pictureOfPath(`/images/uploads/${DIGEST}-1600x1067.webp`)?.width).toBe(1600);
  for (const path of [
    `/images/uploads/${DIGEST}-1600x1067-small.webp`,
    `/images/uploads//${DIGEST}-1600x1067.webp`,
    `/images/${DIGEST}-1600x1067.webp`,
    `https://elsewhere.example/images/uploads/${DIGEST}-1600x1067.webp`,
  ]) {
    expect(pictureOfPath(path), path).toBeNull();
  }
});

it('accepts an uploaded cover and a cover of the repository', () => {
  const paths = [`/images/uploads/${DIGEST}-80x60.webp`, '/images/posts/roof-1200.webp', '/images/posts/roof-800.webp'];
  expect(paths.map(isCover)).toEqual([true, true, false]);
  expect(isCover('https://elsewhere.example/images/posts/roof-1200.webp')).toBe(false);
});

it('maps uploaded pictures to the store’s public address, and no others', () => {
  for (const store of ['https://abc.supabase.co', 'https://abc.supabase.co/']) {
    const addressOf = storePictures(store);
    expect(addressOf(`/images/uploads/${DIGEST}-80x60.webp`)).toBe(
      `https://abc.supabase.co/storage/v1/object/public/pictures/${DIGEST}-80x60.webp`,
    );
    expect(addressOf('/images/posts/roof-1200.webp')).toBe('/images/posts/roof-1200.webp');
  }
});

it('knows the folder of a picture by its name', () => {
  const stems = ['gallery-1', 'service-roof-washing', 'pair-roof-washing-after'].map((name) => pictureStem({ name }));
  expect(stems).toEqual(['/images/gallery-1', '/images/services/roof-washing', '/images/pairs/roof-washing-after']);
});
