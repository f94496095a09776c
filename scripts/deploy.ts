// npm run deploy -- [--allow-shrink] [--gone] [--no-upload] [--prepare | --shards 4]: reads the store, checks,
// builds, audits and uploads to Cloudflare Pages, and tells the store, the run's summary and an alert address how it
// went (docs/deploys.md). Then the build's ledger becomes data/ledger.txt. A deploy of another branch than that of
// the public site is a preview: it reports to the run's summary only, keeps the ledger, and tells search engines
// nothing. Stops at the first step that fails; the public site then stays as it is. --allow-shrink accepts tables
// that lost many of their rows, --gone that many pages vanish, --no-upload leaves the upload to the host that started
// it. With several machines, --prepare stops before the build, and --shards merges what they built into dist.shard-1,
// dist.shard-2 and so on.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment } from '#config/environment.ts';
import { buildInput } from '#data/site.ts';
import { formatError } from './build/format-error.ts';
import type { LedgerChanges } from './build/ledger/changes.ts';
import { deployLedger } from './build/ledger/deploy-ledger.ts';
import { builtLedger, readDeployedLedger, readLedger } from './build/ledger/ledger-file.ts';
import { buildChanges } from './changes/build-changes.ts';
import type { SiteChanges } from './changes/site-changes.ts';
import {
  announce,
  changedPages,
  type DeployReport,
  doneMessage,
  failureReport,
  type Listeners,
  storeReporter,
} from './deploy/report-deploy.ts';
import { deployedBranch, localBranch, previewBranch } from './deploy/preview-branch.ts';
import { runStep, type Step } from './deploy/run-step.ts';
import { parseShardCount } from './build/shard.ts';
import { listedPaths } from './indexnow/listed-paths.ts';
import { submittedUrls, submitUrls } from './indexnow/submit.ts';
import { worksWithoutStore } from './preflight/key-items.ts';
import { wranglerPath } from './preview/wrangler.ts';

const setting = (name: string): string | null => process.env[name] ?? null;

/** Environment variables whose values no report may repeat, and that only the upload gets. */
const SECRETS = [
  'DEPLOY_REPORT_TOKEN',
  'DEPLOY_ALERT_URL',
  'CLOUDFLARE_API_TOKEN',
  'CLOUDFLARE_ACCOUNT_ID',
  // The relay's, which Netlify and Vercel give to builds too.
  'LEAD_RELAY_TOKEN',
  'QUOTE_WEBHOOK_URL',
];

/** The environment of the steps that run the packages of the build. */
const withoutSecrets = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !SECRETS.includes(name)));

const script = (name: string, ...args: readonly string[]): Step => ({
  name,
  command: process.execPath,
  args: [...process.execArgv, join('scripts', `${name}.ts`), ...args],
  env: withoutSecrets(),
});

/** Uploads dist/ as that of a branch, with the installed wrangler, which package-lock.json pins with all that it runs. */
function uploadStep(branch: string | null): Step {
  return {
    name: 'upload',
    env: process.env,
    command: process.execPath,
    args: [
      wranglerPath(),
      ...['pages', 'deploy', '--commit-dirty=true'],
      ...(branch === null ? [] : ['--branch', branch]),
    ],
  };
}

function listeners(preview: string | null): Listeners {
  const { PUBLIC_SUPABASE_URL: url, PUBLIC_SUPABASE_ANON_KEY: key } = readEnvironment(process.env);
  const token = setting('DEPLOY_REPORT_TOKEN');
  const [server, repository, run] = ['GITHUB_SERVER_URL', 'GITHUB_REPOSITORY', 'GITHUB_RUN_ID'].map(setting);
  const canReport = preview === null && url !== undefined && key !== undefined && token !== null && token !== '';
  return {
    store: canReport ? { url, key, token } : null,
    alertUrl: preview !== null || setting('DEPLOY_ALERT_URL') === '' ? null : setting('DEPLOY_ALERT_URL'),
    summaryFile: setting('GITHUB_STEP_SUMMARY'),
    runUrl: run === null ? null : `${server}/${repository}/actions/runs/${run}`,
  };
}

