// npm run audit [folder]: the report on a built site; exits 1 where something is wrong.
import { auditFolder, NothingBuilt } from '#audit/audit.ts';
import { findingCount, formatReport } from '#audit/report.ts';

try {
  const report = await auditFolder(process.argv[2] ?? 'dist');
  console.log(formatReport(report));
  process.exitCode = findingCount(report) === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof NothingBuilt)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
