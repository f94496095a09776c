import type { Heading } from '#content/article/headings.ts';
import type { Crumb, Head } from '#model/page.ts';
import type { Site } from '#model/model.ts';
import type { PicturePair } from '#model/picture.ts';
import type { Post } from '#model/post.ts';
import type { SharedSections } from './home.ts';

/** The assembled styleguide: the words of the site itself, as much of them as shows each part. */
export interface StyleguidePage extends Pick<SharedSections, 'cards' | 'benefits' | 'commercial'> {
  readonly site: Site;
  readonly head: Head;
  readonly crumbs: readonly Crumb[];
  readonly promises: readonly { readonly figure: string; readonly text: string }[];
  readonly ticks: readonly string[];
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  /** The contents of a long text. */
  readonly contents: readonly Heading[];
  /** What the quote form says when a lead was not taken. */
  readonly formError: string;
  /** HTML of the accordion. */
  readonly questions: string;
  /** HTML of a neighborhood's place card. */
  readonly placeCard: string;
  readonly pair: PicturePair | null;
  readonly post: Post | null;
}
