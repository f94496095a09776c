import { expect, it } from 'vitest';
import { allHeads, duplicates } from '#tests/support/committed-heads.ts';

it('no two pages of the sample have one title or one description', () => {
  const heads = allHeads();
  expect((['title', 'description'] as const).flatMap((field) => duplicates(heads, field))).toEqual([]);
});
