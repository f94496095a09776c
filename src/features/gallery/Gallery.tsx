import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '#hydration/ErrorBoundary.tsx';
import { isModifiedClick } from '#hydration/modified-click.ts';
import { addStylesheet } from '#hydration/stylesheet.ts';
import { useReplay } from '#hydration/use-replay.ts';
import { ANCHORS, PATHS } from '#routes/paths.ts';
import stylesheet from './lightbox.css?url';
import type * as lightbox from './Lightbox.tsx';

/** The lightbox's chunk, separate from the gallery's. */
type LightboxChunk = typeof lightbox;

let loading: Promise<LightboxChunk> | undefined;

/** Loads the lightbox's code and styles once. Rejects when either fails to load; the next call retries. */
function loadLightbox(): Promise<LightboxChunk> {
  loading ??= Promise.all([import('./Lightbox.tsx'), addStylesheet(stylesheet, 'last')])
    .then(([chunk]) => chunk)
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

interface OpenLightbox {
  readonly chunk: LightboxChunk;
  readonly pictures: readonly lightbox.FullPicture[];
  readonly first: number;
  readonly quoteHref: string;
}

/** The full-size pictures that the gallery's links lead to, with their captions and their thumbnails' alt texts. */
const picturesOf = (links: readonly HTMLAnchorElement[]): lightbox.FullPicture[] =>
  links.map((link) => ({
    src: link.href,
    alt: link.querySelector('img')?.alt ?? '',
    description: link.dataset['caption'] ?? '',
  }));

/** The quote form on this page where there is one, else the contact page. */
const quoteHref = (): string =>
  document.getElementById(ANCHORS.booking) === null ? PATHS.contact : `#${ANCHORS.booking}`;

/**
 * Opens links to pictures in a lightbox. When the lightbox fails to load, the browser follows the link
 * instead.
 */
function Pictures({ children }: { readonly children?: ReactNode }) {
  const rootRef = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<OpenLightbox | null>(null);

  useEffect(() => {
    // Preload: the island hydrates on the first interaction. A failure is handled on click.
    loadLightbox().catch(() => undefined);
  }, []);
  useReplay(rootRef);

  const open = (event: MouseEvent<HTMLElement>): void => {
    const link = (event.target as Element).closest('a');
    if (link === null || isModifiedClick(event)) return;
    event.preventDefault();
    const links = [...event.currentTarget.querySelectorAll('a')];
    // Not every browser focuses a clicked link; the lightbox returns the focus to it on closing.
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
      {/* Keyboard activation of the links arrives as click events. */}
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
