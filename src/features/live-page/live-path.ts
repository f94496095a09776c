import type { ClientDirective } from 'astro';
import { parsePath, requestedPlace } from '#routes/location.ts';

/**
 * The client directive `client:live-path`: hydrates the not-found page's island when the path has the form of
 * a page that may be newer than the build, or of a place whose name may be misspelled. On other paths the server's HTML
 * is final.
 */
const livePath: ClientDirective = (load) => {
  const requested = parsePath(window.location.pathname);
  // On hosts without rewrites, the post editor takes the post's id from the URL fragment.
  if (requested.kind === 'edit-post') {
    window.location.replace(window.location.pathname.replace(/\/edit\/.*/, `/edit#${requested.id}`));
    return;
  }
  if (requested.kind === 'other' && requestedPlace(window.location.pathname) === null) return;
  void load().then((hydrate) => hydrate());
};

export default livePath;
