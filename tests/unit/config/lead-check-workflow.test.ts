import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const workflow = readFileSync('.github/workflows/lead-check.yml', 'utf8');
const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

describe('the workflow of the lead check', () => {
  it('runs the command each week and by hand, with read-only permissions', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    expect(matches(workflow, /npm run ([\w:-]+)/g)).toEqual(['lead-check']);
    expect(scripts).toHaveProperty('lead-check');
    expect(workflow).toMatch(/schedule:\n(?:\s+#.*\n)?\s+- cron: '\d+ \d+ \* \* \d'/);
    expect(workflow).toContain('workflow_dispatch:');
    expect(matches(workflow, /permissions:\n((?: {2}.+\n)+)/g)).toEqual(['  contents: read\n']);
    expect(workflow).not.toMatch(/always\(\)|continue-on-error/);
  });

  it('has the variables of the deploy that say where leads go', () => {
    const deploy = readFileSync('.github/workflows/deploy.yml', 'utf8');
    for (const name of [...matches(workflow, /^ {2}(\w+): \$\{\{ vars\./gm)]) expect(deploy).toContain(`vars.${name}`);
    for (const name of ['PUBLIC_QUOTE_WEBHOOK_URL', 'PUBLIC_QUOTE_DELIVERY', 'PUBLIC_SUPABASE_URL'])
      expect(workflow).toContain(`${name}: \${{ vars.${name} }}`);
  });
});
