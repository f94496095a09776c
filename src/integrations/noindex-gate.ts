import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Model } from '#model/model.ts';
import { pageFile } from '#scripts/audit/built-files.ts';
import { Comparison } from '#scripts/audit/uniqueness/comparison.ts';
import { subjectsOf } from '#scripts/audit/uniqueness/subjects.ts';
import { placePage } from '#scripts/audit/uniqueness/place-page.ts';
import { markBuild } from './build-timing.ts';

const INDEX = '<meta name="robots" content="index, follow">';
const NOINDEX = '<meta name="robots" content="noindex, follow">';
const MAX_LINES = 10;

/** Makes a page noindex. Throws an Error if the page has no robots meta tag. */
function noindexHtml(html: string, path: string): string {
  if (!html.includes(INDEX)) throw new Error(`${path} has no robots meta tag to change to noindex.`);
  return html.replace(INDEX, NOINDEX);
}

/** The service of a FAQ page, for a sum; the path of another page. */
const subjectOf = (path: string): string =>
  /^\/faq\/([^/]+)\//.exec(path)?.[1] ?? /^\/services\/[^/]+\/([^/]+)\/faqs$/.exec(path)?.[1] ?? path;

/** The pages that fail a gate, summed up by service, those with most pages first. */
function gateWarning(paths: readonly string[], reasonsFile: string): string {
  const groups = [...Map.groupBy(paths, subjectOf)].sort(
    ([a, one], [b, two]) => two.length - one.length || (a < b ? -1 : 1),
  );
  const lines = groups
    .slice(0, MAX_LINES)
    .map(
      ([subject, { length, 0: first }]) =>
        `  ${subject}: ${length === 1 ? '1 page' : `${length} pages`}, such as ${first ?? ''}`,
    );
  const rest = groups.slice(MAX_LINES).reduce((sum, [, group]) => sum + group.length, 0);
  return [
    `${paths.length} pages fail a gate of the audit and are noindex until they have more of their own (each with its reason: ${reasonsFile}):`,
    ...lines,
    ...(rest === 0 ? [] : [`  and ${rest} pages of ${groups.length - MAX_LINES} others`]),
  ].join('\n');
}

/** The integration, and the function that passes it each page. */
export interface NoindexGate {
  readonly integration: AstroIntegration;
  /** Starts the comparison of a page; call it for each page as soon as it is rendered. */
  readonly compare: (path: string, html: ArrayBuffer) => Promise<void>;
}

const isCompared = (path: string): boolean => placePage(path) !== null;

/**
 * Makes pages noindex that miss a gate of the audit: too few words of their own, or too many questions that
 * are not about the service. Runs after all pages are written and before the sitemap, which leaves out the
 * paths added to `noindexed`. Writes each with its reason to `reasonsFile`. Throws an Error if a page about a
 * place was not passed to `compare`.
 */
export function noindexGate(model: Model, noindexed: Set<string>, reasonsFile = 'reports/noindex.txt'): NoindexGate {
  let comparison: Comparison | undefined;
  let compared = 0;
  /** The reason for each page that fails a gate. Pages that are noindex by themselves leave the sitemap too. */
  const finish = async (pages: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const expected = pages.filter(isCompared).length;
    if (compared !== expected)
      throw new Error(`${compared} of ${expected} pages about places were passed to the noindex gate.`);
    if (comparison === undefined) return new Map();
    const { pageGates, pages: figures } = await comparison.finish();
    for (const { path, noindex } of figures) if (noindex) noindexed.add(path);
    return new Map(pageGates.flatMap((gate) => gate.findings).map(({ page, says }) => [page, says]));
  };
  const integration: AstroIntegration = {
    name: 'noindex-gate',
    hooks: {
      'astro:build:done': async ({ dir, pages, logger }) => {
        const paths = pages.map(({ pathname }) => `/${pathname}`);
        const reasons = await finish(paths).finally(() => comparison?.close());
        for (const path of reasons.keys()) {
          const file = join(fileURLToPath(dir), pageFile(path));
          writeFileSync(file, noindexHtml(readFileSync(file, 'utf8'), path));
          noindexed.add(path);
        }
        if (reasons.size > 0) {
          mkdirSync(dirname(reasonsFile), { recursive: true });
          writeFileSync(reasonsFile, [...reasons].map(([path, says]) => `${path} ${says}\n`).join(''));
          logger.warn(gateWarning([...reasons.keys()], reasonsFile));
        }
        markBuild('gated');
      },
    },
  };
  return {
    integration,
    compare: async (path, html) => {
      if (!isCompared(path)) return;
      compared += 1;
      comparison ??= new Comparison(subjectsOf(model));
      await comparison.addHtml(path, html.slice(0));
    },
  };
}
