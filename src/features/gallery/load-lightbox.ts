import { addStylesheet } from '#hydration/stylesheet.ts';
import stylesheet from './lightbox.css?url';
import type * as lightbox from './Lightbox.tsx';

/** The lightbox's chunk, loaded apart from the gallery's. */
export type LightboxChunk = typeof lightbox;

let loading: Promise<LightboxChunk> | undefined;

/** Loads the lightbox's code and styles, once. Rejects when either does not arrive; the next call tries again. */
export function loadLightbox(): Promise<LightboxChunk> {
  loading ??= Promise.all([import('./Lightbox.tsx'), addStylesheet(stylesheet, 'last')])
    .then(([chunk]) => chunk)
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
