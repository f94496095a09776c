import type { RedirectRule } from '#routes/redirects.ts';
import type { HeaderRule } from '#config/headers.ts';

/**
 * The text of vercel.json (vercel.com/docs/project-configuration). Vercel reads it from the repository before it
 * builds, so it is committed; `npm run hosts` writes it anew.
 */
export function vercelFile(rules: readonly RedirectRule[], headers: readonly HeaderRule[]): string {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    // No preset: the table below is all there is.
    framework: null,
    buildCommand: 'npm run snapshot && npm run launch',
    outputDirectory: 'dist',
    cleanUrls: true,
    trailingSlash: false,
    redirects: rules
      .filter((rule) => rule.status === 301)
      // `permanent: true` would answer 308, and the other hosts answer 301.
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
 * Whether a committed vercel.json is the one expected. Where forms may post depends on the environment it was written
 * in, so only a build on Vercel itself (`exact`) compares that too.
 */
export function isVercelFileCurrent(committed: string | null, expected: string, exact: boolean): boolean {
  if (committed === null) return false;
  const unix = committed.replaceAll('\r\n', '\n');
  return exact ? unix === expected : withoutFormTargets(unix) === withoutFormTargets(expected);
}
