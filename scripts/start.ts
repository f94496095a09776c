// npm start -- [--no-build] [--port 4321]: builds the site and serves it as a CDN would. --no-build serves the existing
// dist/.
import { parseArgs } from 'node:util';
import { RELAY_SETTINGS } from '#relay/relay.ts';
import { runScript } from './build/run-script.ts';
import { formatError } from './build/format-error.ts';
import { exitOnSignal } from './build/signals.ts';
import { freePort, parsePort } from './preview/free-port.ts';
import { serveFolder } from './preview/serve.ts';

try {
  const { values } = parseArgs({
    options: { 'no-build': { type: 'boolean', default: false }, port: { type: 'string', default: '4321' } },
  });
  // Check the port before the build, which takes a minute.
  const port = await freePort(parsePort(values.port));
  if (!values['no-build']) {
    const code = await runScript('build');
    if (code !== 0) process.exit(code);
  }
  exitOnSignal(() => undefined, 0);
  const relaySettings = RELAY_SETTINGS.flatMap((name) => {
    const value = process.env[name] ?? '';
    return value === '' ? [] : [[name, value] as const];
  });
  const server = await serveFolder('dist', port, {
    variables: Object.fromEntries(relaySettings),
    watchesFunctions: true,
  });
  console.log(`The site is at ${server.url.replace('127.0.0.1', 'localhost')} (Ctrl-C to stop).`);
  await server.ended;
  throw new Error('The server exited unexpectedly. Run npm start again.');
} catch (error) {
  console.error(formatError(error));
  process.exit(1);
}
