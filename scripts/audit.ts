// npm run audit [folder] [--only uniqueness]: the report on a built site; exits 1 where something is wrong.
import { parseArgs } from 'node:util';
import { auditFolder } from '#audit/audit.ts';
import { NothingBuilt } from '#audit/built-files.ts';
import { findingCount, formatReport } from '#audit/report.ts';
import { REPORT_FILE, writeReport } from '#audit/uniqueness/report/write-report.ts';
import { formatUniqueness, missCount } from '#audit/uniqueness/summary.ts';
import { readUniqueness } from '#audit/uniqueness/uniqueness.ts';
import { readBuildInput } from '#data/site.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } });
const folder = positionals[0] ?? 'dist';

try {
  const { model } = readBuildInput();
  if (values.only === 'uniqueness') {
    const uniqueness = await readUniqueness(folder, model);
    await writeReport(folder, uniqueness, model);
    console.log(formatUniqueness(uniqueness));
    process.exitCode = missCount(uniqueness) === 0 ? 0 : 1;
  } else {
    const report = await auditFolder(folder, model);
    await writeReport(folder, report.uniqueness, model);
    console.log(formatReport(report));
    process.exitCode = findingCount(report) === 0 ? 0 : 1;
  }
  console.log(`The report with pictures is ${REPORT_FILE}.`);
} catch (error) {
  if (!(error instanceof NothingBuilt)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
