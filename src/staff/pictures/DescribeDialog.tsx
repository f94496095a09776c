import { type SubmitEvent, useId, useState } from 'react';
import { Dialog } from '#staff/Dialog.tsx';
import { ALT_MISSING, PictureFields } from './PictureFields.tsx';

interface Props {
  readonly alt: string;
  readonly caption: string;
  readonly onDone: (text: { readonly alt: string; readonly caption: string } | null) => void;
}

/** Edits the description and caption of a picture that is already in the text. */
export function DescribeDialog({ alt, caption, onDone }: Props) {
  const id = useId();
  const [text, setText] = useState({ alt, caption });
  const [issue, setIssue] = useState('');

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    event.stopPropagation();
    if (text.alt.trim() !== '') {
      onDone({ alt: text.alt.trim(), caption: text.caption.trim() });
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
        <PictureFields
          id={id}
          {...text}
          issue={issue}
          onChange={(next) => {
            setText(next);
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
