import { useRef } from 'react';
import { sanitizeLine } from '#staff/store/sanitize.ts';
import { CharacterCount, Field, fieldId } from './Field.tsx';
import type { PostContent } from './post-content.ts';
import { type Errors, LIMITS } from './validation.ts';

interface Props {
  readonly content: PostContent;
  readonly errors: Errors;
  /** Maps a picture's path on the site to the URL to load it from. */
  readonly pictureUrl: (path: string) => string;
  /** Opens the picture dialog. */
  readonly onChoose: () => void;
  readonly onChange: (content: Partial<PostContent>) => void;
}

/** The cover picture and its alt text. */
export function CoverField({ content, errors, pictureUrl, onChoose, onChange }: Props) {
  const { cover_image: picture, cover_alt: alt } = content;
  const chooseRef = useRef<HTMLButtonElement>(null);
  return (
    <fieldset className="post-cover">
      <legend>Cover picture</legend>
      {picture === null ? (
        <p className="post-hint">Stands beside the title, and in the list of posts. A wide photo works best.</p>
      ) : (
        <img src={pictureUrl(picture)} alt={alt ?? ''} width="1200" height="800" />
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
          count={<CharacterCount text={alt ?? ''} limit={LIMITS.cover_alt} />}
        >
          {(control) => (
            <input
              {...control}
              type="text"
              value={alt ?? ''}
              onChange={({ target }) => onChange({ cover_alt: sanitizeLine(target.value) })}
            />
          )}
        </Field>
      )}
    </fieldset>
  );
}
