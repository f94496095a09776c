import type { ClientDirective } from 'astro';
import { readPath } from '../../routes/location.ts';

/**
 * The client directive `client:looked-up`: the not-found page's island loads by itself where something is known of the
 * path's form. On every other path its HTML is all there is to say.
 */
const lookedUp: ClientDirective = (load) => {
  const { kind } = readPath(window.location.pathname);
  if (kind === 'edit-post' || kind === 'other') return;
  void load().then((hydrate) => hydrate());
};

export default lookedUp;
