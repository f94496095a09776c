import type { Crumb, Head } from '#model/page.ts';
import type { Site } from '#model/model.ts';
import type { Post } from '#model/post.ts';

/** The assembled blog list. */
export interface BlogPage {
  readonly site: Site;
  readonly head: Head;
  readonly crumbs: readonly Crumb[];
  readonly posts: readonly Post[];
}

/** One assembled post. */
export interface PostPage {
  readonly site: Site;
  readonly head: Head;
  readonly crumbs: readonly Crumb[];
  /** HTML of the <article>. */
  readonly article: string;
  /** Up to three others to read next. */
  readonly others: readonly Post[];
}
