import { Parser } from 'htmlparser2';

/** What a browser needs to begin to load a picture before it comes to it. */
export interface FirstPicture {
  /** The address of a picture that has one size only. */
  readonly href: string | undefined;
  readonly imagesrcset: string | undefined;
  readonly imagesizes: string | undefined;
  /** Of a format that some browsers do not know: the others load none. */
  readonly type: string | undefined;
}

/**
 * The picture that a page begins with, the one with fetchpriority="high"; null where there is none. It is read from the
 * page's HTML, so that what is preloaded is what is shown: in the best of its formats.
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
