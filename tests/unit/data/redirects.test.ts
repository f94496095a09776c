import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readRedirects } from '#data/redirects.ts';

const folder = mkdtempSync(join(tmpdir(), 'redirects-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The error message of readRedirects for a file with these rules. */
function messageFor(...rules: readonly unknown[]): string {
  const file = join(folder, 'redirects.json');
  writeFileSync(file, JSON.stringify(rules));
  try {
    readRedirects(file);
    return 'no issue';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('data/redirects.json', () => {
  it('has no issues as committed, and redirects /faqs', () => {
    expect(readRedirects('data/redirects.json')).toContainEqual({ from: '/faqs', to: '/faq', status: 301 });
  });

  it.each([
    [
      'a target with .html',
      { from: '/a', to: '/b.html', status: 301 },
      'to: is "/b.html", expected a path without .html',
    ],
    [
      'a slash at the end',
      { from: '/a/', to: '/b', status: 301 },
      'from: is "/a/", expected a path without a trailing slash',
    ],
    [
      'another site',
      { from: '/a', to: 'https://evil.example', status: 301 },
      'to: is "https://evil.example", expected a path',
    ],
    [
      'another status',
      { from: '/a', to: '/b', status: 302 },
      'status: is 302, expected 301 (redirect) or 200 (rewrite)',
    ],
    [
      'an unknown placeholder',
      { from: '/a/:x', to: '/b/:y', status: 301 },
      'to: is "/b/:y", expected only placeholders that also occur in from',
    ],
    [
      'a placeholder that is there twice',
      { from: '/a/:x/:x', to: '/b', status: 301 },
      'from: is "/a/:x/:x", expected a path with each placeholder only once',
    ],
  ])('rejects %s', (_, rule, message) => {
    expect(messageFor(rule)).toContain(message);
  });

  it('allows a redirect to the home page', () => {
    expect(messageFor({ from: '/home', to: '/', status: 301 })).toBe('no issue');
  });

  it('rejects two rules for one path', () => {
    const rule = { from: '/a', to: '/b', status: 301 };
    expect(messageFor(rule, { ...rule, to: '/c' })).toContain('one row only; row /a has it too');
  });

  it('reports how to restore the file when it is missing', () => {
    expect(() => readRedirects(join(folder, 'none.json'))).toThrow('expected a file; restore it from the repository');
  });
});
