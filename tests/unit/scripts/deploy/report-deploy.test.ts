import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DataError } from '#model/rows/issue.ts';
import { EXIT_CODES, exitCodeOf } from '#scripts/build/exit-codes.ts';
import { changesReport } from '#scripts/changes/report.ts';
import type { SiteChanges } from '#scripts/changes/site-changes.ts';
import {
  announce,
  changedPages,
  deploySummary,
  doneMessage,
  failureReport,
  storeReporter,
} from '#scripts/deploy/report-deploy.ts';

const ended = (lastErrors: string, code: number | null = EXIT_CODES.refused) => ({
  code,
  stdout: '',
  lastErrors,
  reasons: [],
});
const NOWHERE = { store: null, alertUrl: null, summaryFile: null, runUrl: null };
const REFUSED = {
  state: 'refused',
  step: 'snapshot',
  message: 'Too few rows.',
  mayBeMeant: true,
  urlCount: 0,
  urls: [],
} as const;

describe('the report of a step that ended a deploy', () => {
  it('has a sentence and the last lines of its errors', () => {
    const { state, message } = failureReport('audit', ended('Node 24\n\nfirst\nsecond\n'), []);
    expect(state).toBe('refused');
    expect(message).toBe('The built site has faults, so the site stays as it is.\nNode 24\nfirst\nsecond');
  });

  it('has the message of a snapshot, without the progress that led to it', () => {
    const stdout = JSON.stringify({
      ok: false,
      message: '1 issue in the data; nothing was written.\nposts: too few rows',
    });
    const result = { code: 1, stdout, lastErrors: '27 rows read', reasons: [] };
    expect(failureReport('snapshot', result, []).message).toMatch(/stays as it is\.\nposts: too few rows$/);
  });

  it('has the reasons that the step gave for the owner, in place of what it said in the terminal', () => {
    const reasons = ['The store has 1 post, and the site has 6.'];
    const { message } = failureReport('snapshot', { ...ended('posts: is 1; --allow-shrink accepts it'), reasons }, []);
    expect(message).toBe(`The rows of the store were not taken, so the site stays as it is.\n${reasons[0]}`);
  });

  it('cuts a long line at its end, and never in the middle of a character', () => {
    const { message } = failureReport('build', ended(`a${'🧽'.repeat(400)}\nlast`), []);
    const [, long = '', last] = message.split('\n');
    expect(long).toMatch(/^a(?:🧽)+…$/u);
    expect(long.isWellFormed()).toBe(true);
    expect(long.length).toBeLessThanOrEqual(240);
    expect(last).toBe('last');
  });

  it('says that a refusal may be meant only where a flag accepts it', () => {
    const shrunk = 'posts: number of rows: is 1, expected at least 2 of the 6; --allow-shrink accepts it';
    for (const step of ['snapshot', 'preflight', 'gone-check', 'pictures', 'build', 'audit']) {
      expect(failureReport(step, ended(shrunk, EXIT_CODES.refusedUnlessMeant), [])).toMatchObject({
        state: 'refused',
        mayBeMeant: true,
      });
      expect(failureReport(step, ended(shrunk), []).mayBeMeant).toBe(false);
    }
  });

  it('calls a step that judges the data refused, and one that broke or was stopped failed', () => {
    expect(failureReport('build', ended('1 issue in the data'), []).state).toBe('refused');
    expect(failureReport('build', ended('Out of memory', EXIT_CODES.failed), [])).toMatchObject({
      state: 'failed',
      mayBeMeant: false,
    });
    expect(failureReport('snapshot', ended('The store cannot be reached.', EXIT_CODES.failed), []).state).toBe(
      'failed',
    );
    const stopped = failureReport('snapshot', ended('', null), []);
    expect(stopped).toMatchObject({ state: 'failed', message: 'The deploy was stopped.' });
  });

  it('repeats no secret, no terminal code and no flood of text', () => {
    const { message } = failureReport('upload', ended(`\u001b[31mBad token s3cret\u001b[0m\n${'x'.repeat(9000)}`), [
      's3cret',
      '',
    ]);
    expect(message).not.toContain('s3cret');
    expect(message).not.toContain('\u001b');
    expect(message.length).toBeLessThan(1700);
  });
});

it('exit codes tell refused data, and those that may be meant, from errors of the machine or the code', () => {
  const issue = { file: 'posts', row: '-', field: 'number of rows', value: '1', expected: 'at least 2' };
  expect(exitCodeOf(new DataError([issue]))).toBe(EXIT_CODES.refused);
  expect(exitCodeOf(new DataError([issue], { mayBeMeant: true }))).toBe(EXIT_CODES.refusedUnlessMeant);
  expect(exitCodeOf(new TypeError('x is not a function'))).toBe(EXIT_CODES.failed);
});

