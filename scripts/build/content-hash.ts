import xxhash from 'xxhash-wasm';

const hasher = await xxhash();

const bytes = Buffer.alloc(8);

/**
 * A hash of a file, or of what makes one: 64 bits (XXH64) in base64url, eleven characters. It tells whether contents
 * changed, at an eighth of the time of a SHA-256, which took a twentieth of a build. It does not withstand somebody who
 * looks for contents with the same hash: whoever can change the data can also change the site.
 */
export function contentHash(contents: string | Uint8Array): string {
  bytes.writeBigUInt64BE(typeof contents === 'string' ? hasher.h64(contents) : hasher.h64Raw(contents));
  return bytes.toString('base64url');
}
