import { PATHS } from '#routes/paths.ts';
import { editPostPath } from '#routes/staff-paths.ts';

/**
 * The path that an address means which the not-found page has forwarded, where a host has no rewrites:
 * /admin/blog/edit#{id} is /admin/blog/edit/{id}. Null for every other address.
 */
export function forwardedPath({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string | null {
  const id = hash.slice(1);
  return pathname === PATHS.adminEditPost && /^[\w-]+$/.test(id) ? editPostPath(id) : null;
}
