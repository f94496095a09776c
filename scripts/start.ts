// npm start: builds the site and serves it as a CDN would. --no-build serves the dist/ that stands.
import { parseArgs } from 'node:util';
import { runScript } from './build/run-script.ts';
import { formatError } from './build/format-error.ts';
import { exitOnSignal } from './build/signals.ts';
import { freePort } from './preview/free-port.ts';
import { serveFolder } from './preview/serve.ts';

try {
  const { values } = parseArgs({
    options: { 'no-build': { type: 'boolean', default: false }, port: { type: 'string', default: '4321' } },
  });
  // Before the build: a port that is taken is better told now than in a minute.
  const port = await freePort(Number(values.port));
  if (!values['no-build']) {
    const code = await runScript('build');
    if (code !== 0) process.exit(code);
  }
  // Ctrl-C is the way to end it, and no failure.
  exitOnSignal(() => undefined, 0);
  const server = await serveFolder('dist', port);
  console.log(`The site is at ${server.url.replace('127.0.0.1', 'localhost')} (Ctrl-C ends it).`);
  await server.ended;
  throw new Error('The server has ended by itself.');
} catch (error) {
  console.error(formatError(error));
  process.exit(1);
}
