import type { NodeViewConstructor } from '@milkdown/prose/view';
import { pictureOfPath } from '#model/uploaded-picture.ts';

/**
 * A picture of the text with its caption below it, as on the page; a picture that no page shows is named by its words. `pictures` turns a path of the site into the address
 * to load it from.
 */
export function pictureView(pictures: (path: string) => string): NodeViewConstructor {
  return (node) => {
    const src = node.attrs['src'] as string;
    const alt = node.attrs['alt'] as string;
    const caption = node.attrs['title'] as string;
    const dom = document.createElement('span');
    dom.className = 'picture';
    if (pictureOfPath(src) !== null) {
      const image = document.createElement('img');
      image.src = pictures(src);
      image.alt = alt;
      image.draggable = false;
      dom.append(image);
    } else {
      const words = document.createElement('span');
      words.className = 'picture-elsewhere';
      words.textContent = `Not shown on the page, as it was not uploaded here: ${alt === '' ? src : alt}`;
      dom.append(words);
    }
    if (caption !== '') {
      const words = document.createElement('span');
      words.className = 'picture-caption';
      words.textContent = caption;
      dom.append(words);
    }
    return { dom };
  };
}
