import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { z } from 'zod';
import { pictureFiles, pictureOfFile, pictureOfPath, type UploadedPicture, UPLOADS } from '#model/picture.ts';
import { type Issue, showValue } from '#model/rows/issue.ts';
import type { Row } from '#model/rows/tables.ts';

/** A reference from a post to an uploaded picture. */
export interface PictureReference {
  readonly field: 'body' | 'cover_image';
  readonly path: string;
  readonly picture: UploadedPicture;
}

/** The fields of a post that may refer to pictures. */
export type PictureFields = Pick<Row<'posts'>, 'body' | 'cover_image'>;

interface Node {
  readonly type: string;
  readonly url?: string;
  readonly children?: readonly Node[];
}

// The same parser as in src/content/article, so that it finds pictures in every Markdown syntax.
const markdown = unified().use(remarkParse).use(remarkGfm);

/** The addresses of all images, and of all reference definitions, below a node. */
function pictureAddresses(node: Node): string[] {
  const own = (node.type === 'image' || node.type === 'definition') && node.url !== undefined ? [node.url] : [];
  return [...own, ...(node.children ?? []).flatMap(pictureAddresses)];
}

/**
 * The addresses of a body's pictures. Empty for a body nested too deeply to parse, which its page shows as
 * plain text.
 */
function picturesOfBody(body: string): string[] {
  // Skip parsing, which takes milliseconds: most bodies have no picture.
  if (!body.includes('![')) return [];
  try {
    return pictureAddresses(markdown.parse(body));
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

/**
 * The uploaded pictures that a post refers to, each once per field. Ignores other addresses: pages omit such
 * pictures from the text, and covers are validated by the row's schema.
 */
export function referencedPictures({ body, cover_image }: PictureFields): PictureReference[] {
  const named = (field: PictureReference['field'], path: string): PictureReference[] => {
    const picture = pictureOfPath(path);
    return picture === null ? [] : [{ field, path, picture }];
  };
  return [
    ...[...new Set(picturesOfBody(body))].flatMap((path) => named('body', path)),
    ...(cover_image === null ? [] : named('cover_image', cover_image)),
  ];
}

/** The folder of a snapshot that contains its posts' uploaded pictures. */
export const PICTURES = 'pictures';

/** Schema of a picture file's entry in the manifest. */
export const pictureEntry = z.object({
  name: z
    .string('the name of a file')
    .refine((name) => pictureOfFile(name) !== null, 'the name of a file of an uploaded picture'),
  bytes: z.int('a number of bytes').positive('a number of bytes'),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'a SHA-256 digest in hexadecimal'),
});

/** A picture file: its bare name, length in bytes, and SHA-256 digest in hexadecimal. */
export type PictureEntry = z.infer<typeof pictureEntry>;

/** A picture file's path on the site. */
export const picturePath = ({ name }: PictureEntry): string => UPLOADS + name;

const GET_IT = 'download it with: npm run snapshot';

/** Reads a picture file of a snapshot; null if it is missing or does not match its digest. */
export function readPicture(folder: string, { name, sha256 }: PictureEntry): Buffer | null {
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(folder, PICTURES, name));
  } catch {
    return null;
  }
  return hash('sha256', bytes) === sha256 ? bytes : null;
}

/**
 * Reports picture files that are missing or damaged, and posts that refer to pictures not in the snapshot.
 */
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
      expected: `a picture that matches the digest in the manifest; ${GET_IT}`,
    }));
  const listed = new Set(entries.map(({ name }) => name));
  const missing = posts.flatMap((post) =>
    referencedPictures(post).flatMap(({ field, picture }) =>
      pictureFiles(picture)
        .filter((file) => !listed.has(file))
        .map((file) => ({
          file: join(folder, 'posts.json'),
          row: post.slug,
          field,
          value: showValue(UPLOADS + file),
          expected: `a picture of the snapshot; ${GET_IT}`,
        })),
    ),
  );
  return [...damaged, ...missing];
}
