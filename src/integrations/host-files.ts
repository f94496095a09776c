import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { readRedirects } from '#data/redirects.ts';
import type { Model } from '#model/model.ts';
import { type RedirectRule, redirectRules } from '#routes/redirects.ts';
import type { Environment } from '#config/environment.ts';
import { headerRules } from '#config/headers.ts';
import { headersFile, redirectsFile } from './pages-files.ts';
import { isVercelFileCurrent, vercelFile } from './vercel.ts';

/** The site's redirects: data/redirects.json below the working folder and what the model adds. Throws as both parts do. */
export function siteRedirects(model: Model): RedirectRule[] {
  return redirectRules(readRedirects(resolve('data', 'redirects.json')), model);
}

/** Whether the committed vercel.json says what this model and environment say. */
export function isVercelCurrent(rules: readonly RedirectRule[], environment: Environment): boolean {
  const file = resolve('vercel.json');
  const committed = existsSync(file) ? readFileSync(file, 'utf8') : null;
  const onVercel = process.env['VERCEL'] !== undefined;
  return isVercelFileCurrent(committed, vercelFile(rules, headerRules(environment)), onVercel);
}

/** Writes _redirects and _headers beside the pages, and says when the committed vercel.json is an older one. */
export function hostFiles(model: Model, environment: Environment): AstroIntegration {
  return {
    name: 'host-files',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const rules = siteRedirects(model);
        writeFileSync(new URL('_redirects', dir), redirectsFile(rules));
        writeFileSync(new URL('_headers', dir), headersFile(headerRules(environment)));
        // Another snapshot's rules are not the ones to commit.
        if (environment.SNAPSHOT_DIR === undefined && !isVercelCurrent(rules, environment)) {
          logger.warn('vercel.json is not the one for this data: run `npm run hosts` and commit it.');
        }
      },
    },
  };
}
