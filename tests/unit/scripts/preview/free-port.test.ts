import { type AddressInfo, createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '#scripts/preview/free-port.ts';

it('rejects a port in use with an error that names the option for another port', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const message = `Port ${port} is taken by another program. End that program, or give another port with -- `;
  await expect(freePort(port)).rejects.toThrow(`${message}--port <number>.`);
  await expect(freePort(port, '--webhook-port')).rejects.toThrow(`${message}--webhook-port <number>.`);
});
