import { PATHS } from './paths.ts';

/** What the build shows of the store, read by the dashboard. Apart from the other paths, which public pages load. */
export const BUILD_FACTS = `${PATHS.admin}/build.json`;

/** The page on which a post is written. */
export const editPostPath = (id: string): string => `${PATHS.adminEditPost}/${id}`;
