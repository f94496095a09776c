import { appendFileSync } from 'node:fs';
import { EXIT_CODES } from '#scripts/build/exit-codes.ts';
import type { LedgerChanges } from '#scripts/build/ledger/changes.ts';
import { changesReport } from '#scripts/changes/report.ts';
import type { SiteChanges } from '#scripts/changes/site-changes.ts';
import type { StepResult } from './run-step.ts';

/** What a deploy reports to the store: the fields of public.report_deploy. */
export interface DeployReport {
  readonly state: 'started' | 'done' | 'refused' | 'failed';
  readonly step: string;
  readonly message: string;
  /** Whether the refusal is about something that the owner may have done on purpose. */
  readonly mayBeMeant: boolean;
  /** How many pages are new, gone or reworded since the last deploy; 0 without a ledger. */
  readonly urlCount: number;
  /** The first of them. */
  readonly urls: readonly string[];
}

/** Where a deploy reports to. Every address is optional. */
export interface Listeners {
  /** The store's address and anonymous key, and the token that the store expects of a deploy. */
  readonly store: { readonly url: string; readonly key: string; readonly token: string } | null;
  /** Receives a POST when a deploy was refused or failed, in the format of chat webhooks. */
  readonly alertUrl: string | null;
  /** The file that GitHub shows as the summary of a run. */
  readonly summaryFile: string | null;
  /** The page of the workflow's run. */
  readonly runUrl: string | null;
}

/** Milliseconds to wait for a listener, which must not hold up a deploy. */
const TIMEOUT = 10_000;

