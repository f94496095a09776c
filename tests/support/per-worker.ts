/** What ends with this worker, the newest last. */
const ends: (() => void)[] = [];

const SIGNALS = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 } as const;

function listen(): void {
  process.once('exit', () => {
    for (const end of ends.toReversed()) end();
  });
  // The runner ends its workers with SIGTERM; without a listener a signal ends a process without 'exit'.
  for (const [signal, number] of Object.entries(SIGNALS)) process.once(signal, () => process.exit(128 + number));
}

/** Has something ended with this worker, whatever ends that. It has to be done at once: nothing is waited for. */
export function atWorkerEnd(end: () => void): void {
  if (ends.length === 0) listen();
  ends.push(end);
}

/**
 * Starts something for the first test file of a worker that asks for it, and keeps it for those that follow: files are
 * not isolated from each other (vitest.config.ts), so that what takes seconds to start is started once a worker. One
 * file runs at a time in a worker; each finds what the one before it left.
 */
export function perWorker<T>(start: () => Promise<T>): () => Promise<T> {
  let started: Promise<T> | undefined;
  return () => (started ??= start());
}
