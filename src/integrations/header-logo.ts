import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';

/**
 * Resolves `business-logo` in stylesheets to the business's logo. A small file is inlined, so that the first
 * paint needs no further request. `logo` is the path on the site of a file in `folder`. Throws an Error if
 * the file is missing.
 */
export function headerLogo(logo: string, folder = 'public'): AstroIntegration {
  const file = join(process.cwd(), folder, logo);
  if (!existsSync(file))
    throw new Error(
      `data/catalogue/business.json: logo is ${JSON.stringify(logo)}, expected the path of a file in ${folder}/. ` +
        'Move the picture there, or enter the path of another one.',
    );
  return {
    name: 'header-logo',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { resolve: { alias: { 'business-logo': file } } } });
      },
    },
  };
}
