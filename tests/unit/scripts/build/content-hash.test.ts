import { expect, test } from 'vitest';
import { contentHash } from '#scripts/build/content-hash.ts';

test('hashes are XXH64 in base64url, eleven characters', () => {
  // Of '' and 'abc' with seed 0: ef46db3751d8e999, 44bc2cf5ad770999.
  expect(contentHash('')).toBe(Buffer.from('ef46db3751d8e999', 'hex').toString('base64url'));
  expect(contentHash('abc')).toBe(Buffer.from('44bc2cf5ad770999', 'hex').toString('base64url'));
  expect(contentHash('abc')).toHaveLength(11);
});

test('a text and its bytes in UTF-8 have the same hash, also of more than a megabyte', () => {
  const text = 'From $199 – 5 ★, “as promised” '.repeat(50_000);
  expect(contentHash(text)).toBe(contentHash(new TextEncoder().encode(text)));
  expect(contentHash(`${text}.`)).not.toBe(contentHash(text));
});