/** Whether the site works without a store on purpose, so that there is none to read (docs/data.md). */
function isWithoutStore(): boolean {
  const environment = readEnvironment(process.env);
  return environment.PUBLIC_SUPABASE_URL === undefined && worksWithoutStore(buildInput().model.business, environment);
}

/** Tells search engines what changed. The site is public by now, so a failure is only reported. */
async function submitChanges(changes: LedgerChanges): Promise<void> {
  const key = readEnvironment(process.env).INDEXNOW_KEY;
  if (key === undefined) return;
  const { origin } = buildInput();
  try {
    const urls = submittedUrls(changes, listedPaths('dist'), origin);
    await submitUrls({ urls, origin, key });
    console.log(`${urls.length} URLs were submitted to IndexNow.`);
  } catch (error) {
    console.error(formatError(error));
    console.error('The site is deployed. Search engines will find the changes in the sitemap.');
  }
}

/**
 * Compares the build with the last deploy, while that is still the public site. Returns null without a ledger, or after
 * an error, which it logs: no deploy fails over this.
 */
async function changesOfBuild(): Promise<SiteChanges | null> {
  try {
    const [before, after] = [readDeployedLedger(), readLedger(builtLedger('dist'))];
    if (before.size === 0 || after === null) return null;
    return await buildChanges({ before, after, built: 'dist', site: null }, buildInput());
  } catch (error) {
    console.error(formatError(error));
    return null;
  }
}

/** The part of a deploy that a machine does: all of it, or what comes before or after several machines build. */
type Part = 'all' | 'prepare' | 'merge';

/** Runs the steps and reports how they went. `preview` is the branch of a preview, null for the public site. */
async function deploy(part: Part, steps: readonly Step[], preview: string | null): Promise<number> {
  const to = listeners(preview);
  const report = storeReporter(to);
  let built: SiteChanges | null = null;
  const end = async (result: Omit<DeployReport, 'urlCount' | 'urls'>): Promise<void> => {
    const changes = result.state === 'done' ? built : null;
    const whole = { ...result, ...changedPages(changes) };
    await report(whole);
    await announce(whole, to, changes);
  };
  for (const step of steps) {
    // The machine that merges starts the row of the store; this one only reports if it is the last.
    if (part !== 'prepare') await report({ state: 'started', step: step.name });
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
    if (step.name === 'audit') built = await changesOfBuild();
  }
  if (part === 'prepare') return 0;
  if (preview !== null) {
    const message = `This is a preview of the branch ${preview}. The public site stays as it is.`;
    console.log(message);
    await end({ state: 'done', step: '', message, mayBeMeant: false });
    return 0;
  }
  const changes = deployLedger();
  if (steps.at(-1)?.name === 'upload') await submitChanges(changes);
  await end({ state: 'done', step: '', message: doneMessage(built), mayBeMeant: false });
  return 0;
}

try {
  const { values } = parseArgs({
    options: {
      'allow-shrink': { type: 'boolean', default: false },
      gone: { type: 'boolean', default: false },
      'no-upload': { type: 'boolean', default: false },
      prepare: { type: 'boolean', default: false },
      shards: { type: 'string' },
    },
  });
  const shards = values.shards === undefined ? null : parseShardCount(values.shards);
  if (values.prepare && shards !== null) throw new Error('--prepare and --shards are for different machines.');
  const prepare = [
    ...(isWithoutStore() ? [] : [script('snapshot', '--json', ...(values['allow-shrink'] ? ['--allow-shrink'] : []))]),
    script('preflight'),
    script('gone-check', ...(values.gone ? ['--gone'] : [])),
    script('pictures'),
  ];
  const folders = Array.from({ length: shards ?? 0 }, (_, index) => `dist.shard-${index + 1}`);
  const build = shards === null ? script('build') : script('merge-shards', ...folders);
  const local = localBranch();
  const upload = values['no-upload'] ? [] : [uploadStep(deployedBranch(process.env, local))];
  const publish = [build, script('audit'), ...upload];
  const parts: Readonly<Record<Part, readonly Step[]>> = { all: [...prepare, ...publish], prepare, merge: publish };
  const part: Part = values.prepare ? 'prepare' : shards === null ? 'all' : 'merge';
  process.exitCode = await deploy(part, parts[part], previewBranch(process.env, local));
} catch (error) {
  console.error(formatError(error));
  process.exitCode = 1;
}
