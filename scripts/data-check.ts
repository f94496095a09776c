// npm run data:check: says what is wrong with environment, snapshot, catalogue, redirects and photographs' names,
// and what they lack, without rendering a page. Exits 1 if a build would refuse something.
import { parseArgs } from 'node:util';
import { formatError } from './build/format-error.ts';
import { checkData } from './data-check/data-check.ts';
import { dataReportText } from './data-check/report.ts';

try {
  parseArgs();
  const report = checkData('.', process.env);
  console.log(dataReportText(report));
  process.exitCode = report.refused.length === 0 ? 0 : 1;
} catch (error) {
  console.error(formatError(error));
  process.exitCode = 1;
}
