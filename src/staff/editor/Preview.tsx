import { useEffect, useRef, useState } from 'react';
import { postArticle } from '#content/article/post-article.ts';
import type { Post } from '#model/post.ts';
import { articlePlace } from './preview-document.ts';

interface Props {
  readonly post: Post;
  /** Turns a path of the site into the address to load a picture from. */
  readonly pictures: (path: string) => string;
}

/** How long after the last change the article is written anew, milliseconds. */
const WAIT_MS = 250;

/** The article as its public page shows it: the same HTML from the same code, under the same stylesheets. */
export default function Preview({ post, pictures }: Props) {
  const frameRef = useRef<HTMLIFrameElement>(null);
  // Some browsers put another empty document in the place of the first.
  const [loads, setLoads] = useState(0);
  const isFirstRef = useRef(true);
  const shownRef = useRef({ loads: -1, html: '' });
  useEffect(() => {
    const write = (): void => {
      const frame = frameRef.current?.contentDocument;
      const html = postArticle(post, pictures).value;
      // What is selected or has the focus there stays while nothing changes.
      if (!frame || (shownRef.current.loads === loads && shownRef.current.html === html)) return;
      shownRef.current = { loads, html };
      // The place of reading stays: the window of the frame is the same.
      articlePlace(frame).innerHTML = html;
    };
    const timer = setTimeout(write, isFirstRef.current ? 0 : WAIT_MS);
    isFirstRef.current = false;
    return () => clearTimeout(timer);
  }, [post, pictures, loads]);
  return (
    <iframe
      ref={frameRef}
      className="preview-frame"
      title="Preview of the article"
      onLoad={() => setLoads((count) => count + 1)}
    />
  );
}
