import { coverFiles, type Post } from '../domain/post.ts';
import { dayInWords } from '../site/dates.ts';
import { contentsList } from './contents.ts';
import { type Html, html } from './html.ts';
import { readMarkdown } from './markdown.ts';

/** The cover beside a post's title: the first picture of its page, so never lazy. */
function cover(post: Post): Html | null {
  const files = coverFiles(post);
  if (files === null) return null;
  const widths =
    files.srcset === null ? null : html` srcset="${files.srcset}" sizes="(min-width: 1024px) 32rem, 100vw"`;
  return html`<img class="cover" src="${files.src}"${widths} width="1200" height="800" alt="${post.coverAlt ?? ''}" loading="eager" fetchpriority="high">`;
}

/** The <article> of a post, for the build, the live post and the staff preview. */
export function postArticle(post: Post): Html {
  const { html: body, contents } = readMarkdown(post.body);
  return html`<article class="wrap"><header class="opening"><div><h1>${post.title}</h1><p class="lead mt-5">${post.excerpt}</p><p class="byline"><span>By ${post.author}</span> <time datetime="${post.publishedAt}">${dayInWords(post.publishedAt)}</time></p></div>${cover(post)}</header><div class="reading">${contentsList('In this article', contents)}<div class="long-text opens">${body}</div></div></article>`;
}
