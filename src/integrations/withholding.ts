import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { pageFile } from '#audit/page-path.ts';
import { readUniqueness } from '#audit/uniqueness/read-uniqueness.ts';
import type { Model } from '#domain/model.ts';
import { markBuild } from './build-timing.ts';

const INDEX = '<meta name="robots" content="index, follow">';
const NOINDEX = '<meta name="robots" content="noindex, follow">';
const MOST_LISTED = 20;

/** A page's HTML, kept from search engines. Throws an Error when the page carries no robots tag to rewrite. */
export function withheldHtml(html: string, path: string): string {
  if (!html.includes(INDEX)) throw new Error(`${path} has no robots tag that could be turned into noindex.`);
  return html.replace(INDEX, NOINDEX);
}

/**
 * Keeps pages from search engines that miss a gate of the uniqueness audit: too like another page, too few answers or
 * facts of their own. Runs after the pages are written and before the sitemap, which leaves out what `withheld` names;
 * the build lists them. With the committed snapshot there are none.
 */
export function withholding(model: Model, withheld: Set<string>): AstroIntegration {
  return {
    name: 'withholding',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const { pageGates } = await readUniqueness(dist, model);
        const reasons = new Map(pageGates.flatMap((gate) => gate.findings).map(({ page, says }) => [page, says]));
        for (const path of reasons.keys()) {
          const file = join(dist, pageFile(path));
          writeFileSync(file, withheldHtml(readFileSync(file, 'utf8'), path));
          withheld.add(path);
        }
        if (reasons.size > 0) {
          const listed = [...reasons].slice(0, MOST_LISTED).map(([path, says]) => `  ${path} ${says}`);
          const more = reasons.size > MOST_LISTED ? [`  and ${reasons.size - MOST_LISTED} more`] : [];
          logger.warn([`${reasons.size} pages miss a gate and are noindex:`, ...listed, ...more].join('\n'));
        }
        markBuild('gated');
      },
    },
  };
}
