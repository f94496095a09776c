// npm run launch -- [--gone]: preflight, a look for pages that vanish, pictures for new rows, build, audit; then the
// build's ledger becomes data/ledger.txt. Stops at the first step that fails. --gone accepts that many pages vanish.
import { parseArgs } from 'node:util';
import { formatError } from './build/format-error.ts';
import { deployLedger } from './build/ledger/deploy-ledger.ts';
import { runScript } from './build/run-script.ts';

const STEPS = ['preflight', 'gone-check', 'pictures', 'build', 'audit'];

try {
  const { values } = parseArgs({ options: { gone: { type: 'boolean', default: false } } });
  for (const step of STEPS) {
    const code = await runScript(step, step === 'gone-check' && values.gone ? ['--gone'] : []);
    if (code !== 0) process.exit(code);
  }
  deployLedger();
} catch (error) {
  console.error(formatError(error));
  process.exitCode = 1;
}
