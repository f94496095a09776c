import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { changesLine, ledgerChanges } from '#scripts/build/ledger/changes.ts';
import { deployLedger } from '#scripts/build/ledger/deploy-ledger.ts';
import { readLedger, writeLedger } from '#scripts/build/ledger/ledger-file.ts';
import { formatLedger, type Ledger, nextLedger, wordsHash } from '#scripts/build/ledger/ledger.ts';

/** A ledger of pages by path: their words, and the rest of their file. */
const ledgerOf = (pages: Readonly<Record<string, readonly [words: string, rest: string]>>): Ledger =>
  nextLedger(
    new Map(),
    Object.entries(pages).map(([path, [words, rest]]) => ({
      path,
      words: wordsHash(words),
      file: wordsHash(words + rest),
    })),
    { day: '2026-06-01', inventoryDay: () => undefined },
  );

const BEFORE = ledgerOf({ '/': ['home', ''], '/a': ['a', ''], '/b': ['b', ''], '/old': ['old', ''] });
const AFTER = ledgerOf({ '/': ['home', ''], '/a': ['a', 'footer'], '/b': ['other', ''], '/new': ['new', ''] });

describe('the changes between two ledgers', () => {
  it('are new and gone pages, other words, and other files with the same words', () => {
    expect(ledgerChanges(BEFORE, AFTER)).toEqual({ new: ['/new'], gone: ['/old'], words: ['/b'], file: ['/a'] });
  });

  it('have a page that comes back as new, and one that stays gone in no list', () => {
    const days = { day: '2026-07-01', inventoryDay: () => undefined };
    const live = (ledger: Ledger) => [...ledger].map(([path, { words, file }]) => ({ path, words, file }));
    const gone = nextLedger(BEFORE, live(AFTER), days);
    expect(ledgerChanges(BEFORE, gone)).toEqual(ledgerChanges(BEFORE, AFTER));
    expect(ledgerChanges(gone, nextLedger(gone, live(AFTER), days))).toEqual({
      new: [],
      gone: [],
      words: [],
      file: [],
    });
    expect(ledgerChanges(gone, nextLedger(gone, live(BEFORE), days))).toMatchObject({ new: ['/old'], gone: ['/new'] });
  });

  it('are none between a ledger and itself', () => {
    expect(ledgerChanges(AFTER, AFTER)).toEqual({ new: [], gone: [], words: [], file: [] });
  });

  it('fit in one line', () => {
    expect(changesLine(ledgerChanges(BEFORE, AFTER))).toBe('1 new, 1 gone, 1 words changed, 1 only file changed');
  });
});

describe('a deployed ledger', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const [built, deployed] = [join(folder, 'built', 'ledger.txt'), join(folder, 'data', 'ledger.txt')];
  const former = join(folder, 'built', 'former.txt');

  it('is that of the build, with what it changed, and the former one is kept', () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    writeLedger(built, BEFORE);
    expect(deployLedger(built, deployed, former).new).toEqual([...BEFORE.keys()]);
    writeLedger(built, AFTER);
    expect(deployLedger(built, deployed, former)).toEqual(ledgerChanges(BEFORE, AFTER));
    expect(log.mock.calls.at(-1)).toEqual([`${deployed}: ${changesLine(ledgerChanges(BEFORE, AFTER))}.`]);
    log.mockRestore();
    expect(readFileSync(deployed, 'utf8')).toBe(formatLedger(AFTER));
    expect(readdirSync(join(folder, 'data'))).toEqual(['ledger.txt']);
    expect(readLedger(former)).toEqual(BEFORE);
  });

  it('needs a build', () => {
    expect(() => deployLedger(join(folder, 'missing.txt'), deployed, former)).toThrow(
      /missing.txt is missing. Run npm run build/,
    );
    expect(readLedger(deployed)).toEqual(AFTER);
  });
});
