// npm run dev -- [--port 4321] [--host] [--open]: starts Astro's development server. --host lets other devices of the
// network in, --open opens a browser. run.mjs reads .env, as for every command. Checks the environment and the data
// before it loads Astro, and serves edits of data/ without a restart.
import { parseArgs } from 'node:util';
import { editNotice } from '#data/notices.ts';
import { refreshBuildInput } from '#data/site.ts';
import { formatError } from './build/format-error.ts';
import { noticeLines } from './build/notice-lines.ts';
import { exitOnSignal } from './build/signals.ts';
import { parsePort } from './preview/free-port.ts';

process.env['ASTRO_TELEMETRY_DISABLED'] ??= '1';

try {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4321' },
      host: { type: 'boolean', default: false },
      open: { type: 'boolean', default: false },
    },
  });
  const port = parsePort(values.port);
  const { model, editedFiles } = refreshBuildInput();
  for (const line of [...noticeLines(model.notices), ...editNotice(editedFiles)]) console.log(line);
  const { dev } = await import('astro');
  const server = await dev({ server: { port, host: values.host, open: values.open } });
  exitOnSignal(() => server.stop(), 0);
} catch (error) {
  console.error(formatError(error));
  process.exit(1);
}
