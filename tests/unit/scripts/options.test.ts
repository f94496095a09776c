import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';

/** Commands that pass their arguments on to vitest, or take none and are run by hand in development only. */
const OTHERS = ['test', 'test-visual', 'fonts'];

const commands = readdirSync('scripts')
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .filter((name) => !OTHERS.includes(name));

/** Runs a command as npm does. Resolves with its exit code and what it prints, on standard error by line. */
async function run(name: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, ['scripts/run.mjs', name, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  // The first line names the version of Node.
  return { code: child.exitCode, output, says: errors.trim().split('\n').slice(1) };
}

/** The options in the source of a command. */
function optionsOf(name: string): string[] {
  const source = readFileSync(`scripts/${name}.ts`, 'utf8');
  return [...source.matchAll(/'?([a-z-]+)'?: \{ type: '(?:string|boolean)'/g)].map(([, option]) => `--${option}`);
}

describe.concurrent('a command with a wrong option', () => {
  it.each(commands)('%s says in one sentence which it is', async (name) => {
    const { code, says } = await run(name, '--nonsense');
    expect(says[0]).toBe("Unknown option '--nonsense'. '-- --help' lists the options.");
    // The commands with many options list them.
    expect(says.slice(1).join('\n')).toMatch(/^(?:npm run snapshot -- \[options\]|$)/);
    expect(code).not.toBe(0);
  });

  it.each([
    ['dev', '--port', 'abc'],
    ['start', '--port', '99999'],
    ['backend', '--webhook-port', ''],
  ])('%s rejects %s %j', async (name, option, value) => {
    const { code, says } = await run(name, option, value);
    expect(says).toEqual([`${option} is '${value}', expected a number from 0 to 65535.`]);
    expect(code).toBe(1);
  });

  it('fit rejects a name that no place, city or service has', async () => {
    expect((await run('fit', 'nowhere')).says).toEqual(["There is no place or service 'nowhere'."]);
  });
});

describe.concurrent('--help', () => {
  it.each(commands)('of %s says what the command does, and its options', async (name) => {
    const { code, output } = await run(name, '--help');
    expect(code).toBe(0);
    expect(output).toMatch(/^npm (?:run )?[a-z:-]+\b/);
    // By --renamed the old name of a command announces itself.
    for (const option of optionsOf(name).filter((each) => each !== '--renamed')) expect(output).toContain(option);
  });

  it('finds the options in the source of a command', () => {
    expect(optionsOf('build')).toEqual(['--out', '--full', '--prove', '--shard']);
  });
});
