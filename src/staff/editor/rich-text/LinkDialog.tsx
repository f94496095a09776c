import { type SubmitEvent, useId, useState } from 'react';
import { Dialog } from '#staff/Dialog.tsx';
import { parseLinkAddress, type LinkAtCursor } from './links.ts';

interface Props {
  readonly link: LinkAtCursor;
  readonly onSet: (href: string, text: string) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Asks for a link's address and text. */
export function LinkDialog({ link, onSet, onRemove, onClose }: Props) {
  const id = useId();
  const [address, setAddress] = useState(link.href);
  const [text, setText] = useState(link.text);
  const [issue, setIssue] = useState('');

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const found = parseLinkAddress(address);
    if ('issue' in found) {
      setIssue(found.issue);
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    onSet(found.href, text.trim() === '' ? address.trim() : text);
  };

  return (
    <Dialog title={link.isLink ? 'Change link' : 'Add a link'} onClose={onClose}>
      <form className="dialog-form" noValidate onSubmit={submit}>
        <div>
          <label htmlFor={`${id}-address`}>Address</label>
          <input
            id={`${id}-address`}
            type="text"
            inputMode="url"
            autoCapitalize="off"
            autoComplete="off"
            spellCheck={false}
            value={address}
            aria-invalid={issue !== ''}
            aria-describedby={`${id}-hint`}
            onChange={(event) => {
              setAddress(event.target.value);
              setIssue('');
            }}
          />
          <p
            id={`${id}-hint`}
            className={issue === '' ? 'dialog-hint' : 'dialog-issue'}
            role={issue === '' ? undefined : 'alert'}
          >
            {issue === ''
              ? 'A web address, an email address, a phone number, or a page of this site such as /contact.'
              : issue}
          </p>
        </div>
        <div>
          <label htmlFor={`${id}-text`}>Words of the link</label>
          <input
            id={`${id}-text`}
            type="text"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
            }}
          />
        </div>
        <div className="dialog-actions">
          <button className="button" type="submit">
            {link.isLink ? 'Change link' : 'Add link'}
          </button>
          {link.isLink && (
            <button className="button button-quiet" type="button" onClick={onRemove}>
              Remove link
            </button>
          )}
          <button className="button button-quiet" type="button" onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}
