import { brotliCompressSync, constants } from 'node:zlib';

/** What CDNs compress with on the fly. */
const QUALITY = 5;

/** How many bytes a file is in brotli at quality 5. */
export const brotliBytes = (content: Uint8Array | string): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }).length;
