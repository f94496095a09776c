import { existsSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { resolve } from 'node:path';
import type { Environment } from '#config/environment.ts';
import { type HeaderRule, headerRules } from '#config/headers.ts';
import type { GonePage } from '#data/gone-pages.ts';
import { PATHS } from '#routes/paths.ts';
import { REDIRECT_LIMITS, type RedirectRule } from '#routes/redirects.ts';
import { goneListFile, routesFile } from './function-routes.ts';
import type { HostRules } from './host-rules.ts';

/** Formats _redirects, a line per rule, for Cloudflare Pages and Netlify. */
export function redirectsFile(rules: readonly RedirectRule[]): string {
  return rules.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
}

/**
 * Adds the redirects of the same paths with a trailing slash, as old sites and many links from elsewhere write them, as
 * far as there is room: Cloudflare Pages matches a path only as it is written. Netlify and Vercel ignore the slash.
 */
export function withSlashRules(rules: readonly RedirectRule[]): RedirectRule[] {
  return (['static', 'dynamic'] as const).flatMap((kind) => {
    const own = rules.filter((rule) => rule.kind === kind);
    const redirects = own.filter(({ status }) => status === 301);
    return [...own, ...redirects.map((rule) => ({ ...rule, from: `${rule.from}/` }))].slice(0, REDIRECT_LIMITS[kind]);
  });
}

/** The lines that make Netlify answer pages with 410 and the not-found page. Cloudflare Pages would refuse them. */
const goneLines = (gone: readonly GonePage[]): string =>
  gone.map(({ path }) => `${path} ${PATHS.notFound}.html 410\n`).join('');

/**
 * The files of a site that tell its host about paths without a page of their own. A build on Netlify, which sets
 * NETLIFY, writes that host's; any other those of Cloudflare Pages, which the emulator reads too.
 */
export function pathFiles(
  { rules, gone }: Pick<HostRules, 'rules' | 'gone'>,
  isOnNetlify: boolean,
): readonly { readonly path: string; readonly text: string }[] {
  return isOnNetlify
    ? [{ path: '/_redirects', text: goneLines(gone) + redirectsFile(rules) }]
    : [
        { path: '/_redirects', text: redirectsFile(withSlashRules(rules)) },
        { path: '/_routes.json', text: routesFile(gone) },
        ...(gone.length === 0 ? [] : [{ path: '/gone-pages.json', text: goneListFile(gone) }]),
      ];
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
export function vercelFile({ rules, gone }: Pick<HostRules, 'rules' | 'gone'>, headers: readonly HeaderRule[]): string {
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
    rewrites: [
      ...rules.filter((rule) => rule.status === 200).map(({ from, to }) => ({ source: from, destination: to })),
      ...gone.map(({ path }) => ({ source: path, destination: PATHS.notFound, statusCode: 410 })),
    ],
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
export function isVercelCurrent(rules: Pick<HostRules, 'rules' | 'gone'>, environment: Environment): boolean {
  const file = resolve('vercel.json');
  const committed = existsSync(file) ? readFileSync(file, 'utf8') : null;
  const isOnVercel = process.env['VERCEL'] !== undefined;
  return isVercelFileCurrent(committed, vercelFile(rules, headerRules(environment)), isOnVercel);
}

/**
 * The relay's entry for Vercel, api/quote.js, made of the text of src/relay/relay.ts. Vercel compiles the TypeScript
 * files of a function one by one and leaves `.ts` in their imports, so its entry is one file of plain JavaScript.
 */
export function vercelRelayFile(source: string): string {
  const script = stripTypeScriptTypes(source)
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^export /gm, '');
  return `// The relay at Vercel, which serves api/quote.js at /api/quote.
// Generated from src/relay/relay.ts by npm run hosts. Do not edit; a test compares them.

${script.trim()}

const answer = (request) => relay(request, process.env, request.headers.get('x-real-ip'));

export { answer as DELETE, answer as GET, answer as OPTIONS, answer as PATCH, answer as POST, answer as PUT };
`;
}
