import { expect, it } from 'vitest';
import { dollarRange, dollars } from '#model/format.ts';

it('an amount is written as people write it', () => {
  expect(dollars(199)).toBe('$199');
  expect(dollars(0.35)).toBe('$0.35');
  expect(dollars(1500)).toBe('$1,500');
  expect(dollarRange({ from: 0.2, to: 0.35 })).toBe('$0.20-$0.35');
});
