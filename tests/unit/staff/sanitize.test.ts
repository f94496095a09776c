import { describe, expect, it } from 'vitest';
import { sanitizeLine, sanitizeText } from '#staff/store/sanitize.ts';

describe('sanitizing typed or pasted text', () => {
  it('removes characters that the store rejects, and nothing visible', () => {
    expect(sanitizeLine('One\ntwo\u202e\u0000 three\tfour 🏠')).toBe('One two  three four 🏠');
    expect(sanitizeText('One\r\ntwo\u0007\n\tthree\u2067')).toBe('One\ntwo\n\tthree');
  });

  it('removes half of a surrogate pair', () => {
    expect(sanitizeLine('cut \ud83c')).toBe('cut ');
  });
});
