import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Prettier's option for each value of Astro's: what counts as content between two tags. */
const MIRROR: Readonly<Record<string, string>> = { true: 'html', false: 'none', "'jsx'": 'jsx' };

it('Prettier keeps the whitespace that the build keeps, so that formatting a template never changes a page', () => {
  const compressHTML =
    /compressHTML: (true|false|'jsx')/.exec(readFileSync('astro.config.mjs', 'utf8'))?.[1] ?? "'jsx'";
  const prettier = JSON.parse(readFileSync('.prettierrc.json', 'utf8')) as {
    overrides: { files: string | string[]; options: Record<string, unknown> }[];
  };
  const forAstro = prettier.overrides.find((override) => override.files === '*.astro')?.options;
  expect(forAstro?.['astroCompressHTML']).toBe(MIRROR[compressHTML]);
});
