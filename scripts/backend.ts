// npm run backend -- [--port 54321] [--webhook-port 54390] [--keep folder]: starts a store and a webhook on this
// machine for manual tests. --keep keeps the store's data in a folder. scripts/backend/README.md lists their limits.
import { parseArgs } from 'node:util';
import { startLite } from './backend/lite.ts';
import { formatError } from './build/format-error.ts';
import { exitOnSignal } from './build/signals.ts';
import { parsePort } from './preview/free-port.ts';

let cleanup = (): void => undefined;
let stop = (): Promise<void> => Promise.resolve();

try {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '54321' },
      'webhook-port': { type: 'string', default: '54390' },
      keep: { type: 'string' },
    },
  });
  exitOnSignal(() => stop().finally(cleanup), 0);
  console.log('Starting the store, which takes a few seconds …');
  const backend = await startLite({
    port: parsePort(values.port),
    webhookPort: parsePort(values['webhook-port'], '--webhook-port'),
    keep: values.keep,
    show: (line) => console.log(line),
    onCleanup: (undo) => (cleanup = undo),
  });
  stop = backend.stop;
  console.log(
    [
      '',
      'For .env:',
      '',
      `PUBLIC_SUPABASE_URL=${backend.url}`,
      `PUBLIC_SUPABASE_ANON_KEY=${backend.anonKey}`,
      `PUBLIC_QUOTE_WEBHOOK_URL=${backend.webhook}`,
      '',
      `A sample staff account (admin): ${backend.staff.email}, password ${backend.staff.password}`,
      `A key that bypasses every policy; use it for your own requests only, never in .env: ${backend.secretKey}`,
      values.keep === undefined
        ? 'All data is deleted when the command ends. To keep it, use --keep <folder>.'
        : `Rows, files and keys are kept in ${values.keep}.`,
      'Leads that the webhook receives are printed here. Press Ctrl-C to stop.',
      '',
    ].join('\n'),
  );
} catch (error) {
  cleanup();
  console.error(formatError(error));
  process.exit(1);
}
