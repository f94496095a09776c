import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announce, changedPages, deploySummary, failureReport, storeReporter } from '#scripts/deploy/report-deploy.ts';

const ended = (lastErrors: string, code: number | null = 1) => ({ code, stdout: '', lastErrors });
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
    const result = { code: 1, stdout: '{"ok": false, "message": "posts: too few rows"}', lastErrors: '27 rows read' };
    expect(failureReport('snapshot', result, []).message).toMatch(/stays as it is\.\nposts: too few rows$/);
  });

  it('says that a refusal may be meant only where a flag accepts it', () => {
    const shrunk = 'posts: row -: number of rows: is 1, expected at least 2 of the 6; --allow-shrink accepts it';
    expect(failureReport('snapshot', ended(shrunk), []).mayBeMeant).toBe(true);
    expect(failureReport('snapshot', ended('The store cannot be reached.'), []).mayBeMeant).toBe(false);
    expect(failureReport('build', ended(shrunk), []).mayBeMeant).toBe(false);
  });

  it('calls a step that judges the data refused, and one that broke or was stopped failed', () => {
    expect(failureReport('build', ended('Out of memory'), []).state).toBe('failed');
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

it('takes the number of changed pages from the snapshot’s JSON, and none from anything else', () => {
  expect(changedPages('{"pages": 14, "changedPaths": ["/", "/faq"]}')).toEqual({ urlCount: 14, urls: ['/', '/faq'] });
  expect(changedPages('{"pages": 14}')).toEqual({ urlCount: 14, urls: [] });
  expect(changedPages('{"pages": null}').urlCount).toBe(0);
  expect(changedPages('not JSON').urlCount).toBe(0);
});

it('the summary of a refusal says how to publish anyway, where that is possible', () => {
  expect(deploySummary(REFUSED)).toContain("'Publish anyway'");
  expect(deploySummary({ ...REFUSED, mayBeMeant: false })).not.toContain('Publish anyway');
  expect(deploySummary({ ...REFUSED, state: 'done', mayBeMeant: false, urlCount: 1400 })).toContain('1,400');
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
      expect.stringContaining('127.0.0.1:9 did not take'),
      expect.stringContaining('did not take the report of the deploy'),
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
