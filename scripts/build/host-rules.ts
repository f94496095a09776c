import { existsSync, readdirSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { type GonePage, readGonePages } from '#data/gone-pages.ts';
import { readRedirects } from '#data/redirects.ts';
import type { Model } from '#model/model.ts';
import { UPLOADS } from '#model/picture.ts';
import { DataError, formatIssue, type Issue, showValue } from '#model/rows/issue.ts';
import { hiddenPageIssues } from '#routes/hidden-pages.ts';
import { pagePaths } from '#routes/inventory.ts';
import { pathParts } from '#routes/page-kinds.ts';
import { hasPlaceholder, pathMatcher } from '#routes/path-pattern.ts';
import {
  type BaseRule,
  compileRedirects,
  endlessRules,
  REDIRECT_LIMITS,
  type RedirectRule,
  redirectRules,
  type SiteRules,
} from '#routes/redirects.ts';
import { successorFinder } from '#routes/vanished-pages.ts';
import { goneRoutes, MAX_GONE_ROUTES, MAX_ROUTE_LENGTH } from './function-routes.ts';
import { readDeployedLedger } from './ledger/ledger-file.ts';
import { isLive, type Ledger, vanishedPaths } from './ledger/ledger.ts';

/** Everything that hosts are told about paths without a page. */
export interface HostRules extends SiteRules {
  /** The paths of data/redirects.json. */
  readonly sources: ReadonlySet<string>;
  /** The pages of data/gone.json that the site does not have, in the file's order. */
  readonly gone: readonly GonePage[];
  /** The pages of data/gone.json that the site has again. */
  readonly returned: readonly GonePage[];
  /** The ledger of the last deploy. */
  readonly ledger: Ledger;
}

/** The issues of paths that data/gone.json ends and data/redirects.json leads on. */
function contradictions(gone: readonly GonePage[], rules: readonly BaseRule[], dataFolder: string): Issue[] {
  const redirected = new Set(rules.map(({ from }) => from));
  return gone
    .filter(({ path }) => redirected.has(path))
    .map(({ path }) => ({
      file: resolve(dataFolder, 'gone.json'),
      row: path,
      field: 'path',
      value: showValue(path),
      expected: 'a path without a rule in redirects.json; remove it from one of the two files',
    }));
}

/** The issues of redirects that never end, whatever pages the site has: no row may decide whether it can be built. */
const circles = (rules: readonly BaseRule[], dataFolder: string): Issue[] =>
  endlessRules(rules).map(({ rule: { from, to }, circle }) => ({
    file: resolve(dataFolder, 'redirects.json'),
    row: from,
    field: 'to',
    value: showValue(to),
    expected: `a path at which redirects end, not a circle (${circle.join(' → ')}); let one of its rules lead to a page`,
  }));

/** The rules of a model that are read from a data folder. */
function readHostRules(model: Model, dataFolder: string): HostRules {
  const base = readRedirects(resolve(dataFolder, 'redirects.json'));
  const listed = readGonePages(resolve(dataFolder, 'gone.json'));
  const issues = [...circles(base, dataFolder), ...contradictions(listed, base, dataFolder)];
  if (issues.length > 0) throw new DataError(issues);
  const pages = pagePaths(model);
  const gone = listed.filter(({ path }) => !pages.has(path));
  const ledger = readDeployedLedger(dataFolder);
  const vanished = vanishedPaths(ledger, pages);
  return {
    ...redirectRules(base, model, { vanished, gone: new Set(gone.map(({ path }) => path)) }),
    sources: new Set(base.map(({ from }) => from)),
    ledger,
    gone,
    returned: listed.filter(({ path }) => pages.has(path)),
  };
}

/** A model is read anew when its data change, so its rules stay the same. */
const known = new WeakMap<Model, Map<string, HostRules>>();

/**
 * What hosts are told about paths without a page: redirects.json and gone.json of the data folder, the redirects of the
 * model, and those of pages in the folder's ledger that vanished. Throws a DataError if a file is invalid.
 */
export function hostRules(model: Model, dataFolder = 'data'): HostRules {
  const ofModel = known.get(model) ?? new Map<string, HostRules>();
  known.set(model, ofModel);
  const rules = ofModel.get(dataFolder) ?? readHostRules(model, dataFolder);
  ofModel.set(dataFolder, rules);
  return rules;
}

/** The site's redirects, as far as hosts accept them. Throws a DataError like hostRules. */
export const siteRedirects = (model: Model, dataFolder = 'data'): readonly RedirectRule[] =>
  hostRules(model, dataFolder).rules;

const MAX_NAMED = 5;

const named = (paths: readonly string[]): string =>
  paths.slice(0, MAX_NAMED).join(', ') + (paths.length > MAX_NAMED ? ` and ${paths.length - MAX_NAMED} more` : '');

function limitNotices({ leftOut }: SiteRules): string[] {
  if (leftOut.length === 0) return [];
  return [
    `Redirects: ${leftOut.length} more than the hosts accept (${REDIRECT_LIMITS.static} static, ` +
      `${REDIRECT_LIMITS.dynamic} with a placeholder). The oldest are left out: ${named(leftOut.map(({ from }) => from))}. ` +
      'Remove rules from data/redirects.json to make room.',
  ];
}

function goneLimitNotices(gone: readonly GonePage[]): string[] {
  const { without } = goneRoutes(gone);
  return without.length === 0
    ? []
    : [
        `Gone pages: Cloudflare Pages answers ${MAX_GONE_ROUTES} with 410, of at most ${MAX_ROUTE_LENGTH} characters ` +
          `each. With 404 instead: ${named(without)}.`,
      ];
}

/**
 * Sentences for the operator about what hosts are not told: redirects that hide a page, entries of gone.json for a
 * page that the site has, and what is more than hosts accept.
 */
export function redirectNotices(model: Model, dataFolder = 'data'): string[] {
  const rules = hostRules(model, dataFolder);
  const hidden = hiddenPageIssues(rules.hiding, model, (table) => table);
  return [
    ...hidden.map(
      (issue) => `Redirect that would hide a page: ${formatIssue(issue)}. The page is built and the rule left out.`,
    ),
    ...rules.endless.map(
      ({ from, to }) =>
        `Redirect that leads in a circle: ${from} leads to ${to}, and a redirect of rows leads back. ` +
        'The rule is left out. Correct or remove it in data/redirects.json.',
    ),
    ...rules.ended.map(
      ({ from, to }) =>
        `Redirect to a page in data/gone.json: ${from} led to ${to}, which is gone, and the rule is left out. Let it ` +
        'lead elsewhere in data/redirects.json, or remove it there and list its path in data/gone.json, too.',
    ),
    ...rules.returned.map(
      ({ path }) => `Page in data/gone.json that the site has: ${path} is built. Remove it from the file.`,
    ),
    ...limitNotices(rules),
    ...goneLimitNotices(rules.gone),
  ];
}

/** The endings of files that a build writes itself, which only the audit knows. */
const BUILT_FILE = /\.(?:css|js|json|txt|webmanifest|woff2|xml)$/;

/** The paths of a public folder's files. */
function publicPaths(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `/${name.replaceAll(sep, '/')}`);
}

