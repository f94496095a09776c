import { type SubmitEvent, useId, useState } from 'react';
import { Dialog } from '#staff/dialog/Dialog.tsx';
import { ALT_MISSING, PictureWords } from './PictureWords.tsx';

interface Props {
  readonly alt: string;
  readonly caption: string;
  readonly onDone: (words: { readonly alt: string; readonly caption: string } | null) => void;
}

/** Other words for a picture that is in the text already. */
export function DescribeDialog({ alt, caption, onDone }: Props) {
  const id = useId();
  const [words, setWords] = useState({ alt, caption });
  const [issue, setIssue] = useState('');

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    event.stopPropagation();
    if (words.alt.trim() !== '') {
      onDone({ alt: words.alt.trim(), caption: words.caption.trim() });
      return;
    }
    setIssue(ALT_MISSING);
    event.currentTarget.querySelector('input')?.focus();
  };

  return (
    <Dialog
      title="Describe the picture"
      onClose={() => {
        onDone(null);
      }}
    >
      <form className="dialog-form" noValidate onSubmit={submit}>
        <PictureWords
          id={id}
          {...words}
          issue={issue}
          onChange={(next) => {
            setWords(next);
            setIssue('');
          }}
        />
        <div className="dialog-actions">
          <button className="button" type="submit">
            Save
          </button>
          <button
            className="button button-quiet"
            type="button"
            onClick={() => {
              onDone(null);
            }}
          >
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}
