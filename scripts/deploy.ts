// npm run deploy [-- --allow-shrink] [-- --no-upload]: reads the store, checks, builds, audits and uploads to
// Cloudflare Pages, and tells the store, the run's summary and an alert address how it went (docs/deploys.md).
// Stops at the first step that fails; the public site then stays as it is.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment } from '#config/environment.ts';
import { formatError } from './build/format-error.ts';
import {
  announce,
  changedPages,
  type DeployReport,
  failureReport,
  type Listeners,
  storeReporter,
} from './deploy/report-deploy.ts';
import { runStep, type Step } from './deploy/run-step.ts';

const setting = (name: string): string | null => process.env[name] ?? null;

/** Environment variables whose values no report may repeat, and that only the upload gets. */
const SECRETS = ['DEPLOY_REPORT_TOKEN', 'DEPLOY_ALERT_URL', 'CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID'];

/** The environment of the steps that run the packages of the build. */
const withoutSecrets = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !SECRETS.includes(name)));

const script = (name: string, ...args: readonly string[]): Step => ({
  name,
  command: process.execPath,
  args: [...process.execArgv, join('scripts', `${name}.ts`), ...args],
  env: withoutSecrets(),
});

/** wrangler in the version of devDependencies, which tests use; a deploy does not install them. */
function uploadStep(): Step {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    devDependencies: { wrangler: string };
  };
  const branch = setting('GITHUB_REF_NAME');
  return {
    name: 'upload',
    env: process.env,
    command: process.platform === 'win32' ? 'npx.cmd' : 'npx',
    args: [
      '--yes',
      `wrangler@${devDependencies.wrangler}`,
      ...['pages', 'deploy', '--commit-dirty=true'],
      ...(branch === null ? [] : ['--branch', branch]),
    ],
  };
}

function listeners(): Listeners {
  const { PUBLIC_SUPABASE_URL: url, PUBLIC_SUPABASE_ANON_KEY: key } = readEnvironment(process.env);
  const token = setting('DEPLOY_REPORT_TOKEN');
  const [server, repository, run] = ['GITHUB_SERVER_URL', 'GITHUB_REPOSITORY', 'GITHUB_RUN_ID'].map(setting);
  return {
    store: url === undefined || key === undefined || token === null || token === '' ? null : { url, key, token },
    alertUrl: setting('DEPLOY_ALERT_URL') === '' ? null : setting('DEPLOY_ALERT_URL'),
    summaryFile: setting('GITHUB_STEP_SUMMARY'),
    runUrl: run === null ? null : `${server}/${repository}/actions/runs/${run}`,
  };
}

async function deploy(steps: readonly Step[], to: Listeners): Promise<number> {
  const report = storeReporter(to);
  let pages = changedPages('');
  const end = async (result: Omit<DeployReport, 'urlCount' | 'urls'>): Promise<void> => {
    const whole = { ...result, ...pages };
    await report(whole);
    await announce(whole, to);
  };
  for (const step of steps) {
    await report({ state: 'started', step: step.name });
    const result = await runStep(step);
    if (result.code !== 0) {
      await end(
        failureReport(
          step.name,
          result,
          [...SECRETS, 'PUBLIC_SUPABASE_ANON_KEY'].map((name) => setting(name) ?? ''),
        ),
      );
      return result.code ?? 1;
    }
    if (step.name === 'snapshot') pages = changedPages(result.stdout);
  }
  await end({ state: 'done', step: '', message: 'The site is deployed.', mayBeMeant: false });
  return 0;
}

try {
  const { values } = parseArgs({
    options: { 'allow-shrink': { type: 'boolean', default: false }, 'no-upload': { type: 'boolean', default: false } },
  });
  const steps = [
    script('snapshot', '--json', ...(values['allow-shrink'] ? ['--allow-shrink'] : [])),
    ...['preflight', 'pictures', 'build', 'audit'].map((name) => script(name)),
    ...(values['no-upload'] ? [] : [uploadStep()]),
  ];
  process.exitCode = await deploy(steps, listeners());
} catch (error) {
  console.error(formatError(error));
  process.exitCode = 1;
}
