import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';

/**
 * Gives the stylesheet the business's logo as `business-logo`. A small file is written into the sheet, so that no page
 * asks for one more before its first sight. `logo` is its path on the site; it stands below `folder`. Throws an Error
 * where it does not.
 */
export function headerLogo(logo: string, folder = 'public'): AstroIntegration {
  const file = join(process.cwd(), folder, logo);
  if (!existsSync(file))
    throw new Error(
      `data/catalogue/business.json: logo is ${JSON.stringify(logo)}, expected the path of a file below ${folder}/. ` +
        'Put the picture there, or name one that is.',
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
