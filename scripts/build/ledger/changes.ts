import { isLive, type Ledger } from './ledger.ts';

/** The paths that differ between two ledgers, by kind, each sorted. */
export interface LedgerChanges {
  readonly new: readonly string[];
  readonly gone: readonly string[];
  /** Pages whose own words changed. */
  readonly words: readonly string[];
  /** Pages whose file changed and whose own words did not: a menu, a footer, a script. */
  readonly file: readonly string[];
}

/** Compares the pages of two ledgers. A page that was gone and came back is new. */
export function ledgerChanges(before: Ledger, after: Ledger): LedgerChanges {
  const paths = [...after.keys()].filter((path) => isLive(after, path)).sort();
  const differsIn = (field: 'words' | 'file', path: string): boolean =>
    isLive(before, path) && before.get(path)![field] !== after.get(path)![field];
  return {
    new: paths.filter((path) => !isLive(before, path)),
    gone: [...before.keys()].filter((path) => isLive(before, path) && !isLive(after, path)).sort(),
    words: paths.filter((path) => differsIn('words', path)),
    file: paths.filter((path) => differsIn('file', path) && !differsIn('words', path)),
  };
}

const LABELS: Readonly<Record<keyof LedgerChanges, string>> = {
  new: 'new',
  gone: 'gone',
  words: 'words changed',
  file: 'only file changed',
};

const KINDS = Object.keys(LABELS) as (keyof LedgerChanges)[];

/** The changes in one line: '3 new, 0 gone, 14 words changed, 2,860 only file changed'. */
export const changesLine = (changes: LedgerChanges): string =>
  KINDS.map((kind) => `${changes[kind].length.toLocaleString('en-US')} ${LABELS[kind]}`).join(', ');
