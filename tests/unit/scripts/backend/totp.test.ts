import { expect, it } from 'vitest';
import { isTotpCode, toBase32, totpCode } from '#scripts/backend/totp.ts';

// RFC 6238, appendix B: this ASCII secret, and the last six of the eight digits given for SHA-1.
const SECRET = toBase32(new TextEncoder().encode('12345678901234567890'));

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('the code at second %i is that of RFC 6238', (second, code) => {
  expect(totpCode(SECRET, second * 1000)).toBe(code);
});

it('a code is taken half a minute early or late, and no later', () => {
  const at = 1_111_111_109_000;
  expect([-60, -30, 0, 30, 60].map((seconds) => isTotpCode(SECRET, '081804', at + seconds * 1000))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});
