import { Lightbox as Viewer, useController } from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import { isModifiedClick } from '#hydration/modified-click.ts';

/** A picture at full size. */
export interface FullPicture {
  readonly src: string;
  readonly alt: string;
  /** The caption below the picture. */
  readonly description: string;
}

interface Props {
  readonly pictures: readonly FullPicture[];
  /** Index of the picture to open at. */
  readonly first: number;
  /** Target of 'Get a Quote'. */
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
        // The link may point to the form on this page, so close the lightbox.
        if (!isModifiedClick(event)) close();
      }}
    >
      Get a Quote
    </a>
  );
}

/**
 * Full-size pictures in a modal dialog: previous and next wrap around, by button, key and swipe; Escape
 * closes. A counter and the caption stand beside the picture. The page behind is inert and does not scroll; the focus
 * returns to where it was. Neighboring pictures are preloaded, and nothing is animated with reduced motion.
 */
export function Lightbox({ pictures, first, quoteHref, onClosed }: Props) {
  return (
    <Viewer
      open
      close={onClosed}
      index={first}
      slides={[...pictures]}
      plugins={[Captions, Counter]}
      captions={{ descriptionTextAlign: 'center', descriptionMaxLines: 2 }}
      carousel={{ preload: 1 }}
      controller={{ closeOnBackdropClick: true }}
      toolbar={{ buttons: [<QuoteLink key="quote" href={quoteHref} />, 'close'] }}
      labels={{ Lightbox: 'Pictures at full size', 'Photo gallery': 'Pictures' }}
    />
  );
}
