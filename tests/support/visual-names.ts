import { PATHS } from '#routes/paths.ts';

/** The page that shows every component; its parts are looked at one by one. */
export const STYLEGUIDE = PATHS.styleguide;

/** What a page's picture at a width is called: 'faq_house-washing-390'. */
export const pictureName = (path: string, width: number): string =>
  `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '_')}-${width}`;

/** What the picture of a part of the styleguide is called. */
export const partName = (part: string, width: number): string => `styleguide_${part}-${width}`;
