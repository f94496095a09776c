import { describe, expect, it } from 'vitest';
import { type Deploy, deployState } from '#staff/deploys/deploys.ts';

const NOW = new Date(2026, 10, 23, 15, 0);
const at = (minutes: number): string => new Date(NOW.getTime() - minutes * 60_000).toISOString();

const DEPLOY: Deploy = {
  id: 'an-id',
  started_at: at(12),
  finished_at: null,
  state: 'started',
  step: 'build',
  message: '',
  may_be_meant: false,
  url_count: 0,
  urls: [],
  run_url: null,
};

const state = (changes: Partial<Deploy>) => deployState({ ...DEPLOY, ...changes }, NOW);

describe('the words about a deploy', () => {
  it('say that it runs, and at which step', () => {
    expect(state({})).toEqual({
      kind: 'running',
      title: 'A deploy started at 2:48 PM and is running.',
      reason: ['Now building the pages.'],
    });
  });

  it('say when it has not reported for an hour', () => {
    expect(state({ started_at: at(61) }).title).toBe('A deploy started at 1:59 PM and has not reported back.');
    expect(state({ started_at: at(59) }).kind).toBe('running');
  });

  it('say when it was done', () => {
    expect(state({ state: 'done', finished_at: at(2) }).title).toBe('Deployed at 2:58 PM.');
    const message = 'The site is deployed.\nPages: 1 new, 0 gone.';
    expect(state({ state: 'done', finished_at: at(2), message }).reason).toEqual(['Pages: 1 new, 0 gone.']);
    expect(state({ state: 'done', finished_at: at(60 * 48) }).title).toBe('Deployed on November 21 at 3:00 PM.');
  });

  it('give the step and the reason of a refusal and a failure, a line each', () => {
    const ended = { finished_at: at(5), step: 'snapshot', message: 'The rows were not taken.\n\nposts: too few' };
    expect(state({ ...ended, state: 'refused' })).toEqual({
      kind: 'refused',
      title: 'The deploy was refused at 2:55 PM, while reading the store.',
      reason: ['The rows were not taken.', 'posts: too few'],
    });
    const failed = { ...ended, state: 'failed', step: 'upload' };
    expect(state(failed).title).toBe('The deploy failed at 2:55 PM, while uploading the pages.');
    // A step of a newer deploy command.
    expect(state({ ...failed, step: 'constructor' }).title).toMatch(/, while at the step constructor\.$/);
  });
});
