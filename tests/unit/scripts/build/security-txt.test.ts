import { describe, expect, it } from 'vitest';
import { readEnvironment } from '#config/environment.ts';
import { SECURITY_TXT, securityTxt } from '#scripts/build/security-txt.ts';

const site = { contact: 'security@site.example', origin: 'https://www.site.example', day: '2026-11-24' };
/** The value of a field. */
const field = (text: string | null, name: string): string | undefined =>
  (text ?? '')
    .split('\n')
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2);

describe('security.txt', () => {
  it('has the fields of RFC 9116, each once', () => {
    const text = securityTxt(site) ?? '';
    expect(text.split('\n').map((line) => line.split(':')[0])).toEqual([
      'Contact',
      'Expires',
      'Preferred-Languages',
      'Canonical',
      '',
    ]);
    expect(field(text, 'Canonical')).toBe(`${site.origin}${SECURITY_TXT}`);
  });

  it.each([
    ['security@site.example', 'mailto:security@site.example'],
    ['mailto:security@site.example', 'mailto:security@site.example'],
    ['https://site.example/report', 'https://site.example/report'],
    ['tel:+1-803-555-0142', 'tel:+1-803-555-0142'],
  ])('names the contact %s as the address %s', (contact, uri) => {
    expect(field(securityTxt({ ...site, contact }), 'Contact')).toBe(uri);
  });

  it.each(['2026-01-01', '2026-05-31', '2026-06-30', '2026-11-24', '2026-12-31', '2028-02-29'])(
    'of a build on %s expires six to seven months later',
    (day) => {
      const expires = field(securityTxt({ ...site, day }), 'Expires') ?? '';
      expect(expires).toMatch(/^\d{4}-\d{2}-01T00:00:00Z$/);
      const days = (Date.parse(expires) - Date.parse(day)) / 86_400_000;
      expect(days).toBeGreaterThan(180);
      expect(days).toBeLessThan(216);
    },
  );

  it('changes with the month and not with the day', () => {
    const on = (day: string) => securityTxt({ ...site, day });
    expect(on('2026-11-01')).toBe(on('2026-11-30'));
    expect(on('2026-12-01')).not.toBe(on('2026-11-30'));
  });

  it('is missing where nobody can be told', () => {
    expect(securityTxt({ ...site, contact: null })).toBeNull();
  });
});

describe('SECURITY_CONTACT', () => {
  it.each(['security@site.example', 'https://site.example/report', 'mailto:a@site.example', 'tel:+18035550142'])(
    'takes %s',
    (contact) => {
      expect(readEnvironment({ SECURITY_CONTACT: contact }).SECURITY_CONTACT).toBe(contact);
    },
  );

  it.each(['us', 'http://site.example', 'javascript:alert(1)', 'mailto:a@site.example\nExpires: never'])(
    'refuses %j',
    (contact) => {
      expect(() => readEnvironment({ SECURITY_CONTACT: contact })).toThrow(/SECURITY_CONTACT/);
    },
  );

  it('unset leaves the email of the business', () => {
    expect(readEnvironment({ SECURITY_CONTACT: '' }).SECURITY_CONTACT).toBeUndefined();
  });
});
