import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ANCHORS } from '#routes/anchors.ts';
import { PATHS } from '#routes/paths.ts';
import { useReplay } from '#hydration/use-replay.ts';
import { ErrorBoundary } from '#hydration/ErrorBoundary.tsx';
import { isModifiedClick } from '#hydration/modified-click.ts';
import type { FullPicture } from './Lightbox.tsx';
import { type LightboxChunk, loadLightbox } from './load-lightbox.ts';

interface Opened {
  readonly chunk: LightboxChunk;
  readonly pictures: readonly FullPicture[];
  readonly first: number;
  readonly quoteHref: string;
}

/** What the links say: each leads to its picture at full size and shows it small, with its words. */
const picturesOf = (links: readonly HTMLAnchorElement[]): FullPicture[] =>
  links.map((link) => ({ src: link.href, alt: link.querySelector('img')?.alt ?? '' }));

/** The form of this page where there is one, the contact page elsewhere. */
const quoteHref = (): string =>
  document.getElementById(ANCHORS.booking) === null ? PATHS.contact : `#${ANCHORS.booking}`;

/** Links to pictures, which open in a lightbox. Without it, or when it does not load, they are followed. */
function Pictures({ children }: { readonly children?: ReactNode }) {
  const rootRef = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);

  useEffect(() => {
    // Whoever touches the pictures is about to open one. A failure shows at the click.
    loadLightbox().catch(() => undefined);
  }, []);
  useReplay(rootRef);

  const open = (event: MouseEvent<HTMLElement>): void => {
    const link = (event.target as Element).closest('a');
    if (link === null || isModifiedClick(event)) return;
    event.preventDefault();
    const links = [...event.currentTarget.querySelectorAll('a')];
    // Not every browser focuses a link that is clicked; the lightbox gives the focus back to it.
    link.focus();
    loadLightbox().then(
      (chunk) => {
        setOpened({ chunk, pictures: picturesOf(links), first: links.indexOf(link), quoteHref: quoteHref() });
      },
      () => {
        window.location.assign(link.href);
      },
    );
  };

  return (
    <>
      {/* Keys reach the links within as clicks. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-static-element-interactions, jsx-a11y-x/click-events-have-key-events */}
      <div ref={rootRef} className="contents" onClick={open}>
        {children}
      </div>
      {opened !== null && (
        <opened.chunk.Lightbox
          pictures={opened.pictures}
          first={opened.first}
          quoteHref={opened.quoteHref}
          onClosed={() => {
            setOpened(null);
          }}
        />
      )}
    </>
  );
}

/** The gallery's island inside its error boundary. */
export function Gallery(props: { readonly children?: ReactNode }) {
  return (
    <ErrorBoundary>
      <Pictures {...props} />
    </ErrorBoundary>
  );
}
