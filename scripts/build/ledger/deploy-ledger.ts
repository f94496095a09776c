import { changesLine, ledgerChanges, type LedgerChanges } from './changes.ts';
import { builtLedger, DEPLOYED_LEDGER, FORMER_LEDGER, readLedger, writeLedger } from './ledger-file.ts';

/**
 * Makes the ledger of the last build that of the last deploy, and keeps the former one for npm run indexnow. Says what
 * changed in one line, and returns it. Call it when the built site has passed its audit. Throws an Error if no build
 * wrote a ledger.
 */
export function deployLedger(
  built = builtLedger('dist'),
  deployed = DEPLOYED_LEDGER,
  former = FORMER_LEDGER,
): LedgerChanges {
  const ledger = readLedger(built);
  if (ledger === null) throw new Error(`${built} is missing. Run npm run build first.`);
  const before = readLedger(deployed) ?? new Map();
  const changes = ledgerChanges(before, ledger);
  writeLedger(former, before);
  writeLedger(deployed, ledger);
  console.log(`${deployed}: ${changesLine(changes)}.`);
  return changes;
}
