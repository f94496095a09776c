// node scripts/run.mjs <name> [arguments]: starts scripts/<name>.ts with .env and the flags that this Node
// needs. Plain JavaScript, so that an old Node prints a hint instead of a syntax error.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { clearInterval, setInterval } from 'node:timers';
import { fileURLToPath } from 'node:url';
import { envFileHint } from './env-file.mjs';
import { nodeFlags } from './node-version.mjs';
import { buildFlags, HEAP_FLAGS, MEMORY_SETTINGS } from './build/process-settings.mjs';

/** The commands that answer --help themselves. For the others it shows the comment that their script begins with. */
const OWN_HELP = ['bench', 'snapshot'];

/** How long a command can outlive npm's shell. Milliseconds. */
const ORPHAN_CHECK_MS = 200;

const folder = fileURLToPath(new URL('.', import.meta.url));
const [name = '', ...args] = process.argv.slice(2);
const script = `${folder}${name}.ts`;

const usable = nodeFlags(process.versions.node);
console.error(`Node ${process.versions.node} (${process.execPath})`);
if (!usable.ok) {
  console.error(usable.hint);
  process.exit(1);
}
if (!/^[a-z-]+$/.test(name) || !existsSync(script)) {
  const names = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  console.error(`There is no script '${name}'. Scripts: ${names.map((file) => file.slice(0, -3)).join(', ')}.`);
  process.exit(1);
}

if (args.includes('--help') && !OWN_HELP.includes(name)) {
  const [comment] = /^(?:\/\/.*\n)*/.exec(readFileSync(script, 'utf8')) ?? [''];
  console.log(comment.replace(/^\/\/ ?/gm, '').trimEnd());
  process.exit();
}

// Variables of the shell or host win over .env. This is the only place that reads the file.
const environment = existsSync('.env') ? ['--env-file=.env'] : [];
const hint = environment.length === 0 ? null : envFileHint(readFileSync('.env'));
if (hint !== null) {
  console.error(hint);
  process.exit(1);
}
// Node's compile cache, which includes packages, halves the start time of the next command.
const cache = fileURLToPath(new URL('../node_modules/.cache/node-compile', import.meta.url));
const flags = [...usable.flags, ...HEAP_FLAGS, ...(name === 'build' ? buildFlags(args) : [])];
const child = spawn(process.execPath, [...flags, ...environment, script, ...args], {
  stdio: 'inherit',
  env: { NODE_COMPILE_CACHE: cache, ...MEMORY_SETTINGS, ...process.env },
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// npm passes SIGTERM on to its shell only, and a shell such as dash ends without passing it on to us. A command
// that was started without npm may outlive its shell, so it is left alone.
if (process.env.npm_lifecycle_event !== undefined) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, ORPHAN_CHECK_MS);
}
child.on('error', (error) => {
  console.error(`${name} did not start: ${error.message}`);
  process.exit(1);
});
child.on('exit', (code, signal) => {
  if (signal === null) process.exit(code ?? 1);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
});
