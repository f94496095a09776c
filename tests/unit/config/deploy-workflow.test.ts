import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fragmentsFile } from '#scripts/build/kept-fragments.ts';
import { pagesFile } from '#scripts/build/kept-pages.ts';
import { DEPLOYED_LEDGER } from '#scripts/build/ledger/ledger-file.ts';
import { BUNDLES } from '#scripts/build/process-settings.mjs';
import { readingsFile } from '#scripts/build/verdicts/kept-readings.ts';

const read = (path: string): string => readFileSync(path, 'utf8');
const workflow = read('.github/workflows/deploy.yml');
/** The job that deploys; before it are those that several machines need. */
const deployJob = workflow.slice(workflow.indexOf('\n  deploy:\n'));
const earlierJobs = workflow.slice(workflow.indexOf('\njobs:\n'), workflow.indexOf('\n  deploy:\n'));
const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** The prefix by which a cache of the deploying job is restored, and how often its key stands there. */
const cacheKeys = (name: string): { readonly restored: string | undefined; readonly used: number } => ({
  restored: matches(deployJob, new RegExp(`restore-keys: (${name}-)\\n`, 'g'))[0],
  used: matches(
    deployJob,
    new RegExp(`\\bkey: (${name}-\\$\\{\\{ github\\.run_id \\}\\}-\\$\\{\\{ github\\.run_attempt \\}\\})\\n`, 'g'),
  ).length,
});

