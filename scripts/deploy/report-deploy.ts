import { appendFileSync } from 'node:fs';
import type { StepResult } from './run-step.ts';

/** What a deploy reports to the store: the fields of public.report_deploy. */
export interface DeployReport {
  readonly state: 'started' | 'done' | 'refused' | 'failed';
  readonly step: string;
  readonly message: string;
  /** Whether it was refused for something that the owner may have meant. */
  readonly mayBeMeant: boolean;
  /** How many pages the changed rows affect, as far as it is known. */
  readonly urlCount: number;
  /** The first of them. */
  readonly urls: readonly string[];
}

/** Where a deploy is told. Every address is optional. */
export interface Listeners {
  /** The store's address and anonymous key, and the token that the store expects of a deploy. */
  readonly store: { readonly url: string; readonly key: string; readonly token: string } | null;
  /** Receives a POST with a text when a deploy was refused or failed, as chat programs take it. */
  readonly alertUrl: string | null;
  /** The file that GitHub shows as the summary of a run. */
  readonly summaryFile: string | null;
  /** The page of the workflow's run. */
  readonly runUrl: string | null;
}

/** Milliseconds for a request. A deploy must not wait for those who listen. */
const TIMEOUT = 10_000;

/** Sends JSON. Resolves with the answer, or with null after a line on standard error: no deploy fails over this. */
async function send(url: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const { host } = new URL(url);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const text = (await response.text()).slice(0, 500);
    if (response.ok) return text.startsWith('"') ? (JSON.parse(text) as unknown) : text;
    console.error(`${host} did not take the report of the deploy (${response.status}): ${text}`);
  } catch (error) {
    console.error(
      `${host} did not take the report of the deploy: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  return null;
}

/** Tells the store how a deploy goes: the first call starts a row, later ones change it. */
export function storeReporter({ store, runUrl }: Listeners): (report: Partial<DeployReport>) => Promise<void> {
  let id: string | null = null;
  return async (report) => {
    if (store === null) return;
    const { url, key, token } = store;
    const body = { token, report: { ...report, ...(runUrl === null ? {} : { runUrl }) }, deploy_id: id };
    const answer = await send(`${url.replace(/\/+$/, '')}/rest/v1/rpc/report_deploy`, body, {
      apikey: key,
      authorization: `Bearer ${key}`,
    });
    if (typeof answer === 'string') id = answer;
  };
}

/** What a step that ends a deploy means, in a sentence. */
const MEANINGS: Readonly<Record<string, string>> = {
  snapshot: 'The rows of the store were not taken, so the site stays as it is.',
  preflight: 'Something is missing that a public site needs, so the site stays as it is.',
  pictures: 'A picture could not be drawn, so the site stays as it is.',
  build: 'The site could not be built, so it stays as it is.',
  audit: 'The built site has faults, so the site stays as it is.',
  upload: 'The built site could not be uploaded.',
};

/** The steps that judge the data; the others fail for reasons of the machine or the code. */
const JUDGES = ['snapshot', 'preflight', 'audit'];

const MAX_LINES = 6;
const MAX_CHARACTERS = 1500;

/** The last lines of an output, without secrets and terminal codes. */
function lastLines(text: string, secrets: readonly string[]): string {
  const clean = secrets.reduce((all, secret) => (secret === '' ? all : all.replaceAll(secret, '(secret)')), text);
  return (
    clean
      // eslint-disable-next-line no-control-regex -- the codes begin with a control character
      .replace(/\u001b\[[\d;]*[A-Za-z]|\r/g, '')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(-MAX_LINES)
      .join('\n')
      .slice(-MAX_CHARACTERS)
  );
}

/** The message in the JSON of a snapshot that failed; null for any other output. */
function snapshotMessage(json: string): string | null {
  try {
    const { message } = JSON.parse(json) as { message?: unknown };
    return typeof message === 'string' ? message : null;
  } catch {
    return null;
  }
}

/** What to report of the step that ended a deploy. `secrets` are values that must not be repeated. */
export function failureReport(
  step: string,
  { code, stdout, lastErrors }: StepResult,
  secrets: readonly string[],
): Pick<DeployReport, 'state' | 'step' | 'message' | 'mayBeMeant'> {
  const said = lastLines(snapshotMessage(stdout) ?? (lastErrors.trim() === '' ? stdout : lastErrors), secrets);
  const meaning = code === null ? 'The deploy was stopped.' : (MEANINGS[step] ?? 'The deploy failed.');
  return {
    state: code !== null && JUDGES.includes(step) ? 'refused' : 'failed',
    step,
    message: said === '' ? meaning : `${meaning}\n${said}`,
    mayBeMeant: step === 'snapshot' && said.includes('--allow-shrink accepts it'),
  };
}

/** What the snapshot's JSON says about the pages that change; nothing if there is none. */
export function changedPages(json: string): Pick<DeployReport, 'urlCount' | 'urls'> {
  try {
    const { pages, changedPaths } = JSON.parse(json) as { pages?: unknown; changedPaths?: unknown };
    return {
      urlCount: typeof pages === 'number' ? pages : 0,
      urls: Array.isArray(changedPaths) ? changedPaths.map(String) : [],
    };
  } catch {
    return { urlCount: 0, urls: [] };
  }
}

const TITLES: Readonly<Record<DeployReport['state'], string>> = {
  started: 'Deploy started',
  done: 'Deployed',
  refused: 'Deploy refused',
  failed: 'Deploy failed',
};

/** A finished deploy as Markdown. */
export function deploySummary({ state, step, message, urlCount, mayBeMeant }: DeployReport): string {
  return [
    `## ${TITLES[state]}${state === 'done' ? '' : ` at: ${step}`}`,
    '',
    ...message.split('\n').map((line) => `> ${line}`),
    '',
    ...(state === 'done' && urlCount > 0
      ? [`Pages changed since the repository’s snapshot: ${urlCount.toLocaleString('en-US')}.`]
      : []),
    ...(mayBeMeant
      ? [
          "If the rows are meant to be gone, press 'Publish anyway' in the staff area, or start this workflow by hand with the box ticked.",
        ]
      : []),
    '',
  ].join('\n');
}

/** Tells everybody but the store how a deploy ended. */
export async function announce(report: DeployReport, { alertUrl, summaryFile, runUrl }: Listeners): Promise<void> {
  if (summaryFile !== null) appendFileSync(summaryFile, deploySummary(report));
  if (alertUrl === null || report.state === 'done') return;
  await send(alertUrl, {
    text: `${TITLES[report.state]} at ${report.step}: ${report.message}${runUrl === null ? '' : `\n${runUrl}`}`,
  });
}
