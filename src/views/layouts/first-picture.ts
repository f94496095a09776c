import { Parser } from 'htmlparser2';

/** The attributes of a preload link for a picture. */
export interface FirstPicture {
  /** The URL of a picture with a single size. */
  readonly href: string | undefined;
  readonly imagesrcset: string | undefined;
  readonly imagesizes: string | undefined;
  /** The picture's MIME type: browsers that do not support it skip the preload. */
  readonly type: string | undefined;
}

/**
 * The page's picture with fetchpriority="high", in its first (best) format; null where there is none. Read
 * from the page's HTML, so that the preload always matches the picture.
 */
export function firstPicture(html: string): FirstPicture | null {
  let source: Readonly<Record<string, string>> | null = null;
  let found: FirstPicture | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'picture') source = null;
      if (name === 'source') source ??= attributes;
      if (name !== 'img') return;
      if (attributes['fetchpriority'] === 'high') {
        const { srcset, sizes, type } = source ?? attributes;
        found = {
          href: srcset === undefined ? attributes['src'] : undefined,
          imagesrcset: srcset,
          imagesizes: sizes,
          type,
        };
        parser.pause();
      }
      source = null;
    },
  });
  parser.write(html);
  return found;
}
