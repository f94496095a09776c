import reading from '#styles/reading-pages.css?url';
import site from '#styles/site.css?url';

/** Follows a link of the preview: to a part of the article there, to anywhere else in a tab of its own. */
function follow(event: MouseEvent): void {
  // An element of the frame is none of this window's Element.
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
 * The place of the article in a frame's empty document, which gets the stylesheets of a public page first: the article
 * answers to the frame's width as it does to a window's, and its ids are not the screen's.
 */
export function articlePlace(frame: Document): HTMLElement {
  const there = frame.querySelector('main');
  if (there !== null) return there;
  frame.documentElement.lang = 'en';
  frame.title = 'Preview';
  for (const href of [reading, site]) {
    frame.head.append(Object.assign(frame.createElement('link'), { rel: 'stylesheet', href }));
  }
  frame.addEventListener('click', follow);
  const place = frame.createElement('main');
  // The page's own room above it is that of the site's header.
  place.style.paddingBlock = '1.75rem';
  frame.body.append(place);
  return place;
}
