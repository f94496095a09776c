import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Environment } from '#config/environment.ts';
import { type HeaderRule, headerRules } from '#config/headers.ts';
import { readRedirects } from '#data/redirects.ts';
import type { Model } from '#model/model.ts';
import { formatIssue } from '#model/rows/issue.ts';
import { hiddenPageIssues } from '#routes/hidden-pages.ts';
import { REDIRECT_LIMITS, type RedirectRule, redirectRules, type SiteRules } from '#routes/redirects.ts';

const siteRules = (model: Model, dataFolder: string): SiteRules =>
  redirectRules(readRedirects(resolve(dataFolder, 'redirects.json')), model);

/**
 * The site's redirects: redirects.json of the data folder, and those of the model. Throws a DataError if the file
 * is invalid.
 */
export function siteRedirects(model: Model, dataFolder = 'data'): readonly RedirectRule[] {
  return siteRules(model, dataFolder).rules;
}

const MAX_NAMED = 5;

function limitNotices({ leftOut }: SiteRules): string[] {
  if (leftOut.length === 0) return [];
  const named = leftOut.slice(0, MAX_NAMED).map(({ from }) => from);
  const more = leftOut.length > MAX_NAMED ? ` and ${leftOut.length - MAX_NAMED} more` : '';
  return [
    `Redirects: ${leftOut.length} more than the hosts accept (${REDIRECT_LIMITS.static} static, ` +
      `${REDIRECT_LIMITS.dynamic} with a placeholder). The oldest are left out: ${named.join(', ')}${more}. ` +
      'Remove rules from data/redirects.json to make room.',
  ];
}

/** Sentences for the operator about the redirects that are left out: those that hide a page, and the surplus. */
export function redirectNotices(model: Model, dataFolder = 'data'): string[] {
  const site = siteRules(model, dataFolder);
  const hidden = hiddenPageIssues(site.hiding, model, (table) => table);
  return [
    ...hidden.map(
      (issue) => `Redirect that would hide a page: ${formatIssue(issue)}. The page is built and the rule left out.`,
    ),
    ...limitNotices(site),
  ];
}

/** Formats _redirects, a line per rule, for Cloudflare Pages and Netlify. */
export function redirectsFile(rules: readonly RedirectRule[]): string {
  return rules.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
}

/** Formats _headers, for Cloudflare Pages and Netlify. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const block = ({ path, headers }: HeaderRule): string =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${rules.map(block).join('\n\n')}\n`;
}

/**
 * Formats vercel.json (https://vercel.com/docs/project-configuration). Vercel reads it from the repository
 * before the build, so it is committed; `npm run hosts` writes it.
 */
export function vercelFile(rules: readonly RedirectRule[], headers: readonly HeaderRule[]): string {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    // null disables Vercel's framework preset.
    framework: null,
    buildCommand: 'npm run deploy -- --no-upload',
    outputDirectory: 'dist',
    cleanUrls: true,
    trailingSlash: false,
    redirects: rules
      .filter((rule) => rule.status === 301)
      // `permanent: true` would mean 308; the other hosts respond with 301.
      .map(({ from, to, status }) => ({ source: from, destination: to, statusCode: status })),
    rewrites: rules.filter((rule) => rule.status === 200).map(({ from, to }) => ({ source: from, destination: to })),
    headers: headers.map((rule) => ({
      source: rule.path.replace(/\*$/, '(.*)'),
      headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

const withoutFormTargets = (text: string): string => text.replace(/form-action [^";]*/g, 'form-action');

/**
 * Whether a committed vercel.json equals the expected one. form-action depends on the environment it was
 * written in, so only a build on Vercel itself (`exact`) compares it.
 */
export function isVercelFileCurrent(committed: string | null, expected: string, exact: boolean): boolean {
  if (committed === null) return false;
  const unix = committed.replaceAll('\r\n', '\n');
  return exact ? unix === expected : withoutFormTargets(unix) === withoutFormTargets(expected);
}

/** Whether the vercel.json in the working folder is up to date with these rules and this environment. */
export function isVercelCurrent(rules: readonly RedirectRule[], environment: Environment): boolean {
  const file = resolve('vercel.json');
  const committed = existsSync(file) ? readFileSync(file, 'utf8') : null;
  const isOnVercel = process.env['VERCEL'] !== undefined;
  return isVercelFileCurrent(committed, vercelFile(rules, headerRules(environment)), isOnVercel);
}
