import { formatWhen } from '#staff/dates.ts';
import type { Database } from '#model/rows/database.ts';
import type { Store } from '#staff/store/client.ts';
import type { Result } from '#staff/store/errors.ts';
import { request } from '#staff/store/request.ts';

/** A deploy as the store has it. */
export type Deploy = Database['public']['Tables']['deploys']['Row'];

/** Reads the last deploy; null when none has reported yet. */
export async function readLastDeploy(store: Store): Promise<Result<Deploy | null>> {
  const found = await request(store, () =>
    store
      .from('deploys')
      .select()
      .order('started_at', { ascending: false })
      .limit(1)
      .overrideTypes<Deploy[], { merge: false }>(),
  );
  return found.ok ? { ok: true, value: found.value[0] ?? null } : found;
}

/**
 * Starts a build. Admins only. `publishAnyway` accepts that a table lost many of its rows, or that many pages vanish.
 */
export const requestBuild = (store: Store, publishAnyway: boolean): Promise<Result<unknown>> =>
  request(store, () => store.rpc('request_build', { publish_anyway: publishAnyway }));

/** What a deploy does at each of its steps. */
const STEPS: Readonly<Record<string, string>> = {
  snapshot: 'reading the store',
  preflight: 'checking that nothing is missing',
  'gone-check': 'looking for pages that would vanish',
  pictures: 'drawing pictures',
  build: 'building the pages',
  'merge-shards': 'putting the pages together',
  audit: 'checking the pages',
  upload: 'uploading the pages',
};

const doing = (step: string): string => (Object.hasOwn(STEPS, step) ? (STEPS[step] ?? step) : `at the step ${step}`);

/** A deploy takes a few minutes; one that has said nothing for this long says nothing any more. Milliseconds. */
const SILENCE = 60 * 60_000;

/** What the dashboard says of the last deploy; the kinds are also CSS classes. */
export interface DeployState {
  readonly kind: 'running' | 'silent' | 'done' | 'refused' | 'failed';
  readonly title: string;
  /** The reason, a line each. */
  readonly reason: readonly string[];
}

/** Puts the state of a deploy in words. */
export function deployState(deploy: Deploy, now: Date): DeployState {
  const started = new Date(deploy.started_at);
  const ended = new Date(deploy.finished_at ?? deploy.started_at);
  const reason = deploy.message.split('\n').filter((line) => line !== '');
  switch (deploy.state) {
    case 'done':
      // The first line repeats the title.
      return { kind: 'done', title: `Deployed ${formatWhen(ended, now)}.`, reason: reason.slice(1) };
    case 'refused':
      return {
        kind: 'refused',
        title: `The deploy was refused ${formatWhen(ended, now)}, while ${doing(deploy.step)}.`,
        reason,
      };
    case 'failed':
      return {
        kind: 'failed',
        title: `The deploy failed ${formatWhen(ended, now)}, while ${doing(deploy.step)}.`,
        reason,
      };
    default:
      return now.getTime() - started.getTime() > SILENCE
        ? {
            kind: 'silent',
            title: `A deploy started ${formatWhen(started, now)} and has not reported back.`,
            reason: ['It was probably stopped. The site is as it was, unless the next deploy says otherwise.'],
          }
        : {
            kind: 'running',
            title: `A deploy started ${formatWhen(started, now)} and is running.`,
            reason: [`Now ${doing(deploy.step)}.`],
          };
  }
}
