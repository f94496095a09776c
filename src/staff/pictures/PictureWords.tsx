interface Words {
  readonly alt: string;
  readonly caption: string;
}

interface Props extends Words {
  /** What the ids of its fields begin with. */
  readonly id: string;
  /** What is wrong with the description; empty for nothing. */
  readonly issue: string;
  readonly onChange: (words: Words) => void;
}

/** What a picture must not be without. */
export const ALT_MISSING = 'Say in a few words what the picture shows.';

/** The two fields about a picture: what it shows, and the words below it. */
export function PictureWords({ id, alt, caption, issue, onChange }: Props) {
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
