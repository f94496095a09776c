// npm run gone:check [-- --gone]: stops if more than 2 % of the pages of the last deploy would vanish, with neither a
// redirect of their own nor an entry in data/gone.json. --gone accepts it for one run. npm run launch and npm run
// deploy run it; a build alone does not.
import { parseArgs } from 'node:util';
import { buildInput } from '#data/site.ts';
import { DataError } from '#model/rows/issue.ts';
import { exitCodeOf } from './build/exit-codes.ts';
import { formatError } from './build/format-error.ts';
import { vanishingPaths } from './build/host-rules.ts';
import { readDeployedLedger } from './build/ledger/ledger-file.ts';
import { vanishingIssues, vanishingLine } from './build/ledger/vanishing.ts';

try {
  const { values } = parseArgs({ options: { gone: { type: 'boolean', default: false } } });
  const ledger = readDeployedLedger();
  const vanishing = vanishingPaths(buildInput().model);
  const issues = vanishingIssues(ledger, vanishing);
  if (issues.length > 0 && !values.gone) throw new DataError(issues, { mayBeMeant: true });
  console.log(vanishingLine(ledger, vanishing));
} catch (error) {
  console.error(formatError(error));
  process.exitCode = exitCodeOf(error);
}
