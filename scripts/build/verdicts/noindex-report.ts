import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { MissedPage } from './missed-pages.ts';
import { noindexWarning } from './noindex-warning.ts';

/** What a build tells about the pages that it made noindex. Texts, which threads post in no time. */
export interface NoindexReport {
  /** A line for each page and reason; empty without any. */
  readonly reasons: string;
  /** Sums them up. */
  readonly warning: string;
}

/** Where the reasons are written, relative to the root. */
const REASONS_FILE = 'reports/noindex.txt';

/** What a build tells about these pages. */
export const noindexReport = (missed: readonly MissedPage[], reasonsFile = REASONS_FILE): NoindexReport => ({
  reasons: missed.flatMap(({ path, says }) => says.map((reason) => `${path} ${reason}\n`)).join(''),
  warning: noindexWarning(missed, reasonsFile),
});

/** Writes the reasons and prints the warning, if a page became noindex. */
export function printNoindex({ reasons, warning }: NoindexReport, reasonsFile = REASONS_FILE): void {
  if (reasons === '') return;
  mkdirSync(dirname(reasonsFile), { recursive: true });
  writeFileSync(reasonsFile, reasons);
  console.log(warning);
}
