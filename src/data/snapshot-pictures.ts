import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { pictureFiles, pictureOfFile, UPLOADS } from '#model/picture.ts';
import { type Issue, showValue } from '#model/rows/issue.ts';
import { namedPictures, type PictureFields } from './post-pictures.ts';

/** The folder of a snapshot in which the uploaded pictures of its posts stand. */
export const PICTURES = 'pictures';

/** A picture's file in a manifest. */
export const pictureEntry = z.object({
  name: z
    .string('the name of a file')
    .refine((name) => pictureOfFile(name) !== null, 'the name of a file of an uploaded picture'),
  bytes: z.int('a number of bytes').positive('a number of bytes'),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'a SHA-256 digest in hexadecimal'),
});

/** A picture's file: its bare name, its length in bytes, and the digest of its bytes in hexadecimal. */
export type PictureEntry = z.infer<typeof pictureEntry>;

/** Where a picture's file stands on the site. */
export const picturePath = ({ name }: PictureEntry): string => UPLOADS + name;

const GET_THEM = 'get it with: npm run snapshot';

/** The bytes of a picture of a snapshot folder, or null where they are not those of its entry; a digest tells. */
export function readPicture(folder: string, { name, sha256 }: PictureEntry): Buffer | null {
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(folder, PICTURES, name));
  } catch {
    return null;
  }
  return hash('sha256', bytes) === sha256 ? bytes : null;
}

/** The issues of a snapshot's pictures: files that are missing or damaged, and posts that name one it does not have. */
export function pictureIssues(
  folder: string,
  entries: readonly PictureEntry[],
  posts: readonly (PictureFields & { readonly slug: string })[],
): Issue[] {
  const damaged = entries
    .filter((entry) => readPicture(folder, entry) === null)
    .map(({ name }) => ({
      file: join(folder, PICTURES, name),
      row: '-',
      field: 'the file',
      value: 'missing or changed',
      expected: `the picture of the manifest’s digest; ${GET_THEM}`,
    }));
  const listed = new Set(entries.map(({ name }) => name));
  const lacking = posts.flatMap((post) =>
    namedPictures(post).flatMap(({ field, picture }) =>
      pictureFiles(picture)
        .filter((file) => !listed.has(file))
        .map((file) => ({
          file: join(folder, 'posts.json'),
          row: post.slug,
          field,
          value: showValue(UPLOADS + file),
          expected: `a picture of the snapshot; ${GET_THEM}`,
        })),
    ),
  );
  return [...damaged, ...lacking];
}
