import type { ClientDirective } from 'astro';
import { readPath } from '#routes/location.ts';

/**
 * The client directive `client:looked-up`: the not-found page's island loads by itself where something is known of the
 * path's form. A post's editor is elsewhere; on every other path its HTML is all there is to say.
 */
const lookedUp: ClientDirective = (load) => {
  const asked = readPath(window.location.pathname);
  // A host without rewrites: the page on which posts are written is told in the fragment which one.
  if (asked.kind === 'edit-post') {
    window.location.replace(window.location.pathname.replace(/\/edit\/.*/, `/edit#${asked.id}`));
    return;
  }
  if (asked.kind === 'other') return;
  void load().then((hydrate) => hydrate());
};

export default lookedUp;
