import { createServer } from 'node:net';

/** Parses the value of a command's flag for a port. Throws an Error that names the flag. */
export function parsePort(value: string, option = '--port'): number {
  const port = /^\d+$/.test(value) ? Number(value) : NaN;
  if (!(port <= 65_535)) throw new Error(`${option} is '${value}', expected a number from 0 to 65535.`);
  return port;
}

/**
 * Checks that a port of 127.0.0.1 is free, or finds a free one for port 0. Throws an Error if it is taken:
 * another program's responses could be mistaken for this site's. `option` is the command's flag for the port,
 * named in the error.
 */
export async function freePort(port: number, option = '--port'): Promise<number> {
  const another = `End that program, or give another port with -- ${option} <number>.`;
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken by another program. ${another}`) : error),
    );
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      const found = typeof address === 'object' && address !== null ? address.port : port;
      probe.close(() => resolve(found));
    });
  });
}