/** Sends JSON. Resolves to the answer, or logs an error and resolves to null, because no deploy fails over a report. */
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
    console.error(`${host} did not accept the report of the deploy (${response.status}): ${text}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`${host} did not accept the report of the deploy: ${reason}`);
  }
  return null;
}

/** Reports the progress of a deploy to the store: the first call inserts a row, later ones update it. */
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

/** What it means for the site when a deploy stops at a step. */
const MEANINGS: Readonly<Record<string, string>> = {
  snapshot: 'The rows of the store were not taken, so the site stays as it is.',
  'gone-check': 'Many pages would vanish, so the site stays as it is.',
  preflight: 'Something is missing that a public site needs, so the site stays as it is.',
  pictures: 'A picture could not be drawn, so the site stays as it is.',
  build: 'The site could not be built, so it stays as it is.',
  'merge-shards': 'A share of the site was not built, so the site stays as it is.',
  audit: 'The built site has faults, so the site stays as it is.',
  upload: 'The built site could not be uploaded.',
};

const MAX_LINES = 6;
const MAX_LINE_LENGTH = 240;

/** The first line of every error in the data, which tells an owner nothing. */
const ISSUE_COUNT = /^\d+ issues? in the data; nothing was written\.$/;

/** Shortens a line. Half of a surrogate pair (Cs) at its end would be refused by the store. */
const cut = (line: string): string =>
  line.length <= MAX_LINE_LENGTH
    ? line
    : `${line
        .slice(0, MAX_LINE_LENGTH - 1)
        .replace(/\p{Cs}$/u, '')
        .trimEnd()}…`;

/** The last lines of an output, each cut, without secrets and terminal codes. */
function lastLines(text: string, secrets: readonly string[]): string {
  const clean = secrets.reduce((all, secret) => (secret === '' ? all : all.replaceAll(secret, '(secret)')), text);
  return (
    clean
      // eslint-disable-next-line no-control-regex -- the codes begin with a control character
      .replace(/\u001b\[[\d;]*[A-Za-z]|\r/g, '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !ISSUE_COUNT.test(line))
      .slice(-MAX_LINES)
      .map(cut)
      .join('\n')
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

/**
 * The report about the step at which a deploy stopped: the reasons that it gave for the owner, or the end of its output.
 * `secrets` are values to remove.
 */
export function failureReport(
  step: string,
  { code, stdout, lastErrors, reasons }: StepResult,
  secrets: readonly string[],
): Pick<DeployReport, 'state' | 'step' | 'message' | 'mayBeMeant'> {
  const output = snapshotMessage(stdout) ?? (lastErrors.trim() === '' ? stdout : lastErrors);
  const said = lastLines(reasons.length > 0 ? reasons.join('\n') : output, secrets);
  const meaning = code === null ? 'The deploy was stopped.' : (MEANINGS[step] ?? 'The deploy failed.');
  return {
    state: code === EXIT_CODES.refused || code === EXIT_CODES.refusedUnlessMeant ? 'refused' : 'failed',
    step,
    message: said === '' ? meaning : `${meaning}\n${said}`,
    mayBeMeant: code === EXIT_CODES.refusedUnlessMeant,
  };
}

/** The most URLs in a report and the longest URL that the store accepts. */
const MAX_URLS = 100;
const MAX_URL_LENGTH = 300;

/** The pages in a report: the new ones, then those that are gone, then the reworded ones. */
export function changedPages(changes: LedgerChanges | null): Pick<DeployReport, 'urlCount' | 'urls'> {
  if (changes === null) return { urlCount: 0, urls: [] };
  const paths = [...changes.new, ...changes.gone, ...changes.words];
  return { urlCount: paths.length, urls: paths.filter(({ length }) => length <= MAX_URL_LENGTH).slice(0, MAX_URLS) };
}

/** The message of a deploy that worked. `changes` is what it changed since the one before, null where nobody knows. */
export function doneMessage(changes: LedgerChanges | null): string {
  const deployed = 'The site is deployed.';
  if (changes === null) return deployed;
  const counts = [
    [changes.new.length, 'new'],
    [changes.gone.length, 'gone'],
    [changes.words.length, 'reworded'],
  ] as const;
  const said = counts.flatMap(([count, what]) => (count === 0 ? [] : [`${count.toLocaleString('en-US')} ${what}`]));
  return `${deployed}\n${said.length === 0 ? 'No page has other words than before' : `Pages: ${said.join(', ')}`}.`;
}

const TITLES: Readonly<Record<DeployReport['state'], string>> = {
  started: 'Deploy started',
  done: 'Deployed',
  refused: 'Deploy refused',
  failed: 'Deploy failed',
};

/** Text that Markdown shows as it is: a fence that is longer than any in it. */
function fenced(text: string): readonly string[] {
  const fence = '`'.repeat(Math.max(3, ...(text.match(/`+/g) ?? []).map(({ length }) => length + 1)));
  return [`${fence}text`, text, fence];
}

/** Formats a finished deploy as Markdown. `changes` is what it changed since the one before. */
export function deploySummary(
  { state, step, message, mayBeMeant }: DeployReport,
  changes: SiteChanges | null = null,
): string {
  const [meaning = '', ...details] = message.split('\n');
  return [
    `## ${TITLES[state]}${state === 'done' ? '' : ` at: ${step}`}`,
    '',
    `> ${meaning}`,
    '',
    // What a deploy changed is below.
    ...(details.length === 0 || state === 'done' ? [] : [...fenced(details.join('\n')), '']),
    ...(mayBeMeant
      ? [
          "If this is intended, or to read the store again, press 'Publish anyway' in the staff area, or start this workflow by hand with the box ticked.",
        ]
      : []),
    ...(changes === null ? [] : ['', 'Pages since the last deploy:', '', ...fenced(changesReport(changes))]),
    '',
  ].join('\n');
}

/** Reports the outcome of a deploy to all listeners but the store. */
export async function announce(
  report: DeployReport,
  { alertUrl, summaryFile, runUrl }: Listeners,
  changes: SiteChanges | null = null,
): Promise<void> {
  if (summaryFile !== null) appendFileSync(summaryFile, deploySummary(report, changes));
  if (alertUrl === null || report.state === 'done') return;
  await send(alertUrl, {
    text: `${TITLES[report.state]} at ${report.step}: ${report.message}${runUrl === null ? '' : `\n${runUrl}`}`,
  });
}
