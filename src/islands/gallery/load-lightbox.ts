import stylesheet from '../../styles/lightbox.css?url';
import type * as lightbox from './Lightbox.tsx';

/** The lightbox's chunk, loaded apart from the gallery's. */
export type LightboxChunk = typeof lightbox;

let loading: Promise<LightboxChunk> | undefined;

function loadStyles(): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: stylesheet });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${stylesheet} did not load`));
    });
    document.head.append(link);
  });
}

/** Loads the lightbox's code and styles, once. Rejects when either does not arrive; the next call tries again. */
export function loadLightbox(): Promise<LightboxChunk> {
  loading ??= Promise.all([import('./Lightbox.tsx'), loadStyles()])
    .then(([chunk]) => chunk)
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
