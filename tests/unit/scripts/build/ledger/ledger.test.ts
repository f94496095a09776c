import { describe, expect, it } from 'vitest';
import { DataError } from '#model/rows/issue.ts';
import {
  type BuiltPage,
  formatLedger,
  isLive,
  lastChanged,
  type Ledger,
  nextLedger,
  parseLedger,
  vanishedPaths,
  wordsHash,
} from '#scripts/build/ledger/ledger.ts';

const FILE = 'data/ledger.txt';
const EMPTY: Ledger = new Map();
const page = (path: string, words: string, file = words): BuiltPage => ({
  path,
  words: wordsHash(words),
  file: wordsHash(file),
});
const days = (day: string, inventory: Readonly<Record<string, string>> = {}) => ({
  day,
  inventoryDay: (path: string) => inventory[path],
});

const PAGES = [page('/faq', 'questions'), page('/', 'home'), page('/faq/roof-washing', 'roofs')];
const FIRST = nextLedger(EMPTY, PAGES, days('2026-06-01', { '/faq': '2026-03-01' }));

/** The issues of a text that is not a ledger. */
function issuesOf(text: string) {
  try {
    parseLedger(text, FILE);
  } catch (error) {
    if (error instanceof DataError) return error.issues;
  }
  throw new Error('The ledger was parsed.');
}

