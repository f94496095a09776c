import { open } from 'node:fs/promises';
import path from 'node:path';
import { aFewAtOnce } from './a-few-at-once.ts';
import type { Finding } from './site.ts';

/** The name of the check. */
export const WHOLE_PICTURES = 'picture files are whole pictures';

/** How many bytes of a file's beginning and end are looked at. */
const LOOKED_AT = 12;

/** What is seen of a file: how it begins and ends, and its length in bytes. */
interface Ends {
  readonly head: Buffer;
  readonly tail: Buffer;
  readonly length: number;
}

const begins = ({ head }: Ends, text: string, at = 0): boolean => head.toString('latin1').startsWith(text, at);

/**
 * Whether a file is a whole picture of its kind, by what each format says of itself at its ends: RIFF's length of WebP,
 * the markers at the end of JPEG and PNG. AVIF and ICO have none at the end.
 */
const FORMATS: Readonly<Record<string, (ends: Ends) => boolean>> = {
  // A chunk of odd length is padded, and RIFF counts all but its own first eight bytes.
  webp: (ends) => begins(ends, 'RIFF') && begins(ends, 'WEBP', 8) && ends.head.readUInt32LE(4) + 8 === ends.length,
  avif: (ends) => begins(ends, 'ftypavif', 4),
  jpg: (ends) => begins(ends, '\u00ff\u00d8\u00ff') && ends.tail.subarray(-2).equals(Buffer.from([0xff, 0xd9])),
  png: (ends) => begins(ends, '\u0089PNG\r\n') && ends.tail.toString('latin1').includes('IEND'),
  ico: (ends) => ends.head.subarray(0, 4).equals(Buffer.from([0, 0, 1, 0])),
};

async function endsOf(file: string): Promise<Ends> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const [head, tail] = [Buffer.alloc(LOOKED_AT), Buffer.alloc(LOOKED_AT)];
    await handle.read(head, 0, LOOKED_AT, 0);
    await handle.read(tail, 0, LOOKED_AT, Math.max(size - LOOKED_AT, 0));
    return { head, tail, length: size };
  } finally {
    await handle.close();
  }
}

/** Picture files of a built site that are cut short, or something else than their names say. `names` are paths below `dist`. */
export async function damagedPictures(dist: string, names: readonly string[]): Promise<Finding[]> {
  const looked = await aFewAtOnce(names, async (name) => {
    const isWhole = FORMATS[path.extname(name).slice(1)];
    return isWhole === undefined || isWhole(await endsOf(path.join(dist, name)));
  });
  return names.flatMap((name, index) =>
    looked[index] === true
      ? []
      : [
          {
            page: `/${name}`,
            says: `is no whole ${path.extname(name)} picture; delete public/${name} and run npm run pictures, or put the picture there again`,
          },
        ],
  );
}
