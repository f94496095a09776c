import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { pageFile } from '#scripts/audit/page-path.ts';
import { Comparison } from '#scripts/audit/uniqueness/comparison.ts';
import { placePage } from '#scripts/audit/uniqueness/place-page.ts';
import type { Model } from '#model/model.ts';
import { markBuild } from './build-timing.ts';

const INDEX = '<meta name="robots" content="index, follow">';
const NOINDEX = '<meta name="robots" content="noindex, follow">';
const MOST_LISTED = 20;

/** A page's HTML, kept from search engines. Throws an Error when the page carries no robots tag to rewrite. */
export function withheldHtml(html: string, path: string): string {
  if (!html.includes(INDEX)) throw new Error(`${path} has no robots tag that could be turned into noindex.`);
  return html.replace(INDEX, NOINDEX);
}

/** What keeps pages that miss a gate from search engines. */
export interface Withholding {
  readonly integration: AstroIntegration;
  /** Has a page read as soon as it is built: the comparison goes on beside the building of the others. */
  readonly take: (path: string, html: ArrayBuffer) => Promise<void>;
}

const isCompared = (path: string): boolean => placePage(path) !== null;

function rewrite(reasons: ReadonlyMap<string, string>, dist: string, withheld: Set<string>): void {
  for (const path of reasons.keys()) {
    const file = join(dist, pageFile(path));
    writeFileSync(file, withheldHtml(readFileSync(file, 'utf8'), path));
    withheld.add(path);
  }
}

/**
 * Keeps pages from search engines that miss a gate of the uniqueness audit: too like another page, too few answers or
 * facts of their own. Ends after the pages are written and before the sitemap, which leaves out what `withheld` names;
 * the build lists them. With the committed snapshot there are none. Throws an Error where a page about a place was not
 * given to `take`.
 */
export function withholding(model: Model, withheld: Set<string>): Withholding {
  let comparison: Comparison | undefined;
  let taken = 0;
  const end = async (dist: string, pages: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const expected = pages.filter(isCompared).length;
    if (taken !== expected) throw new Error(`${taken} of ${expected} pages about places were compared.`);
    if (comparison === undefined) return new Map();
    const { pageGates } = await comparison.finish();
    const reasons = new Map(pageGates.flatMap((gate) => gate.findings).map(({ page, says }) => [page, says]));
    rewrite(reasons, dist, withheld);
    return reasons;
  };
  const integration: AstroIntegration = {
    name: 'withholding',
    hooks: {
      'astro:build:done': async ({ dir, pages, logger }) => {
        const paths = pages.map(({ pathname }) => `/${pathname}`);
        const reasons = await end(fileURLToPath(dir), paths).finally(() => comparison?.close());
        if (reasons.size > 0) {
          const listed = [...reasons].slice(0, MOST_LISTED).map(([path, says]) => `  ${path} ${says}`);
          const more = reasons.size > MOST_LISTED ? [`  and ${reasons.size - MOST_LISTED} more`] : [];
          logger.warn([`${reasons.size} pages miss a gate and are noindex:`, ...listed, ...more].join('\n'));
        }
        markBuild('gated');
      },
    },
  };
  return {
    integration,
    take: async (path, html) => {
      if (!isCompared(path)) return;
      taken += 1;
      comparison ??= new Comparison(model);
      await comparison.read(path, html.slice(0));
    },
  };
}
