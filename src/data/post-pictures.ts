import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { pictureOfPath, type UploadedPicture } from '#model/picture.ts';
import type { Row } from '#model/rows/tables.ts';

/** An uploaded picture that a post names, and where. */
export interface NamedPicture {
  readonly field: 'body' | 'cover_image';
  readonly path: string;
  readonly picture: UploadedPicture;
}

/** What is read of a post. */
export type PictureFields = Pick<Row<'posts'>, 'body' | 'cover_image'>;

interface Node {
  readonly type: string;
  readonly url?: string;
  readonly children?: readonly Node[];
}

// Read as src/content/article reads it, so that an address in any of Markdown's spellings counts.
const markdown = unified().use(remarkParse).use(remarkGfm);

/** The addresses of a text's pictures; of what is only referred to, every definition. */
function pictureAddresses(node: Node): string[] {
  const own = (node.type === 'image' || node.type === 'definition') && node.url !== undefined ? [node.url] : [];
  return [...own, ...(node.children ?? []).flatMap(pictureAddresses)];
}

/** The addresses of a body's pictures; none of a text too deep to be followed, which its article shows as it is written. */
function picturesOfBody(body: string): string[] {
  // Parsing takes milliseconds, and most texts have no picture.
  if (!body.includes('![')) return [];
  try {
    return pictureAddresses(markdown.parse(body));
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

/**
 * The uploaded pictures that a post names, each once a field. Other addresses are passed over: an article leaves such
 * pictures out, and a cover has to be one of the site's.
 */
export function namedPictures({ body, cover_image }: PictureFields): NamedPicture[] {
  const named = (field: NamedPicture['field'], path: string): NamedPicture[] => {
    const picture = pictureOfPath(path);
    return picture === null ? [] : [{ field, path, picture }];
  };
  return [
    ...[...new Set(picturesOfBody(body))].flatMap((path) => named('body', path)),
    ...(cover_image === null ? [] : named('cover_image', cover_image)),
  ];
}
