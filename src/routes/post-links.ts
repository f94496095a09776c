import type { Model } from '#model/model.ts';
import { pagePaths } from './inventory.ts';
import { compileRedirects, type RedirectRule } from './redirects.ts';

/** The form in which the site writes a path: without a trailing slash, /index and .html. */
const plainPath = (pathname: string): string => pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/';

const isFile = (path: string): boolean => /\.[a-z0-9]+$/i.test(path);

/**
 * Returns the address for a link of a post. A link to a page of the site gets the page's own form, or the page
 * that a redirect leads to; a page that does not exist gives null. Files, other sites and fragments stay as
 * they are.
 */
export function postLinkTarget(
  model: Model,
  redirects: readonly RedirectRule[],
  origin: string,
): (href: string) => string | null {
  const paths = pagePaths(model);
  const follow = compileRedirects(redirects);
  return (href) => {
    if (href.startsWith('#') || !URL.canParse(href, origin)) return href;
    const url = new URL(href, origin);
    if (url.origin !== origin) return href;
    const path = plainPath(url.pathname);
    if (!paths.has(path) && isFile(path)) return href;
    const target = paths.has(path) ? path : follow(path)?.to;
    return target !== undefined && paths.has(target) ? `${target}${url.search}${url.hash}` : null;
  };
}
