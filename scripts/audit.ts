// npm run audit -- [folder] [--only uniqueness]: checks a built site, by default dist/, and prints what is wrong with
// it. Fails if there are findings. --only uniqueness checks just how much the pages about places repeat each other.
import { parseArgs } from 'node:util';
import { readEnvironment } from '#config/environment.ts';
import { readBuildInput } from '#data/site.ts';
import { auditFolder } from './audit/audit.ts';
import { NothingBuiltError } from './audit/built-files.ts';
import { findingCount, findingReasons, formatReport } from './audit/report.ts';
import { compareFolder } from './audit/uniqueness/comparison.ts';
import { subjectsOf } from './audit/uniqueness/subjects.ts';
import { formatUniqueness, gateFindingCount } from './audit/uniqueness/summary.ts';
import { EXIT_CODES, exitCodeOf } from './build/exit-codes.ts';
import { formatError } from './build/format-error.ts';
import { tellReasons } from './build/refusal-reasons.ts';

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } });
  const folder = positionals[0] ?? 'dist';
  if (![undefined, 'uniqueness'].includes(values.only))
    throw new Error(`--only is '${values.only}', expected uniqueness.`);
  const { model } = readBuildInput();
  const anonKey = readEnvironment(process.env).PUBLIC_SUPABASE_ANON_KEY;
  const report = values.only === undefined ? await auditFolder(folder, { model, anonKey }) : null;
  const uniqueness = report?.uniqueness ?? (await compareFolder(folder, subjectsOf(model)));
  console.log(report === null ? formatUniqueness(uniqueness) : formatReport(report));
  if (report !== null) tellReasons(findingReasons(report));
  process.exitCode =
    (report === null ? gateFindingCount(uniqueness) : findingCount(report)) === 0 ? 0 : EXIT_CODES.refused;
} catch (error) {
  console.error(error instanceof NothingBuiltError ? error.message : formatError(error));
  process.exitCode = exitCodeOf(error);
}