describe('the text of a ledger', () => {
  const text = formatLedger(FIRST);
  const [header = '', ...lines] = text.split('\n');

  it('has a header and a line for each page, sorted by path', () => {
    expect(header).toMatch(/^# Ledger of pages/);
    expect(lines.slice(0, -1).map((line) => line.split(' ')[0])).toEqual(['/', '/faq', '/faq/roof-washing']);
    expect(lines.at(-1)).toBe('');
  });

  it('parses to the ledger that it was made from, with any line endings', () => {
    expect(parseLedger(text, FILE)).toEqual(FIRST);
    expect(parseLedger(text.replaceAll('\n', '\r\n'), FILE)).toEqual(FIRST);
  });

  it('of version 1, which forgot pages that were gone, parses too, with no page gone', () => {
    const first = text.replace(/^.*\n/, `${header.replace('version 2', 'version 1').replace(', gone since', '')}\n`);
    expect(parseLedger(first, FILE)).toEqual(FIRST);
    expect(issuesOf(first.replace(lines[0]!, `${lines[0]} 2026-07-01`))).toMatchObject([
      { row: '2', field: 'number of fields', value: '6', expected: expect.stringMatching(/^5; /) as string },
    ]);
  });

  it('has a sixth field in the lines of pages that are gone, and in no other', () => {
    const gone = nextLedger(FIRST, [page('/', 'home')], days('2026-07-01'));
    const fields = formatLedger(gone)
      .split('\n')
      .slice(1, -1)
      .map((line) => line.split(' '));
    expect(fields.map(({ length }) => length)).toEqual([5, 6, 6]);
    expect(fields[1]!.at(-1)).toBe('2026-07-01');
    expect(parseLedger(formatLedger(gone), FILE)).toEqual(gone);
  });

  it('is the same for the same pages in any order', () => {
    expect(formatLedger(new Map([...FIRST].reverse()))).toBe(text);
  });

  it.each([
    ['path', 0, 'faq'],
    ['hash of its words', 1, 'short'],
    ['hash of its file', 2, 'twelve-chars'],
    ['first seen', 3, '2026-02-30'],
    ['last changed', 4, 'yesterday'],
    ['gone since', 5, '2026-13-01'],
  ])('that is damaged stops with the line, the field and the remedy: %s', (field, position, value) => {
    const damaged = `${lines[1]} 2026-07-01`.split(' ').with(position, value).join(' ');
    const [issue, ...others] = issuesOf(text.replace(lines[1]!, damaged));
    expect(others).toEqual([]);
    expect(issue).toMatchObject({ file: FILE, row: '3', field, value: JSON.stringify(value) });
    expect(issue?.expected).toMatch(/restore the file.*or delete it/);
  });

  it('that has conflict markers, a line twice or another header stops with the line', () => {
    expect(issuesOf(text.replace(lines[1]!, `<<<<<<<\n${lines[1]}`))).toMatchObject([
      { row: '3', field: 'number of fields', value: '1' },
    ]);
    expect(issuesOf(`${text}${lines[0]}\n`)).toMatchObject([{ row: '5', field: 'path', value: '"/"' }]);
    expect(issuesOf(text.replace('version 2', 'version 9'))).toMatchObject([{ row: '1', field: 'header' }]);
    expect(issuesOf('')).toMatchObject([{ row: '1', field: 'header' }]);
  });

  it('of another kind of file stops with ten issues, not one for each line', () => {
    expect(issuesOf('{\n'.repeat(5000))).toHaveLength(10);
  });
});

describe('the next ledger', () => {
  it('begins with the days of the inventory, and the day of the build for pages that are not in it', () => {
    expect(FIRST.get('/faq')).toMatchObject({ firstSeen: '2026-06-01', lastChanged: '2026-03-01' });
    expect(FIRST.get('/')).toMatchObject({ firstSeen: '2026-06-01', lastChanged: '2026-06-01' });
  });

  const pages = [page('/', 'home', 'new footer'), page('/faq', 'other questions'), page('/blog', 'posts')];
  const next = nextLedger(FIRST, pages, days('2026-07-01', { '/': '2026-06-30', '/blog': '2026-06-30' }));

  it('keeps the day of a page whose file alone changed', () => {
    expect(next.get('/')).toEqual({ ...FIRST.get('/'), file: wordsHash('new footer') });
  });

  it('dates a page whose words changed, and one that is new, by the day of the build', () => {
    expect(next.get('/faq')).toMatchObject({ firstSeen: '2026-06-01', lastChanged: '2026-07-01' });
    expect(next.get('/blog')).toMatchObject({ firstSeen: '2026-07-01', lastChanged: '2026-07-01' });
  });

  it('keeps a page that the build lacks, gone since the first build without it', () => {
    expect([...next.keys()]).toEqual(['/', '/faq', '/blog', '/faq/roof-washing']);
    const roofs = FIRST.get('/faq/roof-washing');
    expect(next.get('/faq/roof-washing')).toEqual({ ...roofs, goneSince: '2026-07-01' });
    expect([isLive(next, '/faq/roof-washing'), isLive(next, '/faq'), isLive(next, '/never')]).toEqual([
      false,
      true,
      false,
    ]);
    const later = nextLedger(next, pages, days('2026-08-01'));
    expect(later.get('/faq/roof-washing')?.goneSince).toBe('2026-07-01');
  });

  it('takes the gone mark from a page that comes back, which keeps its days while its words are the same', () => {
    const back = nextLedger(next, [page('/faq/roof-washing', 'roofs')], days('2026-09-01'));
    expect(back.get('/faq/roof-washing')).toEqual(FIRST.get('/faq/roof-washing'));
    expect(back.get('/')?.goneSince).toBe('2026-09-01');
  });

  it('names the pages that a site lacks, the latest gone first', () => {
    const later = nextLedger(next, [page('/', 'home')], days('2026-08-01'));
    expect(vanishedPaths(later, new Set(['/']))).toEqual(['/blog', '/faq', '/faq/roof-washing']);
    expect(vanishedPaths(later, new Set(['/faq']))).toEqual(['/', '/blog', '/faq/roof-washing']);
  });

  it('has the day that the sitemap of the same build shows', () => {
    for (const built of pages)
      expect(lastChanged(FIRST, built, days('2026-07-01'))).toBe(next.get(built.path)?.lastChanged);
  });
});

it('hashes of words are the beginning of the SHA-256 in base64url', () => {
  // Of 'abc', from FIPS 180-2, appendix B.1: ba7816bf 8f01cfea 41…
  expect(wordsHash('abc')).toBe(Buffer.from('ba7816bf8f01cfea41', 'hex').toString('base64url').slice(0, 11));
});
