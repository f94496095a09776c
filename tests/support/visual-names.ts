import { PATHS } from '#routes/paths.ts';

/** The page that shows every component; each part has a screenshot of its own. */
export const STYLEGUIDE = PATHS.styleguide;

/** The name of a page's screenshot at a width: 'faq_house-washing-390'. */
export const pictureName = (path: string, width: number): string =>
  `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '_')}-${width}`;

/** The name of a styleguide part's screenshot. */
export const partName = (part: string, width: number): string => `styleguide_${part}-${width}`;
