import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { InsertedPicture } from '#staff/pictures/PictureDialog.tsx';
import RichText, { type RichTextHandle } from '#staff/editor/rich-text/RichText.tsx';
import './rich-text-page.css';

/** What a test finds on the page. */
interface RichTextPage {
  /** The arguments of all calls of onChange, in order. */
  readonly changes: string[];
  /** The names of the files passed to onPicture. */
  readonly files: string[];
  /** The labels of the pictures that the last paste left out. */
  dropped: readonly string[];
  /** The result of onPicture. */
  picture: InsertedPicture | null;
  readonly read: () => string;
  readonly rerender: () => void;
  readonly setDisabled: (isDisabled: boolean) => void;
  readonly unmount: () => void;
}

declare global {
  interface Window {
    richText: RichTextPage;
    /** Opens a page with the surface. */
    openRichText: (markdown: string) => void;
  }
}

let handle: RichTextHandle | null = null;

function Page({ markdown }: { readonly markdown: string }) {
  const [count, setCount] = useState(0);
  const [isDisabled, setIsDisabled] = useState(false);
  useEffect(() => {
    Object.assign(window.richText, { rerender: () => setCount((before) => before + 1), setDisabled: setIsDisabled });
  }, []);
  return (
    <main data-renders={count}>
      <h1 id="label">Text</h1>
      <button type="button">Before</button>
      <RichText
        id="text"
        labelledBy="label"
        markdown={markdown}
        disabled={isDisabled}
        onChange={(text) => window.richText.changes.push(text)}
        onPicture={(file) => {
          if (file !== undefined) window.richText.files.push(file.name);
          return Promise.resolve(window.richText.picture);
        }}
        onDropped={(labels) => {
          window.richText.dropped = labels;
        }}
        ref={(made) => {
          handle = made;
        }}
      />
      <button type="button">After</button>
    </main>
  );
}

window.openRichText = (markdown) => {
  const root = createRoot(document.querySelector('#root')!);
  window.richText = {
    changes: [],
    files: [],
    dropped: [],
    picture: null,
    read: () => handle?.read() ?? '',
    rerender: () => undefined,
    setDisabled: () => undefined,
    unmount: () => root.unmount(),
  };
  root.render(
    <StrictMode>
      <Page markdown={markdown} />
    </StrictMode>,
  );
};
