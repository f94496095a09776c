// npm run backend [--port 54321] [--webhook-port 54390] [--keep folder]: a store and a webhook on this machine, for
// trying things by hand. Its gaps stand in scripts/backend/README.md.
import { parseArgs } from 'node:util';
import { startLite } from './backend/lite.ts';
import { formatError } from './build/format-error.ts';

let cleanup = (): void => undefined;
let stop = (): Promise<void> => Promise.resolve();

/** Ctrl-C is the way to end it, and no failure; the terminal and npm may both send the signal. */
function endOn(signal: NodeJS.Signals): void {
  let ending = false;
  process.on(signal, () => {
    if (ending) return;
    ending = true;
    void stop().finally(() => {
      cleanup();
      process.exit(0);
    });
  });
}

try {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '54321' },
      'webhook-port': { type: 'string', default: '54390' },
      keep: { type: 'string' },
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) endOn(signal);
  console.log('Starting the store, which takes some seconds …');
  const backend = await startLite({
    port: Number(values.port),
    webhookPort: Number(values['webhook-port']),
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
      `A sample account of the staff, an admin: ${backend.staff.email}, password ${backend.staff.password}`,
      `A key past every policy, for your own requests and never for .env: ${backend.secretKey}`,
      values.keep === undefined
        ? 'Everything is gone when it ends; --keep <folder> keeps it.'
        : `Rows, files and keys are kept in ${values.keep}.`,
      'Leads that the webhook gets are shown here. Ctrl-C ends both.',
      '',
    ].join('\n'),
  );
} catch (error) {
  cleanup();
  console.error(formatError(error));
  process.exit(1);
}
