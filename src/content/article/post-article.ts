import { onSite, type PictureAddress } from '#model/picture.ts';
import { coverFiles, type Post } from '#model/post.ts';
import { formatDate } from '#model/format.ts';
import { contentsList } from './headings.ts';
import { type Html, html } from './html.ts';
import { renderMarkdown } from './markdown.ts';
import type { LinkTarget } from './markdown-tree.ts';

/** The cover beside a post's title. Loaded eagerly, as it is the page's largest element. */
function cover(post: Post, pictures: PictureAddress): Html | null {
  const files = coverFiles(post, pictures);
  if (files === null) return null;
  const { src, srcset, width, height } = files;
  const widths = srcset === null ? null : html` srcset="${srcset}" sizes="(min-width: 1024px) 32rem, 100vw"`;
  return html`<img class="cover" src="${src}"${widths} width="${width}" height="${height}" alt="${post.coverAlt ?? ''}" loading="eager" fetchpriority="high">`;
}

/**
 * Renders a post's <article>, for the build, the live post and the staff preview. `pictures` maps uploaded
 * pictures to their addresses: on the site or, before a build has copied them, in the store. `targetOf` gives
 * the address of a link; a link without one becomes text.
 */
export function postArticle(post: Post, pictures: PictureAddress = onSite, targetOf?: LinkTarget): Html {
  const { html: body, contents } = renderMarkdown(post.body, pictures, targetOf);
  return html`<article class="wrap"><header class="opening"><div><h1>${post.title}</h1><p class="lead mt-5">${post.excerpt}</p><p class="byline"><span>By ${post.author}</span> <time datetime="${post.publishedAt}">${formatDate(post.publishedOn)}</time></p></div>${cover(post, pictures)}</header><div class="reading">${contentsList('In this article', contents)}<div class="long-text opens">${body}</div></div></article>`;
}
