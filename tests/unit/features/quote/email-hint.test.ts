import { expect, it } from 'vitest';
import { cannotBeEmail } from '#features/quote/EmailHint.tsx';

it.each(['jane', 'jane@', '@example.com', 'jane@example', 'jane doe@example.com', 'jane@@example.com'])(
  '%s cannot be an email address',
  (text) => {
    expect(cannotBeEmail(text)).toBe(true);
  },
);

it.each(['', '  ', 'jane@example.com', ' jane.doe+quote@mail.example.co '])('%j may be an email address', (text) => {
  expect(cannotBeEmail(text)).toBe(false);
});
