import { useEffect, useState } from 'react';
import type { PostContent } from './form/post-content.ts';
import { textAddresses } from './text-addresses.ts';

/** Delay between an edit and the check, in milliseconds. */
const CHECK_DELAY_MS = 1000;

/** How many links and how many pictures of a text are checked. */
const MAX_CHECKED = 50;

/** What has been found on the site or in the store is not asked for again while the page is open. */
const found = new Set<string>();

/** Whether the site answers that it has no page or file at an address. Offline nothing counts as missing. */
async function isMissingPage(href: string): Promise<boolean> {
  try {
    const { ok, status } = await fetch(new URL(href, window.location.origin), { method: 'HEAD', cache: 'no-cache' });
    if (ok) found.add(href);
    return status === 404;
  } catch {
    return false;
  }
}

/** Whether a picture cannot be loaded. */
function isMissingPicture(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => {
      found.add(url);
      resolve(false);
    };
    image.onerror = () => resolve(navigator.onLine);
    image.src = url;
  });
}

/** The first of the addresses that are missing. */
async function missingOf(addresses: readonly string[], isMissing: (address: string) => Promise<boolean>) {
  const unknown = addresses.filter((address) => !found.has(address)).slice(0, MAX_CHECKED);
  const missing = await Promise.all(unknown.map(isMissing));
  return unknown.filter((_, index) => missing[index] === true);
}

interface Props {
  readonly content: Pick<PostContent, 'body' | 'cover_image'>;
  /** Maps a picture's path on the site to the URL to load it from. */
  readonly pictureUrl: (path: string) => string;
}

/**
 * Tells the writer which links of the text lead to no page of the site and which pictures are not there. It asks the
 * site itself: a list of all pages would be larger than everything else in the editor. A note, because the page or
 * picture may come, and the build shows the post without what is still missing then.
 */
export default function MissingTargets({ content: { body, cover_image: cover }, pictureUrl }: Props) {
  const [missing, setMissing] = useState<readonly string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const check = async (): Promise<void> => {
      const { links, pictures } = textAddresses(body, window.location.origin);
      const urls = [...(cover === null ? [] : [cover]), ...pictures].map(pictureUrl);
      const [pages, files] = await Promise.all([missingOf(links, isMissingPage), missingOf(urls, isMissingPicture)]);
      if (!isCurrent) return;
      setMissing([
        ...pages.map((href) => `The link to ${href} leads to no page of the site: visitors would see its words alone.`),
        ...(files.length === 0
          ? []
          : [
              `${files.length === 1 ? 'A picture of this post is' : 'Pictures of this post are'} not there any more: visitors would see the post without ${files.length === 1 ? 'it' : 'them'}. Upload again what is missing, or remove it.`,
            ]),
      ]);
    };
    const timer = setTimeout(() => void check(), CHECK_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [body, cover, pictureUrl]);
  return (
    <div role="status">
      {missing.map((text) => (
        <p key={text} className="post-note">
          {text}
        </p>
      ))}
    </div>
  );
}
