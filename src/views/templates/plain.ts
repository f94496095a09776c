import type { Crumb, Head } from '#model/page.ts';
import type { Site } from '#model/model.ts';

/** An assembled page of headed paragraphs: privacy and terms. */
export interface PlainPage {
  readonly site: Site;
  readonly head: Head;
  readonly crumbs: readonly Crumb[];
  readonly heading: string;
  readonly lead: string;
  readonly sections: readonly { readonly heading: string; readonly text: string }[];
}
