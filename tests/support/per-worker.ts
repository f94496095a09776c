/** Teardown functions of this worker, newest last. */
const ends: (() => void)[] = [];

const SIGNALS = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 } as const;

function listen(): void {
  process.once('exit', () => {
    for (const end of ends.toReversed()) end();
  });
  // Vitest stops its workers with SIGTERM; without a listener a signal ends the process without the exit
  // event.
  for (const [signal, number] of Object.entries(SIGNALS)) process.once(signal, () => process.exit(128 + number));
}

/** Registers a synchronous teardown that runs when this worker ends, however it ends. */
export function atWorkerEnd(end: () => void): void {
  if (ends.length === 0) listen();
  ends.push(end);
}

/**
 * Starts something for the first test file of a worker that needs it and keeps it for the following files:
 * files are not isolated from each other (vitest.config.ts), so that what takes seconds to start is started
 * once per worker. A worker runs one file at a time; each inherits the state that the previous one left.
 */
export function perWorker<T>(start: () => Promise<T>): () => Promise<T> {
  let started: Promise<T> | undefined;
  return () => (started ??= start());
}
