import type { ImageFacts, PageFacts } from '#scripts/audit/page-facts.ts';

const isSize = (value: string | null): boolean => value !== null && /^[1-9]\d*$/.test(value);

function lacks({ alt, width, height }: ImageFacts): string[] {
  return [...(alt === null ? ['alt'] : []), ...(isSize(width) ? [] : ['width']), ...(isSize(height) ? [] : ['height'])];
}

/** Images without alt (an empty one is an answer) or without width and height in pixels. */
export function images(page: PageFacts): string[] {
  return page.images.flatMap((image) => {
    const missing = lacks(image);
    return missing.length === 0 ? [] : [`shows ${image.src || 'an image'} without ${missing.join(' and ')}`];
  });
}
