import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type PreviewServer, serveFolder } from '#scripts/preview/serve.ts';

/** The emulators of a run. They belong to no worker, because workers end at different times. */
export interface SharedEmulators {
  /** Where workers ask for an emulator (`emulatorOf`). */
  readonly url: string;
  /** Stops all of them. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts a server that starts one emulator for each folder that a worker asks for: an emulator takes some seconds of
 * processor time to start, and then watches the functions' files as long as it runs.
 */
export async function shareEmulators(): Promise<SharedEmulators> {
  const emulators = new Map<string, Promise<PreviewServer>>();
  const server = createServer((request, response) => {
    const folder = new URL(request.url ?? '/', 'http://127.0.0.1').searchParams.get('folder') ?? '';
    const emulator = emulators.get(folder) ?? serveFolder(folder, 0);
    emulators.set(folder, emulator);
    emulator.then(
      ({ url }) => response.end(url),
      (error: unknown) => {
        response.statusCode = 500;
        response.end(String(error));
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      const started = await Promise.allSettled(emulators.values());
      await Promise.all(started.flatMap((result) => (result.status === 'fulfilled' ? [result.value.stop()] : [])));
    },
  };
}

/** Returns the address of the run's emulator of a folder, which starts with the first call. Throws its error. */
export async function emulatorOf(folder: string, emulators: string): Promise<string> {
  const response = await fetch(`${emulators}/?${new URLSearchParams({ folder }).toString()}`);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}
