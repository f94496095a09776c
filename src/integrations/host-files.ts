import { writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import type { Environment } from '#config/environment.ts';
import { headerRules } from '#config/headers.ts';
import type { Model } from '#model/model.ts';
import { headersFile, isVercelCurrent, redirectsFile, siteRedirects } from '#scripts/build/host-files.ts';

/**
 * Writes _redirects and _headers to the output folder, and warns if the committed vercel.json is out of date.
 */
export function hostFiles(model: Model, environment: Environment): AstroIntegration {
  return {
    name: 'host-files',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const rules = siteRedirects(model);
        writeFileSync(new URL('_redirects', dir), redirectsFile(rules));
        writeFileSync(new URL('_headers', dir), headersFile(headerRules(environment)));
        // The committed file contains only the rules of the committed snapshot.
        if (environment.SNAPSHOT_DIR === undefined && !isVercelCurrent(rules, environment)) {
          logger.warn(
            'vercel.json does not match this data, so Vercel would use old redirects. Run npm run hosts and commit it.',
          );
        }
      },
    },
  };
}
