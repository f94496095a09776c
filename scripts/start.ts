// npm start: builds the site and serves it as a CDN would. --no-build serves the dist/ that stands.
import { parseArgs } from 'node:util';
import { runScript } from '#build/run-script.ts';
import { tellError } from '#build/tell-error.ts';
import { serveFolder } from '#preview/serve.ts';

try {
  const { values } = parseArgs({
    options: { build: { type: 'boolean', default: true }, port: { type: 'string', default: '4321' } },
    allowNegative: true,
  });
  if (values.build) {
    const code = await runScript('build');
    if (code !== 0) process.exit(code);
  }
  const server = await serveFolder('dist', Number(values.port));
  console.log(`The site is at ${server.url.replace('127.0.0.1', 'localhost')} (Ctrl-C ends it).`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void server.stop());
  await server.ended;
} catch (error) {
  console.error(tellError(error));
  process.exit(1);
}
