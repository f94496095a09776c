import { use, useEffect, useRef, useState } from 'react';
import { postArticle } from '#content/article/post-article.ts';
import { dayAt } from '#model/format.ts';
import type { Post } from '#model/post.ts';
import { CompanyTimeZone } from '#staff/shell/time-zone.ts';
import type { PostRow } from '#staff/store/post-row.ts';
import reading from '#styles/reading-pages.css?url';
import site from '#styles/site.css?url';
import type { PostContent } from './form/post-content.ts';

/** Opens links within the article in the frame and all others in a new tab. */
function onClick(event: MouseEvent): void {
  // instanceof would fail: elements of the frame belong to another window.
  const link = (event.target as Element | null)?.closest('a');
  const href = link?.getAttribute('href') ?? null;
  if (!link || href === null) return;
  event.preventDefault();
  if (href.startsWith('#')) {
    link.ownerDocument.getElementById(decodeURIComponent(href.slice(1)))?.scrollIntoView();
    return;
  }
  window.open(link.href, '_blank', 'noopener');
}

/**
 * Returns the <main> of the frame's document, created with the public page's stylesheets on first use. In a
 * frame, media queries see the frame's width, and the article's ids cannot clash with the editor's.
 */
function articleRoot(frame: Document): HTMLElement {
  const existing = frame.querySelector('main');
  if (existing !== null) return existing;
  frame.documentElement.lang = 'en';
  frame.title = 'Preview';
  for (const href of [reading, site]) {
    frame.head.append(Object.assign(frame.createElement('link'), { rel: 'stylesheet', href }));
  }
  frame.addEventListener('click', onClick);
  const root = frame.createElement('main');
  // On the public page, the site's header provides the space above the article.
  root.style.paddingBlock = '1.75rem';
  frame.body.append(root);
  return root;
}

const toPost = (content: PostContent, row: PostRow | null, time: string, timeZone: string): Post => {
  const publishedAt = row?.published_at ?? time;
  return {
    slug: content.slug,
    title: content.title,
    excerpt: content.excerpt,
    body: content.body,
    coverImage: content.cover_image,
    coverAlt: content.cover_alt,
    author: content.author,
    tags: content.tags,
    metaDescription: content.meta_description,
    publishedAt,
    publishedOn: dayAt(publishedAt, timeZone),
    oldSlugs: row?.old_slugs ?? [],
    updatedAt: row?.updated_at ?? time,
  };
};

interface Props {
  readonly content: PostContent;
  readonly row: PostRow | null;
  /** ISO instant that stands in for times the post does not have yet. */
  readonly time: string;
  /** Maps a picture's path on the site to the URL to load it from. */
  readonly pictureUrl: (path: string) => string;
}

/** Delay between an edit and the updated preview, in milliseconds. */
const UPDATE_DELAY_MS = 250;

/** The article as the public page shows it: rendered by the same function, with the same stylesheets. */
export default function Preview({ content, row, time, pictureUrl }: Props) {
  const timeZone = use(CompanyTimeZone);
  const frameRef = useRef<HTMLIFrameElement>(null);
  // Some browsers replace the frame's initial document, so the article is written again after each load.
  const [loads, setLoads] = useState(0);
  const isFirstRef = useRef(true);
  const shownRef = useRef({ loads: -1, html: '' });
  useEffect(() => {
    const write = (): void => {
      const frame = frameRef.current?.contentDocument;
      const html = postArticle(toPost(content, row, time, timeZone), pictureUrl).value;
      // Unchanged HTML is not rewritten, to keep the selection and focus.
      if (!frame || (shownRef.current.loads === loads && shownRef.current.html === html)) return;
      shownRef.current = { loads, html };
      // Replacing only the content of <main> keeps the scroll position.
      articleRoot(frame).innerHTML = html;
    };
    const timer = setTimeout(write, isFirstRef.current ? 0 : UPDATE_DELAY_MS);
    isFirstRef.current = false;
    return () => clearTimeout(timer);
  }, [content, row, time, timeZone, pictureUrl, loads]);
  return (
    <iframe
      ref={frameRef}
      className="preview-frame"
      title="Preview of the article"
      onLoad={() => setLoads((count) => count + 1)}
    />
  );
}
