import { readFileSync } from 'node:fs';
import { format } from 'prettier';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(path, 'utf8');
const workflow = read('.github/workflows/deploy.yml');
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

test('the deploy workflow is YAML', async () => {
  await expect(format(workflow, { parser: 'yaml' })).resolves.toBeTruthy();
});

test('a deploy runs what every host runs, then hands dist/ over', () => {
  const command = 'npm run snapshot && npm run launch';
  expect(read('netlify.toml')).toContain(`command = "${command}"`);
  expect(read('vercel.json')).toContain(`"buildCommand": "${command}"`);
  expect(read('scripts/launch.ts')).toContain("['preflight', 'pictures', 'build', 'audit']");
  const steps = ['npm ci --omit=dev', command, 'pages deploy'];
  const places = steps.map((step) => workflow.indexOf(step));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('a deploy runs scripts that there are', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const run = all(workflow, /npm run ([\w:]+)/g);
  expect(run.length).toBeGreaterThan(1);
  for (const name of run) expect(Object.keys(scripts)).toContain(name);
});

test('a deploy starts each morning, by hand, and with the word that the store sends', () => {
  expect(workflow).toMatch(/schedule:\n(?:\s+#.*\n)?\s+- cron: '\d+ \d+ \* \* \*'/);
  expect(workflow).toContain('workflow_dispatch:');
  const [sent] = all(read('data/supabase/migrations/20261120000400_build_hook.sql'), /'event_type', '([\w-]+)'/g);
  expect(all(workflow, /types: \[([\w-]+)\]/g)).toEqual([sent]);
});

test('a deploy may read the repository and nothing else, and only its last step gets a secret', () => {
  expect(all(workflow, /permissions:\n((?: {2}.+\n)+)/g)).toEqual(['  contents: read\n']);
  const [before, after] = workflow.split('- name: Deploy to Cloudflare Pages');
  expect(before).not.toContain('secrets.');
  expect(all(after ?? '', /secrets\.(\w+)/g)).toEqual(['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID']);
});

test('the deploy guide names every variable and secret of the workflow', () => {
  const readme = read('docs/deploys.md');
  const given = all(workflow, /(?:vars|secrets)\.(\w+)/g);
  expect(given.length).toBeGreaterThan(6);
  for (const name of given) expect(readme).toContain(`\`${name}\``);
});
