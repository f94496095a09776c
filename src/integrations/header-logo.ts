import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { logoFile } from '#data/business-files.ts';

/**
 * Resolves `business-logo` in stylesheets to the business's logo. A small file is inlined, so that the first
 * paint needs no further request. `logo` is its path on the site. Throws a DataError if the file is missing.
 */
export function headerLogo(logo: string): AstroIntegration {
  const file = resolve(logoFile(logo));
  return {
    name: 'header-logo',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { resolve: { alias: { 'business-logo': file } } } });
      },
    },
  };
}
