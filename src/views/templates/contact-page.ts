import type { Crumb, Head } from '#model/page.ts';
import type { Site } from '#model/model.ts';

/** The assembled contact page. */
export interface ContactPage {
  readonly site: Site;
  readonly head: Head;
  readonly crumbs: readonly Crumb[];
  /** Where leads go; null while nothing is configured. */
  readonly webhook: string | null;
  /** What happens after sending, in order. */
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}
