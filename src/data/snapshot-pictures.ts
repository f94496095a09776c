import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as gfm from 'remark-gfm';
import type * as parse from 'remark-parse';
import type * as processor from 'unified';
import { z } from 'zod';
import { isTooComplex } from '#model/markdown-limits.ts';
import { pictureFiles, pictureOfFile, pictureOfPath, type UploadedPicture, UPLOADS } from '#model/picture.ts';
import type { Issue } from '#model/rows/issue.ts';
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
  /** The label of a definition, and of a picture that refers to one. */
  readonly identifier?: string;
  readonly position?:
    | {
        readonly start: { readonly offset?: number | undefined };
        readonly end: { readonly offset?: number | undefined };
      }
    | undefined;
  readonly children?: readonly Node[];
}

const require = createRequire(import.meta.url);

let parser: ((body: string) => Node) | undefined;

/**
 * Parses a body with the parser of src/content/article, so that it finds pictures in every Markdown syntax. The parser
 * is loaded when the first body has a picture: more than a hundred modules, which every command that reads the data
 * would load at its start.
 */
function parseMarkdown(body: string): Node {
  if (parser === undefined) {
    const { unified } = require('unified') as typeof processor;
    const { default: remarkParse } = require('remark-parse') as typeof parse;
    const { default: remarkGfm } = require('remark-gfm') as typeof gfm;
    const markdown = unified().use(remarkParse).use(remarkGfm);
    parser = (text) => markdown.parse(text);
  }
  return parser(body);
}

/** The addresses of all images, and of all reference definitions, below a node. */
function pictureAddresses(node: Node): string[] {
  const own = (node.type === 'image' || node.type === 'definition') && node.url !== undefined ? [node.url] : [];
  return [...own, ...(node.children ?? []).flatMap(pictureAddresses)];
}

/**
 * The addresses of a body's pictures. Empty for a body that is too complex or nested too deeply to parse, which
 * its page shows as plain text.
 */
function picturesOfBody(body: string): string[] {
  // Skip parsing, which takes milliseconds: most bodies have no picture.
  if (!body.includes('![') || isTooComplex(body)) return [];
  try {
    return pictureAddresses(parseMarkdown(body));
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

/** Reports files of the manifest that are missing or damaged: such a snapshot is not complete. */
export const damagedPictures = (folder: string, entries: readonly PictureEntry[]): Issue[] =>
  entries
    .filter((entry) => readPicture(folder, entry) === null)
    .map(({ name }) => ({
      file: join(folder, PICTURES, name),
      row: '-',
      field: 'the file',
      value: 'missing or changed',
      expected: `a picture that matches the digest in the manifest; ${GET_IT}`,
    }));

/** The pictures of a post that the snapshot does not have, each with the path of a missing file. */
export function missingPictures(
  post: PictureFields,
  entries: ReadonlySet<string>,
): (PictureReference & { readonly missing: string })[] {
  return referencedPictures(post).flatMap((reference) => {
    const file = pictureFiles(reference.picture).find((name) => !entries.has(name));
    return file === undefined ? [] : [{ ...reference, missing: UPLOADS + file }];
  });
}

/** The range of a node in the Markdown. */
const rangeOf = ({ position }: Node): readonly [number, number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];

/** The ranges of a body that show one of the paths: pictures, links around nothing else, definitions. */
function rangesShowing(
  node: Node,
  paths: ReadonlySet<string>,
  labels: ReadonlySet<string>,
): (readonly [number, number])[] {
  const children = node.children ?? [];
  const isGone = ({ type, url = '', identifier = '' }: Node): boolean =>
    ((type === 'image' || type === 'definition') && paths.has(url)) ||
    (type === 'imageReference' && labels.has(identifier));
  const isEmptyLink = node.type === 'link' && children.length > 0 && children.every(isGone);
  if (isGone(node) || isEmptyLink) return [rangeOf(node)];
  return children.flatMap((child) => rangesShowing(child, paths, labels));
}

/** The labels of definitions with one of the paths. */
const labelsOf = (node: Node, paths: ReadonlySet<string>): string[] => [
  ...(node.type === 'definition' && paths.has(node.url ?? '') ? [node.identifier ?? ''] : []),
  ...(node.children ?? []).flatMap((child) => labelsOf(child, paths)),
];

/** A body without the pictures at these paths. */
function bodyWithout(body: string, paths: ReadonlySet<string>): string {
  const tree = parseMarkdown(body);
  return rangesShowing(tree, paths, new Set(labelsOf(tree, paths)))
    .toSorted(([a], [b]) => b - a)
    .reduce((text, [start, end]) => text.slice(0, start) + text.slice(end), body);
}

/** A post without some of its pictures: its text stays, the cover and the pictures of the body go. */
export function withoutPictures<T extends PictureFields>(post: T, missing: readonly PictureReference[]): T {
  const pathsOf = (field: PictureReference['field']): ReadonlySet<string> =>
    new Set(missing.filter((reference) => reference.field === field).map(({ path }) => path));
  const inBody = pathsOf('body');
  const { cover_image: cover, body } = post;
  return {
    ...post,
    cover_image: cover !== null && pathsOf('cover_image').has(cover) ? null : cover,
    body: inBody.size === 0 ? body : bodyWithout(body, inBody),
  };
}
