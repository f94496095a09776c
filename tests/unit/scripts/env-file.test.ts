import { describe, expect, it } from 'vitest';
import { envFileHint } from '#scripts/env-file.mjs';

const TEXT = 'SITE_URL=https://wash.example\r\n';

describe('.env', () => {
  it.each([
    ['with a byte order mark', Buffer.from(`\ufeff${TEXT}`), 'UTF-8 with a byte order mark'],
    ['as PowerShell writes it', Buffer.from(`\ufeff${TEXT}`, 'utf16le'), 'UTF-16'],
    ['in UTF-16 of the other order', Buffer.from(`\ufeff${TEXT}`, 'utf16le').swap16(), 'UTF-16'],
  ])('is refused %s, because variables would be lost', (_, bytes, name) => {
    expect(envFileHint(bytes)).toBe(
      `.env is saved as ${name}, so its variables would not be read. Save it as UTF-8 (without a byte order mark) and run this again.`,
    );
  });

  it.each(['', TEXT, '# Schlüssel\nA=1\n'])('is accepted as plain UTF-8: %j', (text) => {
    expect(envFileHint(Buffer.from(text))).toBeNull();
  });
});
