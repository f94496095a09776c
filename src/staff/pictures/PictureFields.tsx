/** A picture's alt text and caption. */
interface PictureText {
  readonly alt: string;
  readonly caption: string;
}

interface Props extends PictureText {
  /** Prefix of the fields' ids. */
  readonly id: string;
  /** Validation error of the description; empty for none. */
  readonly issue: string;
  readonly onChange: (text: PictureText) => void;
}

/** Validation error of a missing description. */
export const ALT_MISSING = 'Say in a few words what the picture shows.';

/** The fields for a picture's description (alt text) and caption. */
export function PictureFields({ id, alt, caption, issue, onChange }: Props) {
  return (
    <>
      <div>
        <label htmlFor={`${id}-alt`}>Description (required)</label>
        <input
          id={`${id}-alt`}
          type="text"
          required
          value={alt}
          aria-invalid={issue !== ''}
          aria-describedby={`${id}-alt-hint`}
          onChange={(event) => {
            onChange({ alt: event.target.value, caption });
          }}
        />
        <p
          id={`${id}-alt-hint`}
          className={issue === '' ? 'dialog-hint' : 'dialog-issue'}
          role={issue === '' ? undefined : 'alert'}
        >
          {issue === ''
            ? 'For people who do not see the picture: what you would say about it on the phone, such as “Half of a gray dock, washed to bright wood.”'
            : issue}
        </p>
      </div>
      <div>
        <label htmlFor={`${id}-caption`}>Caption (optional)</label>
        <input
          id={`${id}-caption`}
          type="text"
          value={caption}
          aria-describedby={`${id}-caption-hint`}
          onChange={(event) => {
            onChange({ alt, caption: event.target.value });
          }}
        />
        <p id={`${id}-caption-hint`} className="dialog-hint">
          Stands below the picture for everybody.
        </p>
      </div>
    </>
  );
}
