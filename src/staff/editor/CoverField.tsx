import { useRef } from 'react';
import { Count } from './Count.tsx';
import { Field, fieldId } from './Field.tsx';
import type { Errors } from './shown-issues.ts';
import { storableLine } from './storable.ts';
import { LIMITS } from './validation.ts';
import type { Words } from './words.ts';

interface Props {
  readonly words: Words;
  readonly errors: Errors;
  /** Turns a path of the site into the address to load the picture from. */
  readonly pictures: (path: string) => string;
  /** Asks for a picture and puts it into the post. */
  readonly onChoose: () => void;
  readonly onChange: (words: Partial<Words>) => void;
}

/** The picture at the head of a post, with the words for those who cannot see it. */
export function CoverField({ words, errors, pictures, onChoose, onChange }: Props) {
  const { cover_image: picture, cover_alt: alt } = words;
  const chooseRef = useRef<HTMLButtonElement>(null);
  return (
    <fieldset className="post-cover">
      <legend>Cover picture</legend>
      {picture === null ? (
        <p className="post-hint">Stands beside the title, and in the list of posts. A wide photo works best.</p>
      ) : (
        <img src={pictures(picture)} alt={alt ?? ''} width="1200" height="800" />
      )}
      <p className="post-buttons">
        <button
          id={fieldId('cover_image')}
          ref={chooseRef}
          className="button button-quiet"
          type="button"
          onClick={onChoose}
        >
          {picture === null ? 'Choose a picture' : 'Choose another'}
        </button>
        {picture !== null && (
          <button
            className="button button-quiet"
            type="button"
            onClick={() => {
              onChange({ cover_image: null, cover_alt: null });
              chooseRef.current?.focus();
            }}
          >
            Remove it
          </button>
        )}
      </p>
      {picture !== null && (
        <Field
          name="cover_alt"
          label="What the picture shows"
          hint="For people who cannot see it: “A roof of brown shingles, its left half washed”."
          error={errors.cover_alt}
          count={<Count text={alt ?? ''} most={LIMITS.cover_alt} />}
        >
          {(ties) => (
            <input
              {...ties}
              type="text"
              value={alt ?? ''}
              onChange={({ target }) => onChange({ cover_alt: storableLine(target.value) })}
            />
          )}
        </Field>
      )}
    </fieldset>
  );
}