describe('the deploy workflow', () => {
  it('runs the command that Netlify and Vercel run without its upload, after the install', () => {
    const command = 'npm run deploy -- --no-upload';
    expect(read('netlify.toml')).toContain(`command = "${command}"`);
    expect(read('vercel.json')).toContain(`"buildCommand": "${command}"`);
    expect(read('scripts/launch.ts')).toContain("['preflight', 'gone-check', 'pictures', 'build', 'audit']");
    expect(read('scripts/deploy.ts')).toMatch(
      /script\('preflight'\),\n\s+script\('gone-check', .+\),\n\s+script\('pictures'\),\n/,
    );
    expect(read('scripts/deploy.ts')).toMatch(
      /const upload = values\['no-upload'\] \? \[\] : .*uploadStep\(.*\n\s+const publish = \[build, script\('audit'\), \.\.\.upload\]/,
    );
    const positions = ['npm ci --omit=dev', 'npm run deploy -- $ALLOW_SHRINK'].map((step) => deployJob.indexOf(step));
    expect(positions.every((position) => position > 0)).toBe(true);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  });

  it('keeps the ledger from one run to the next, saved only after a deploy that worked', () => {
    const [restored, deployed, saved] = ['cache/restore@', '- run: npm run deploy', 'cache/save@'].map((step) =>
      deployJob.indexOf(step),
    ) as [number, number, number];
    expect(earlierJobs).not.toContain('cache/save@');
    expect(restored).toBeGreaterThan(0);
    expect(deployed).toBeGreaterThan(restored);
    expect(saved).toBeGreaterThan(deployed);
    expect(workflow).not.toMatch(/always\(\)|continue-on-error/);
    expect(matches(deployJob, /path: (\w.+)\n/g)).toEqual([DEPLOYED_LEDGER, DEPLOYED_LEDGER]);
    // A key is never written twice, so each run has its own; the newest with the prefix is restored.
    expect(cacheKeys('ledger')).toEqual({ restored: 'ledger-', used: 2 });
  });

  it('gives the build what the last one kept, which is below these paths', () => {
    const paths = matches(deployJob, /path: \|\n((?: {12}.+\n)+)/g).map((list) => list.trim().split(/\s+/));
    expect(paths).toHaveLength(2);
    expect(paths[1]).toEqual(paths[0]);
    expect(paths[0]).toContain(BUNDLES);
    expect(paths[0]).toContain('.astro/dist.*');
    for (const file of [readingsFile('dist'), pagesFile('dist'), fragmentsFile('dist')])
      expect(file).toMatch(/^\.astro\/dist\./);
    expect(cacheKeys('build')).toEqual({ restored: 'build-', used: 2 });
    // npm ci removes node_modules, and with it what was restored before.
    expect(deployJob.indexOf('npm ci')).toBeLessThan(deployJob.indexOf('restore-keys: build-'));
  });

  it('deploys the ledger of a build after its audit, and after the upload where there is one', () => {
    expect(read('scripts/launch.ts')).toMatch(/process\.exit\(code\);\n {2}\}\n {2}deployLedger\(\);/);
    expect(read('scripts/deploy.ts')).toMatch(
      /changesOfBuild\(\);\n {2}\}\n {2}if \(part === 'prepare'\) return 0;\n {2}if \(preview !== null\) \{(?:\n {4}.*)+\n {4}return 0;\n {2}\}\n {2}const changes = deployLedger\(\);/,
    );
  });

  it('uploads with the wrangler of package-lock.json, which npm ci --omit=dev installs', () => {
    const lock = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { version?: string; integrity?: string; dev?: boolean; devOptional?: boolean }>;
    };
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
    for (const name of ['wrangler', 'miniflare', 'workerd']) {
      const locked = lock.packages[`node_modules/${name}`];
      expect(locked?.integrity, name).toMatch(/^sha512-/);
      expect([locked?.dev, locked?.devOptional], name).toEqual([undefined, undefined]);
    }
    expect(lock.packages['node_modules/wrangler']?.version).toBe(dependencies['wrangler']);
    for (const file of ['scripts/deploy.ts', '.github/workflows/deploy.yml', 'docs/deploys.md'])
      expect(read(file), file).not.toMatch(/npx (?!--no-install )|npx\.cmd|'npx'|wrangler@/);
    expect(read('scripts/deploy.ts')).toContain('wranglerPath()');
  });

  it('puts a name that someone chose in no command', () => {
    expect(matches(workflow, /run: .*(\$\{\{)/g)).toEqual([]);
    expect(matches(workflow, /^ {10}(?! *(?:[\w-]+: |#)).*(\$\{\{)/gm)).toEqual([]);
  });

  it('takes dot-folders such as .well-known from one machine to the next', () => {
    expect(workflow).toMatch(
      /path: dist\.shard-\$\{\{ matrix\.number \}\}\n(?: +#.*\n)? +include-hidden-files: true\n/,
    );
  });

  it('runs only npm scripts that package.json defines', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const run = matches(workflow, /npm run ([\w:]+)/g);
    expect(run).toEqual(['deploy', 'build', 'deploy']);
    for (const name of run) expect(Object.keys(scripts)).toContain(name);
  });

  it('starts daily, by hand, and when the store posts the inputs that it declares', () => {
    expect(workflow).toMatch(/schedule:\n(?:\s+#.*\n)?\s+- cron: '\d+ \d+ \* \* \*'/);
    // An event sent to the repository would need a token that may write to it.
    expect(workflow).not.toContain('repository_dispatch');
    const hook = read('data/supabase/migrations/20261123000600_deploys.sql');
    const sent = [
      matches(hook, /'inputs', jsonb_build_object\('(\w+)'/g),
      matches(hook, /'\{"(\w+)": "true"\}'/g),
    ].flat();
    expect(sent).toEqual(['reason', 'allow_shrink']);
    // GitHub answers 422 to an input that the workflow does not declare.
    const declared = workflow.slice(workflow.indexOf('workflow_dispatch:'), workflow.indexOf('\npermissions:'));
    for (const name of sent) expect(declared).toContain(`\n      ${name}:\n`);
    expect(read('docs/deploys.md')).toContain('/actions/workflows/deploy.yml/dispatches');
  });

  it('allows a table to shrink and pages to vanish only in a run that somebody started with that input', () => {
    expect(workflow).toMatch(/\n {6}allow_shrink:\n(?: {8}.+\n)* {8}default: false\n/);
    expect(matches(workflow, /deploy -- (.+)\n/g)).toEqual(['--prepare $ALLOW_SHRINK', '$ALLOW_SHRINK $MERGE']);
    expect(workflow).toMatch(/ALLOW_SHRINK: \$\{\{ inputs\.allow_shrink && '--allow-shrink --gone' \|\| '' \}\}/);
  });

  it('builds in as many shards as somebody asked for, one unless they did, all of one snapshot and one time', () => {
    expect(workflow).toMatch(/\n {6}shards:\n(?: {8}.+\n)* {8}default: '1'\n/);
    expect(earlierJobs).toMatch(/\n {2}prepare:\n {4}if: inputs\.shards > 1\n/);
    expect(earlierJobs).toMatch(/\n {2}shard:\n {4}needs: prepare\n/);
    expect(earlierJobs).toContain('npm run build -- --shard "$SHARD/$SHARDS" --out "dist.shard-$SHARD"');
    expect(deployJob).toContain("format('--shards {0}', inputs.shards)");
    expect(matches(workflow, /BUILD_DATE: (.+)\n/g)).toEqual([
      '${{ needs.prepare.outputs.time }}',
      '${{ needs.prepare.outputs.time }}',
    ]);
  });

  it('compares the shards of a rerun with the ledger of the last deploy, not with the one that they came with', () => {
    const [input, ledger, deployed] = ['name: input', 'path: data/ledger.txt', '- run: npm run deploy'].map((step) =>
      deployJob.indexOf(step),
    );
    expect(input).toBeGreaterThan(0);
    expect(ledger).toBeGreaterThan(input!);
    expect(deployed).toBeGreaterThan(ledger!);
  });

  it('has read-only permissions, and passes secrets to the deploy steps only, which keep them from the build', () => {
    expect(matches(workflow, /permissions:\n((?: {2}.+\n)+)/g)).toEqual(['  contents: read\n']);
    const [before, prepare, after] = workflow.split('- run: npm run deploy');
    expect(before).not.toContain('secrets.');
    expect(matches(prepare ?? '', /secrets\.(\w+)/g)).toEqual(['DEPLOY_REPORT_TOKEN', 'DEPLOY_ALERT_URL']);
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
