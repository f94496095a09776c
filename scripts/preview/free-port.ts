import { createServer } from 'node:net';

/**
 * A port of 127.0.0.1 nobody listens on: the one asked for, or any when 0 is asked for. Throws an Error when the one
 * asked for is taken, so that nobody takes a stranger's answers for this site's. `option` is the command's, to ask for
 * another one.
 */
export async function freePort(port: number, option = '--port'): Promise<number> {
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`A port is a number from 0 to 65535, not ${port}.`);
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
