import { Lightbox as Viewer, useController } from 'yet-another-react-lightbox';
import { isModifiedClick } from '#hydration/modified-click.ts';

/** A picture at full size. */
export interface FullPicture {
  readonly src: string;
  readonly alt: string;
}

interface Props {
  readonly pictures: readonly FullPicture[];
  /** The picture it opens at, counted from 0. */
  readonly first: number;
  /** Where 'Get a Quote' leads. */
  readonly quoteHref: string;
  readonly onClosed: () => void;
}

function QuoteLink({ href }: { readonly href: string }) {
  const { close } = useController();
  return (
    <a
      className="button"
      href={href}
      onClick={(event) => {
        // The link may lead to the form on this very page.
        if (!isModifiedClick(event)) close();
      }}
    >
      Get a Quote
    </a>
  );
}

/**
 * The pictures at full size over the page: previous and next wrap round, by button, key and swipe; Escape closes. What
 * is behind can neither be reached nor scrolled, and the focus goes back to where it came from. The neighbors of the
 * picture shown are loaded ahead. Nothing moves for people who prefer reduced motion.
 */
export function Lightbox({ pictures, first, quoteHref, onClosed }: Props) {
  return (
    <Viewer
      open
      close={onClosed}
      index={first}
      slides={[...pictures]}
      carousel={{ preload: 1 }}
      controller={{ closeOnBackdropClick: true }}
      toolbar={{ buttons: [<QuoteLink key="quote" href={quoteHref} />, 'close'] }}
      labels={{ Lightbox: 'Our work, at full size', 'Photo gallery': 'Pictures' }}
    />
  );
}
