import type { Crumb } from '#model/page.ts';
import { PATHS } from '#routes/paths.ts';

/** The first step of every breadcrumb. */
export const HOME_CRUMB: Crumb = { label: 'Home', path: PATHS.home };

/** The step of the question pages. */
export const FAQ_CRUMB: Crumb = { label: 'FAQ', path: PATHS.faq };
