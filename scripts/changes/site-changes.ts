import { pathParts, type PageKind } from '#routes/page-kinds.ts';
import { compileRedirects } from '#routes/redirects.ts';
import type { HostRules, UndecidedPage } from '#scripts/build/host-rules.ts';
import { ledgerChanges, type LedgerChanges } from '#scripts/build/ledger/changes.ts';
import { type Ledger, wordsHash } from '#scripts/build/ledger/ledger.ts';
import { readOwnWords, wordsText } from '#scripts/build/ledger/own-words.ts';
import type { PageReader } from './deployed-page.ts';
import { type ChangedWords, changedWords } from './word-diff.ts';

/** How many pages of one type changed in each of the ways that a ledger can show. */
export type KindChanges = Readonly<Record<keyof LedgerChanges, number>>;

/** What the path of a page that is gone answers. */
export interface Destination {
  readonly path: string;
  /** 301 to a page, 410 by data/gone.json, 404 where nothing answers. */
  readonly status: 301 | 410 | 404;
  readonly to: string | null;
  /** Whether it redirects to the page above it only because nobody has decided about it. */
  readonly undecided: boolean;
  /** The page that an undecided one may have become; null if none is similar. */
  readonly successor: string | null;
  /** Why it is gone, from data/gone.json. */
  readonly reason: string | null;
}

/** The words that a page lost and gained, or why they are unknown. */
export interface Rewording {
  readonly path: string;
  readonly changes: readonly ChangedWords[];
  /** How many further changes are left out. */
  readonly more: number;
  /** Why the words could not be read; null if they were. */
  readonly unread: string | null;
}

/** What a build changed since the last deploy. */
export interface SiteChanges extends LedgerChanges {
  readonly kinds: Readonly<Partial<Record<PageKind, KindChanges>>>;
  /** What the path of each page that is gone answers. */
  readonly destinations: readonly Destination[];
  /** The first pages with other words. */
  readonly rewordings: readonly Rewording[];
}

/** How many reworded pages are read, and how much a report quotes from each. */
const MAX_PAGES = 10;
const MAX_CHANGES = 10;
const MAX_CHARACTERS = 300;

const cut = (text: string): string => (text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS - 3)}...` : text);

/** Counts the pages of each type, in the order in which the types first occur. */
function changesByKind(changes: LedgerChanges): SiteChanges['kinds'] {
  const kinds: Partial<Record<PageKind, Record<keyof LedgerChanges, number>>> = {};
  for (const way of ['new', 'gone', 'words', 'file'] as const) {
    for (const path of changes[way]) {
      const counts = (kinds[pathParts(path).kind] ??= { new: 0, gone: 0, words: 0, file: 0 });
      counts[way] += 1;
    }
  }
  return kinds;
}

/** Looks up what a host answers for the path of each page that is gone. */
export function destinationsOf(
  paths: readonly string[],
  { rules, gone }: Pick<HostRules, 'rules' | 'gone'>,
  undecided: readonly UndecidedPage[],
): Destination[] {
  const follow = compileRedirects(rules);
  const reasons = new Map(gone.map(({ path, reason }) => [path, reason]));
  const open = new Map(undecided.map((page) => [page.path, page]));
  return paths.map((path) => {
    const reason = reasons.get(path) ?? null;
    const to = reason === null ? (follow(path)?.to ?? null) : null;
    const page = open.get(path);
    return {
      path,
      status: reason !== null ? 410 : to === null ? 404 : 301,
      to,
      undecided: page !== undefined,
      successor: page?.successor ?? null,
      reason,
    };
  });
}

/** A page's own words, if they match the ledger of its site. */
async function wordsIn(reader: PageReader, path: string, ledger: Ledger) {
  const reading = await reader(path);
  if (!reading.ok) return reading;
  const words = wordsText(readOwnWords(reading.html));
  return wordsHash(words) === ledger.get(path)?.words
    ? { ok: true as const, words }
    : { ok: false as const, reason: 'its words do not match the ledger' };
}

/** The two sites that are compared: their ledgers, and how to read a page of each. */
export interface ComparedSites {
  readonly before: { readonly ledger: Ledger; readonly read: PageReader };
  readonly after: { readonly ledger: Ledger; readonly read: PageReader };
}

async function rewordingOf(path: string, { before, after }: ComparedSites): Promise<Rewording> {
  const [old, now] = await Promise.all([
    wordsIn(before.read, path, before.ledger),
    wordsIn(after.read, path, after.ledger),
  ]);
  if (!old.ok) return { path, changes: [], more: 0, unread: old.reason };
  if (!now.ok) return { path, changes: [], more: 0, unread: `the build: ${now.reason}` };
  const all = changedWords(old.words, now.words);
  const changes = all.slice(0, MAX_CHANGES).map(({ removed, added }) => ({ removed: cut(removed), added: cut(added) }));
  return { path, changes, more: all.length - changes.length, unread: null };
}

/** Compares a build with the last deploy: pages by their type, where those that are gone lead, and words. */
export async function siteChanges(
  sites: ComparedSites,
  rules: Pick<HostRules, 'rules' | 'gone'>,
  undecided: readonly UndecidedPage[],
): Promise<SiteChanges> {
  const changes = ledgerChanges(sites.before.ledger, sites.after.ledger);
  return {
    ...changes,
    kinds: changesByKind(changes),
    destinations: destinationsOf(changes.gone, rules, undecided),
    rewordings: await Promise.all(changes.words.slice(0, MAX_PAGES).map((path) => rewordingOf(path, sites))),
  };
}