/** Whether a site may have pages of a kind that it has none of, as a new company has no cities. */
function isKindWithoutPages(pattern: string, pages: ReadonlySet<string>): boolean {
  const { kind } = pathParts(pattern);
  return kind !== 'other' && ![...pages].some((page) => pathParts(page).kind === kind);
}

/**
 * A sentence for the operator about each rule of data/redirects.json that leads to no page, and to no file of the
 * public folder beside the data folder. Hosts get the rule all the same: a page may be newer than the build.
 */
export function deadEndNotices(model: Model, dataFolder = 'data'): string[] {
  const { rules, sources } = hostRules(model, dataFolder);
  const pages = pagePaths(model);
  const files = new Set(publicPaths(join(dataFolder, '..', 'public')));
  const follow = compileRedirects(rules.filter(({ status }) => status === 200));
  const exists = (target: string): boolean => {
    const path = follow(target)?.to ?? target;
    if (!hasPlaceholder(path))
      return pages.has(path) || files.has(path) || BUILT_FILE.test(path) || path.startsWith(UPLOADS);
    const match = pathMatcher(path);
    return [...pages, ...files].some((page) => match(page) !== null) || isKindWithoutPages(path, pages);
  };
  return rules
    .filter(({ from, to }) => sources.has(from) && !exists(to))
    .map(
      ({ from, to }) =>
        `Redirect that leads to no page: ${from} leads to ${to}, which the site does not have. ` +
        'Correct or remove it in data/redirects.json.',
    );
}

/** A page that vanished and that nobody has decided about. */
export interface UndecidedPage {
  readonly path: string;
  /** The page above it, where it leads for now. */
  readonly to: string;
  /** The page that it may have become; null if none has a similar name. */
  readonly successor: string | null;
}

/** The pages of the ledger that the site lacks, with neither a redirect of their own nor an entry in gone.json. */
export function undecidedPages(model: Model, dataFolder = 'data'): readonly UndecidedPage[] {
  const { undecided, ledger } = hostRules(model, dataFolder);
  if (undecided.length === 0) return [];
  const successorOf = successorFinder(pagePaths(model), (path) => !isLive(ledger, path));
  return undecided.map(({ from, to }) => ({ path: from, to, successor: successorOf(from) }));
}

/** A sentence for the operator about each vanished page that nobody has decided about. */
export const undecidedNotices = (model: Model, dataFolder = 'data'): string[] =>
  undecidedPages(model, dataFolder).map(
    ({ path, to, successor }) =>
      `Page gone, undecided: ${path} leads to ${to} for now` +
      `${successor === null ? '' : `; it may have become ${successor}`}. ` +
      'Write where it leads into data/redirects.json, or list it in data/gone.json.',
  );
