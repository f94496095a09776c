import type { CDPSession, Page } from 'playwright-core';

/**
 * A task longer than this blocks a page: what is over it adds up to the total blocking time. Milliseconds.
 */
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

/** Traces what the browser does during `visit`. */
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
 * Opens a page and answers what each task of its main thread took, scripts, styles, layout and painting
 * alike, in milliseconds of the processor: the clock runs on while a busy machine lets the page wait for its
 * turn. One visit at a time in a browser, which traces for one only. Throws an Error where the trace tells of
 * no task.
 */
export async function mainThreadTasks(page: Page, path: string): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const events = await traced(session, () => page.goto(path, { waitUntil: 'networkidle' }));
  const { frameTree } = await session.send('Page.getFrameTree');
  // Other pages, the browser's own among them, may run in other processes.
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
  if (tasks.length === 0) throw new Error(`${path}: Chromium's trace tells of no task of the page.`);
  return tasks;
}

/** The total blocking time of tasks, in milliseconds. */
export const blockingTime = (tasks: readonly number[]): number =>
  tasks.reduce((sum, task) => sum + Math.max(0, task - BLOCKING_MS), 0);
