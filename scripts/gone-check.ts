// npm run gone:check -- [--gone]: stops if more than 2 % of the pages of the last deploy would vanish that neither a
// removed row, a redirect nor an entry in data/gone.json decides. --gone accepts it for one run. npm run launch and npm
// run deploy run it; a build alone does not.
import { parseArgs } from 'node:util';
import { buildInput } from '#data/site.ts';
import { DataError } from '#model/rows/issue.ts';
import { exitCodeOf } from './build/exit-codes.ts';
import { formatError } from './build/format-error.ts';
import { readDeployedLedger } from './build/ledger/ledger-file.ts';
import { vanishingIssues, vanishingLine } from './build/ledger/vanishing.ts';
import { tellRefusal } from './build/refusal-reasons.ts';
import { vanishingPages } from './build/vanishing-pages.ts';

try {
  const { values } = parseArgs({ options: { gone: { type: 'boolean', default: false } } });
  const ledger = readDeployedLedger();
  const vanishing = vanishingPages(buildInput().model);
  const issues = vanishingIssues(ledger, vanishing);
  if (issues.length > 0 && !values.gone) throw new DataError(issues, { mayBeMeant: true });
  console.log(vanishingLine(ledger, vanishing));
} catch (error) {
  console.error(formatError(error));
  tellRefusal(error);
  process.exitCode = exitCodeOf(error);
}
