import { type PictureAddress, uploadFiles } from '#model/picture.ts';
import { type Child, type Element, element, isElement, text } from './markdown-nodes.ts';

// The column of text: as wide as the screen, at most 42 of the site's rem, which are larger than those of `sizes`.
const SIZES = '(min-width: 1024px) 45rem, 100vw';
// reading.css: at most 27 of them.
const SIZES_TALL = '(min-width: 640px) 29rem, 100vw';

/**
 * A picture that staff uploaded, below the fold as all of a post's are; of any other its alt text alone. `tall` keeps what
 * a phone took upright from being higher than the screen.
 */
export function picture({ properties }: Element, addressOf: PictureAddress): Child[] {
  const { src, alt, title } = properties;
  const files = typeof src === 'string' ? uploadFiles(src, addressOf) : null;
  if (files === null) return typeof alt === 'string' && alt !== '' ? [text(alt)] : [];
  const { srcset, width, height } = files;
  const isTall = height > width;
  return [
    element(
      'img',
      {
        ...(isTall ? { className: ['tall'] } : {}),
        src: files.src,
        ...(srcset === null ? {} : { srcSet: srcset, sizes: isTall ? SIZES_TALL : SIZES }),
        width,
        height,
        alt: alt ?? '',
        title,
        loading: 'lazy',
        decoding: 'async',
      },
      [],
    ),
  ];
}

/** A picture alone in its paragraph, with its title as the caption. */
export function figure(paragraph: Element): Element {
  const [alone, ...others] = paragraph.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  if (!isElement(alone, 'img') || others.length > 0) return paragraph;
  const { title, ...properties } = alone.properties;
  const caption = typeof title === 'string' && title !== '' ? [element('figcaption', {}, [text(title)])] : [];
  return element('figure', {}, [{ ...alone, properties }, ...caption]);
}
