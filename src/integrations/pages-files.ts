import type { RedirectRule } from '#routes/redirects.ts';
import type { HeaderRule } from '#config/headers.ts';

/** The text of _redirects, a rule a line, as Cloudflare Pages and Netlify both read it. */
export function redirectsFile(rules: readonly RedirectRule[]): string {
  return rules.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
}

/** The text of _headers, as Cloudflare Pages and Netlify both read it. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const block = ({ path, headers }: HeaderRule): string =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${rules.map(block).join('\n\n')}\n`;
}
