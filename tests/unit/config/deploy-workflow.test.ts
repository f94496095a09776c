import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(path, 'utf8');
const workflow = read('.github/workflows/deploy.yml');
const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

describe('the deploy workflow', () => {
  it('runs the command that Netlify and Vercel run without its upload, after the install', () => {
    const command = 'npm run deploy -- --no-upload';
    expect(read('netlify.toml')).toContain(`command = "${command}"`);
    expect(read('vercel.json')).toContain(`"buildCommand": "${command}"`);
    expect(read('scripts/launch.ts')).toContain("['preflight', 'pictures', 'build', 'audit']");
    expect(read('scripts/deploy.ts')).toContain("['preflight', 'pictures', 'build', 'audit']");
    const positions = ['npm ci --omit=dev', 'npm run deploy -- $ALLOW_SHRINK'].map((step) => workflow.indexOf(step));
    expect(positions.every((position) => position > 0)).toBe(true);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  });

  it('runs only npm scripts that package.json defines', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const run = matches(workflow, /npm run ([\w:]+)/g);
    expect(run).toEqual(['deploy']);
    for (const name of run) expect(Object.keys(scripts)).toContain(name);
  });

  it('starts daily, by hand, and on the event type that the build hook of the store sends', () => {
    expect(workflow).toMatch(/schedule:\n(?:\s+#.*\n)?\s+- cron: '\d+ \d+ \* \* \*'/);
    expect(workflow).toContain('workflow_dispatch:');
    const [eventType] = matches(
      read('data/supabase/migrations/20261120000400_build_hook.sql'),
      /'event_type', '([\w-]+)'/g,
    );
    expect(matches(workflow, /types: \[([\w-]+)\]/g)).toEqual([eventType]);
  });

  it('allows a table to shrink only in a run that somebody started with that input', () => {
    expect(workflow).toMatch(/workflow_dispatch:\n {4}inputs:\n {6}allow_shrink:\n(?: {8}.+\n)* {8}default: false\n/);
    expect(workflow).toMatch(
      /ALLOW_SHRINK: >?-?\s*\$\{\{ \(inputs\.allow_shrink \|\| github\.event\.client_payload\.allow_shrink\) && '--allow-shrink' \|\| '' \}\}/,
    );
    // What 'Publish anyway' sends.
    expect(read('data/supabase/migrations/20261123000600_deploys.sql')).toContain('{"allow_shrink": true}');
  });

  it('has read-only permissions, and passes secrets to the deploy step only, which keeps them from the build', () => {
    expect(matches(workflow, /permissions:\n((?: {2}.+\n)+)/g)).toEqual(['  contents: read\n']);
    const [before, after] = workflow.split('- run: npm run deploy');
    expect(before).not.toContain('secrets.');
    const secrets = matches(after ?? '', /secrets\.(\w+)/g);
    const [listed] = matches(read('scripts/deploy.ts'), /const SECRETS = \[([^\]]+)\]/g);
    for (const name of secrets) expect(listed).toContain(`'${name}'`);
  });

  it('has every variable and secret documented in docs/deploys.md', () => {
    const guide = read('docs/deploys.md');
    const names = matches(workflow, /(?:vars|secrets)\.(\w+)/g);
    expect(names.length).toBeGreaterThan(6);
    for (const name of names) expect(guide).toContain(`\`${name}\``);
  });
});
