import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const workflow = readFileSync('.github/workflows/test.yml', 'utf8');
const commands = [...workflow.matchAll(/^ {10}- (npm run .+)$/gm)].map(([, command]) => command!);
const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1]!);

describe('the workflow of the tests', () => {
  it('runs every part of npm test, and no script that does not exist', () => {
    const parts = matches(readFileSync('scripts/test.ts', 'utf8'), /\{ script: '([\w:]+)'/g);
    expect(parts).toContain('test:browser');
    const run = matches(commands.join('\n'), /npm run ([\w:]+)/g);
    // The browser's tests need the built site, which another machine has built.
    expect([...new Set(run)].sort()).toEqual([...parts, 'test:site'].sort());
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    for (const script of run) expect(scripts).toHaveProperty([script]);
  });

  it('leaves out no shard of the browser tests', () => {
    const shards = commands.flatMap((command) => /--shard=(\d+)\/(\d+)$/.exec(command)?.slice(1).map(Number) ?? []);
    const [, count = 0] = shards;
    expect(count).toBeGreaterThan(1);
    expect(shards).toEqual(Array.from({ length: count }, (_, index) => [index + 1, count]).flat());
  });

  it('has no secrets, since anybody can propose a change', () => {
    expect(matches(workflow, /permissions:\n((?: {2}.+\n)+)/g)).toEqual(['  contents: read\n']);
    expect(workflow).not.toMatch(/secrets\.|pull_request_target|always\(\)|continue-on-error/);
  });
});
