import { describe, expect, it } from 'vitest';
import type { RedirectRule } from '#routes/redirects.ts';
import { type Ledger, nextLedger, wordsHash } from '#scripts/build/ledger/ledger.ts';
import { readOwnWords, wordsText } from '#scripts/build/ledger/own-words.ts';
import type { PageReader } from '#scripts/changes/deployed-page.ts';
import { changesReport } from '#scripts/changes/report.ts';
import { destinationsOf, siteChanges } from '#scripts/changes/site-changes.ts';

const html = (words: string): string => `<head><title>T</title></head><main><h1>H</h1><p>${words}</p></main>`;

/** A site of pages by path, each with its words. */
function siteOf(pages: Readonly<Record<string, string>>): { readonly ledger: Ledger; readonly read: PageReader } {
  const built = Object.entries(pages).map(([path, words]) => ({
    path,
    words: wordsHash(wordsText(readOwnWords(html(words)))),
    file: wordsHash(html(words)),
  }));
  return {
    ledger: nextLedger(new Map(), built, { day: '2026-06-01', inventoryDay: () => undefined }),
    read: (path) => Promise.resolve({ ok: true, html: html(pages[path] ?? '') }),
  };
}

const rule = (from: string, to: string): RedirectRule => ({ from, to, status: 301, kind: 'static' });
const NO_RULES = { rules: [], gone: [] };

const BEFORE = siteOf({
  '/': 'home',
  '/blog/a': 'we wash brick homes',
  '/blog/moved': 'moved',
  '/blog/offer': 'offer',
  '/blog/open': 'open',
  '/faq/roofs': 'roofs',
});
const AFTER = siteOf({
  '/': 'home',
  '/blog/a': 'we wash vinyl homes',
  '/blog/new': 'new',
  '/faq/roofs': 'roofs',
  '/faq/roofs/irmo-x': 'x',
});
const RULES = {
  rules: [rule('/blog/moved', '/blog/new'), rule('/blog/open', '/blog')],
  gone: [{ path: '/blog/offer', reason: 'the offer ended' }],
};
const UNDECIDED = [{ path: '/blog/open', to: '/blog', successor: '/blog/new' }];

describe('what a build changed', () => {
  it('is counted by page type', async () => {
    const { kinds } = await siteChanges({ before: BEFORE, after: AFTER }, RULES, UNDECIDED);
    expect(kinds).toEqual({
      post: { new: 1, gone: 3, words: 1, file: 0 },
      'neighborhood-faq': { new: 1, gone: 0, words: 0, file: 0 },
    });
  });

  it('has where each page that is gone leads', () => {
    const paths = ['/blog/moved', '/blog/offer', '/blog/open', '/blog/left-out'];
    const none = { undecided: false, successor: null, reason: null };
    expect(destinationsOf(paths, RULES, UNDECIDED)).toEqual([
      { ...none, path: '/blog/moved', status: 301, to: '/blog/new' },
      { ...none, path: '/blog/offer', status: 410, to: null, reason: 'the offer ended' },
      { ...none, path: '/blog/open', status: 301, to: '/blog', undecided: true, successor: '/blog/new' },
      { ...none, path: '/blog/left-out', status: 404, to: null },
    ]);
  });

  it('has the words that a page lost and got', async () => {
    const { rewordings } = await siteChanges({ before: BEFORE, after: AFTER }, RULES, UNDECIDED);
    expect(rewordings).toEqual([
      { path: '/blog/a', changes: [{ removed: 'brick', added: 'vinyl' }], more: 0, unread: null },
    ]);
  });

  it('has no words of a page that could not be read, or that is another than the ledger’s', async () => {
    const missing: PageReader = () => Promise.resolve({ ok: false, reason: 'there is no network' });
    const other: PageReader = () => Promise.resolve({ ok: true, html: html('parked domain') });
    const unread = async (read: PageReader) => {
      const { rewordings } = await siteChanges({ before: { ...BEFORE, read }, after: AFTER }, NO_RULES, []);
      return rewordings.map((page) => page.unread);
    };
    expect(await unread(missing)).toEqual(['there is no network']);
    expect(await unread(other)).toEqual(['its words do not match the ledger']);
  });

  it('reads ten pages at most, and repeats little of each', async () => {
    const many = (text: (index: number) => string) =>
      siteOf(Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`/blog/p${index + 10}`, text(index)])));
    const sentence = (word: string) => Array.from({ length: 40 }, (_, at) => `${word}${at} same${at}`).join(' ');
    let asked = 0;
    const before = many(() => sentence('a'));
    const counting: PageReader = (path) => {
      asked += 1;
      return before.read(path);
    };
    const after = many(() => sentence('b'.repeat(400)));
    const { rewordings } = await siteChanges({ before: { ...before, read: counting }, after }, NO_RULES, []);
    expect([asked, rewordings.length]).toEqual([10, 10]);
    expect(rewordings[0]).toMatchObject({ more: 30 });
    expect(rewordings[0]!.changes).toHaveLength(10);
    for (const { added } of rewordings[0]!.changes) expect(added.length).toBeLessThanOrEqual(300);
  });
});

describe('the report of what a build changed', () => {
  it('has the counts by page type in columns, and what changed below', async () => {
    const report = changesReport(await siteChanges({ before: BEFORE, after: AFTER }, RULES, UNDECIDED));
    expect(report).toBe(
      [
        '                  new  gone  words changed  only file changed',
        'post                1     3              1                  0',
        'neighborhood-faq    1     0              0                  0',
        'all pages           2     3              1                  0',
        '',
        'New pages:',
        '  /blog/new',
        '  /faq/roofs/irmo-x',
        '',
        'Pages gone:',
        '  /blog/moved leads to /blog/new',
        '  /blog/offer answers 410: the offer ended',
        '  /blog/open leads to /blog, undecided; it may have become /blog/new',
        '',
        'Words changed:',
        '  /blog/a',
        '    - brick',
        '    + vinyl',
      ].join('\n'),
    );
  });

  it('says once why old words could not be read, and how many pages it leaves out', async () => {
    const pages = (words: string) =>
      siteOf(Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`/blog/p${index + 10}`, words])));
    const read: PageReader = () => Promise.resolve({ ok: false, reason: 'there is no network' });
    const changes = await siteChanges({ before: { ...pages('a'), read }, after: pages('b') }, NO_RULES, []);
    const lines = changesReport(changes).split('\n');
    expect(lines.filter((line) => line.includes('there is no network'))).toEqual([
      expect.stringMatching(
        /^ {2}The old words of \/blog\/p10, .*, \/blog\/p19 could not be read: there is no network\.$/,
      ),
    ]);
    expect(lines.at(-1)).toBe('  and 3 more pages');
  });

  it('lists ten paths of each kind', async () => {
    const many = siteOf(
      Object.fromEntries(Array.from({ length: 1012 }, (_, index) => [`/blog/p${1000 + index}`, 'p'])),
    );
    const lines = changesReport(await siteChanges({ before: siteOf({}), after: many }, NO_RULES, [])).split('\n');
    expect(lines).toContain('  /blog/p1009');
    expect(lines.at(-1)).toBe('  and 1,002 more');
  });
});
