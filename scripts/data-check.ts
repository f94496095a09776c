// npm run data:check: says what is wrong with environment, snapshot, catalogue, redirects and photographs' names,
// and what they lack, without rendering a page. Exits 1 if a build would refuse something.
import { checkData } from './data-check/data-check.ts';
import { dataReportText } from './data-check/report.ts';

const report = checkData('.', process.env);
console.log(dataReportText(report));
process.exitCode = report.refused.length === 0 ? 0 : 1;
