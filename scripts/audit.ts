// npm run audit [folder] [--only uniqueness]: the report on a built site; exits 1 where something is wrong.
import { parseArgs } from 'node:util';
import { auditFolder } from './audit/audit.ts';
import { NothingBuilt } from './audit/built-files.ts';
import { findingCount, formatReport } from './audit/report.ts';
import { REPORT_FILE, writeReport } from './audit/uniqueness/report/write-report.ts';
import { formatUniqueness, missCount } from './audit/uniqueness/summary.ts';
import { readUniqueness } from './audit/uniqueness/read-uniqueness.ts';
import { formatError } from './build/format-error.ts';
import { readBuildInput } from '#data/site.ts';
import { readEnvironment } from '#config/environment.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, report: { type: 'string', default: REPORT_FILE } },
});
const folder = positionals[0] ?? 'dist';

try {
  if (![undefined, 'uniqueness'].includes(values.only)) throw new Error('--only takes one word: uniqueness.');
  const { model } = readBuildInput();
  const anonKey = readEnvironment(process.env).PUBLIC_SUPABASE_ANON_KEY;
  const report = values.only === undefined ? await auditFolder(folder, { model, anonKey }) : null;
  const uniqueness = report?.uniqueness ?? (await readUniqueness(folder, model));
  await writeReport(values.report, folder, uniqueness, model);
  console.log(report === null ? formatUniqueness(uniqueness) : formatReport(report));
  console.log(`The report with pictures is ${values.report}.`);
  process.exitCode = (report === null ? missCount(uniqueness) : findingCount(report)) === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof NothingBuilt ? error.message : formatError(error));
  process.exitCode = 1;
}
