import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The path of wrangler's command, in the version of package-lock.json: run it with Node. Throws an Error if wrangler is
 * not installed.
 */
export function wranglerPath(): string {
  try {
    return join(dirname(createRequire(import.meta.url).resolve('wrangler/package.json')), 'bin', 'wrangler.js');
  } catch {
    throw new Error('wrangler is not installed: run npm ci.');
  }
}