describe('the pages that a deploy reports', () => {
  const changes = { new: ['/new'], gone: ['/old'], words: ['/a', '/b'], file: ['/c'] };

  it('are those that are new, gone or reworded, not those with another footer', () => {
    expect(changedPages(changes)).toEqual({ urlCount: 4, urls: ['/new', '/old', '/a', '/b'] });
  });

  it('are none where no ledger tells them', () => {
    expect(changedPages(null)).toEqual({ urlCount: 0, urls: [] });
  });

  it('are as many as the store takes, and all are counted', () => {
    const words = Array.from({ length: 3000 }, (_, index) => `/p${index}`);
    const { urlCount, urls } = changedPages({ ...changes, new: [`/${'x'.repeat(300)}`], words });
    expect([urlCount, urls.length, urls[0]]).toEqual([3002, 100, '/old']);
  });
});

it('a deploy that worked counts the pages that are new, gone or reworded', () => {
  const changes = { new: ['/new'], gone: [], words: ['/a', '/b'], file: ['/c'] };
  expect(doneMessage(changes)).toBe('The site is deployed.\nPages: 1 new, 2 reworded.');
  expect(doneMessage({ ...changes, new: [], words: [] })).toMatch(/\nNo page has other words than before\.$/);
  expect(doneMessage(null)).toBe('The site is deployed.');
});

it('the summary of a refusal says how to publish anyway, where that is possible', () => {
  expect(deploySummary(REFUSED)).toContain("'Publish anyway'");
  expect(deploySummary({ ...REFUSED, mayBeMeant: false })).not.toContain('Publish anyway');
});

it('the summary of a refusal shows its reasons as they are, a line each', () => {
  const message = 'Faults.\n/a links to <b> *twice*\n/b has ```';
  expect(deploySummary({ ...REFUSED, message })).toContain(
    '> Faults.\n\n````text\n/a links to <b> *twice*\n/b has ```\n````\n',
  );
});

it('the summary of a deploy shows what it changed since the one before', () => {
  const done = { ...REFUSED, state: 'done', step: '', message: 'The site is deployed.', mayBeMeant: false } as const;
  const changes: SiteChanges = {
    new: ['/blog/new'],
    gone: [],
    words: [],
    file: [],
    kinds: { post: { new: 1, gone: 0, words: 0, file: 0 } },
    destinations: [],
    rewordings: [],
  };
  expect(deploySummary(done, changes)).toContain(`\`\`\`text\n${changesReport(changes)}\n\`\`\``);
  expect(deploySummary(done)).not.toContain('```');
});

describe('those who listen', () => {
  const closers: (() => void)[] = [];
  afterEach(() => {
    for (const close of closers.splice(0)) close();
  });

  /** A server that records the bodies it gets and answers with a status. */
  async function listener(status: number) {
    const bodies: unknown[] = [];
    const server = createServer((request, response) => {
      let text = '';
      request.on('data', (part: Buffer) => (text += part.toString()));
      request.on('end', () => {
        bodies.push(JSON.parse(text));
        response.writeHead(status, { 'content-type': 'application/json' }).end('"an-id"');
      });
    }).listen(0, '127.0.0.1');
    await new Promise((ready) => server.once('listening', ready));
    closers.push(() => server.close());
    return { bodies, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  }

  it('are alerted of a refusal and a failure, not of a deploy that worked', async () => {
    const { bodies, url } = await listener(200);
    await announce(REFUSED, { ...NOWHERE, alertUrl: url, runUrl: 'https://github.com/an/example/actions/runs/1' });
    await announce({ ...REFUSED, state: 'done' }, { ...NOWHERE, alertUrl: url });
    expect(bodies).toEqual([
      { text: 'Deploy refused at snapshot: Too few rows.\nhttps://github.com/an/example/actions/runs/1' },
    ]);
  });

  it('change nothing about the deploy when they cannot be reached or refuse', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { url } = await listener(500);
    await announce(REFUSED, { ...NOWHERE, alertUrl: 'http://127.0.0.1:9' });
    await storeReporter({ ...NOWHERE, store: { url, key: 'key', token: 'token' } })({ step: 'build' });
    expect(errors.mock.calls.map(([line]) => String(line).slice(0, 60))).toEqual([
      expect.stringContaining('127.0.0.1:9 did not accept'),
      expect.stringContaining('did not accept the report of the deploy'),
    ]);
    errors.mockRestore();
  });

  it('get one row of the store for a deploy: the first report starts it, the next change it', async () => {
    const { bodies, url } = await listener(200);
    const report = storeReporter({ ...NOWHERE, store: { url, key: 'key', token: 'token' } });
    await report({ step: 'snapshot' });
    await report({ step: 'build' });
    expect(bodies).toEqual([
      { token: 'token', report: { step: 'snapshot' }, deploy_id: null },
      { token: 'token', report: { step: 'build' }, deploy_id: 'an-id' },
    ]);
  });

  it('read the summary of a run', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'summary-'));
    closers.push(() => rmSync(folder, { recursive: true }));
    const summaryFile = join(folder, 'summary.md');
    await announce(REFUSED, { ...NOWHERE, summaryFile });
    expect(readFileSync(summaryFile, 'utf8')).toMatch(/^## Deploy refused at: snapshot\n\n> Too few rows\.\n/);
  });
});
