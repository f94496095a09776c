import type { CDPSession, Page } from 'playwright-core';

/** Milliseconds. The time of each task beyond this adds up to the total blocking time. */
export const BLOCKING_MS = 50;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time of the thread, in microseconds. */
  readonly tdur?: number;
  readonly args: { readonly name?: string; readonly data?: { readonly processId?: number; readonly frame?: string } };
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** Records the browser's trace events during `visit`. */
async function traced(session: CDPSession, visit: () => Promise<unknown>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await visit();
  const complete = new Promise<void>((resolve) => {
    session.once('Tracing.tracingComplete', () => {
      resolve();
    });
  });
  await session.send('Tracing.end');
  await complete;
  return events;
}

/**
 * Opens a page and returns the duration of each task of its main thread, including scripts, styles, layout
 * and painting. The durations are CPU time in milliseconds, because wall-clock time includes waiting on a
 * busy machine. A browser can record one trace at a time. Throws an Error if the trace contains no task of
 * the page.
 */
export async function mainThreadTasks(page: Page, path: string): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const events = await traced(session, () => page.goto(path, { waitUntil: 'networkidle' }));
  const { frameTree } = await session.send('Page.getFrameTree');
  // Excludes other pages, such as the browser's own, which may run in other processes.
  const pids = new Set(
    events.flatMap(({ name, args }) =>
      name === 'FrameCommittedInBrowser' && args.data?.frame === frameTree.frame.id ? [args.data.processId] : [],
    ),
  );
  const threads = new Set(
    events.flatMap(({ name, args, pid, tid }) =>
      name === 'thread_name' && args.name === 'CrRendererMain' && pids.has(pid) ? [`${pid} ${tid}`] : [],
    ),
  );
  const tasks = events.flatMap(({ name, ph, pid, tid, tdur }) =>
    name === 'RunTask' && ph === 'X' && threads.has(`${pid} ${tid}`) ? [(tdur ?? 0) / 1000] : [],
  );
  if (tasks.length === 0) throw new Error(`${path}: Chromium's trace contains no task of the page.`);
  return tasks;
}

/** The total blocking time of tasks, in milliseconds. */
export const blockingTime = (tasks: readonly number[]): number =>
  tasks.reduce((sum, task) => sum + Math.max(0, task - BLOCKING_MS), 0);
