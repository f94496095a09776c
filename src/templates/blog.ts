import type { Heading } from '#domain/heading.ts';
import type { Crumb, Head, Site } from '#domain/page.ts';
import type { Post } from '#domain/post.ts';

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
  readonly post: Post;
  /** HTML of the post's body. */
  readonly body: string;
  /** The body's h2s, which link to their ids in it. */
  readonly contents: readonly Heading[];
  /** Up to three others to read next. */
  readonly others: readonly Post[];
}
