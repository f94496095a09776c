// npm run indexnow -- [--before file] [--after file] [--dry-run]: tells search engines which pages a deploy changed, by
// the ledgers before and after it. --dry-run lists them and sends nothing. npm run deploy does it after the upload.
import { parseArgs } from 'node:util';
import { readEnvironment } from '#config/environment.ts';
import { buildInput } from '#data/site.ts';
import { exitCodeOf } from './build/exit-codes.ts';
import { formatError } from './build/format-error.ts';
import { ledgerChanges } from './build/ledger/changes.ts';
import { builtLedger, DEPLOYED_LEDGER, FORMER_LEDGER, readLedger } from './build/ledger/ledger-file.ts';
import { formatLedger, type Ledger } from './build/ledger/ledger.ts';
import { listedPaths } from './indexnow/listed-paths.ts';
import { MAX_URLS, submittedUrls, submitUrls } from './indexnow/submit.ts';

/**
 * The ledger before the deploy. npm run launch and npm run deploy have made that of the build the deployed one, so then
 * it is the one before.
 */
function ledgerBefore(file: string | undefined, after: Ledger): Ledger {
  const deployed = readLedger(file ?? DEPLOYED_LEDGER) ?? new Map<string, never>();
  if (file !== undefined || formatLedger(deployed) !== formatLedger(after)) return deployed;
  return readLedger(FORMER_LEDGER) ?? deployed;
}

try {
  const { values } = parseArgs({
    options: {
      before: { type: 'string' },
      after: { type: 'string', default: builtLedger('dist') },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const key = readEnvironment(process.env).INDEXNOW_KEY;
  const after = readLedger(values.after);
  if (after === null) throw new Error(`${values.after} is missing. Run npm run build first.`);
  const { origin } = buildInput();
  const changes = ledgerChanges(ledgerBefore(values.before, after), after);
  const urls = submittedUrls(changes, listedPaths('dist'), origin);
  if (values['dry-run']) {
    for (const url of urls) console.log(url);
    console.log(
      `Dry run: ${urls.length} URLs would be sent, in requests of at most ${MAX_URLS.toLocaleString('en-US')}.`,
    );
  } else if (key === undefined) {
    console.log('INDEXNOW_KEY is not set, so nothing was submitted (docs/deploys.md).');
  } else {
    await submitUrls({ urls, origin, key });
    console.log(`${urls.length} URLs were submitted to IndexNow.`);
  }
} catch (error) {
  console.error(formatError(error));
  process.exitCode = exitCodeOf(error);
}
