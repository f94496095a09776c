import { expect, test } from 'vitest';
import { isInShard, parseShard } from '#scripts/build/shard.ts';

test.each(['0/4', '5/4', '1', '1/4/2', '-1/4', '1/1000', 'a/b', ''])('refuses %j as the name of a shard', (text) => {
  expect(() => parseShard(text)).toThrow('expected a number and a total such as 3/8');
});

test.each([1, 2, 3, 8])('puts each of 20 pages into exactly one of %i shards', (of) => {
  const shards = Array.from({ length: of }, (_, index) => parseShard(`${index + 1}/${of}`));
  for (let position = 0; position < 20; position += 1)
    expect(shards.filter((shard) => isInShard(shard, position))).toHaveLength(1);
});
