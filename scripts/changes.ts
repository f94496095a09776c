// npm run changes -- [--json] [--site folder]: what the last build changed since the last deploy. Pages are compared
// by their ledgers; the old words of the first pages are read from the deployed site, or from --site dist.old.
// --before file and --after file compare other ledgers, --built folder is the site of the second.
import { parseArgs } from 'node:util';
import { buildInput } from '#data/site.ts';
import { exitCodeOf } from './build/exit-codes.ts';
import { formatError } from './build/format-error.ts';
import { builtLedger, DEPLOYED_LEDGER, readDeployedLedger, readLedger } from './build/ledger/ledger-file.ts';
import type { Ledger } from './build/ledger/ledger.ts';
import { buildChanges } from './changes/build-changes.ts';
import { changesReport } from './changes/report.ts';

/** Reads a ledger that must exist. `hint` says how to get one. */
function existingLedger(file: string, hint: string): Ledger {
  const ledger = readLedger(file);
  if (ledger === null) throw new Error(`${file} is missing. ${hint}`);
  return ledger;
}

try {
  const { values } = parseArgs({
    options: {
      before: { type: 'string' },
      after: { type: 'string' },
      built: { type: 'string', default: 'dist' },
      site: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const { before, built, after = builtLedger(built), site, json } = values;
  const old = before === undefined ? readDeployedLedger() : existingLedger(before, 'Pass the file of a ledger.');
  const hint = values.after === undefined ? 'Run npm run build first.' : 'Pass the file of a ledger.';
  const now = existingLedger(after, hint);
  const changes = await buildChanges({ before: old, after: now, built, site: site ?? null }, buildInput());
  if (!json && old.size === 0) console.log(`${before ?? DEPLOYED_LEDGER} has no pages yet: every page is new.`);
  console.log(json ? JSON.stringify(changes, null, 2) : changesReport(changes));
} catch (error) {
  console.error(formatError(error));
  process.exitCode = exitCodeOf(error);
}
