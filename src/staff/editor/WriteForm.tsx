import { type Ref, useEffect } from 'react';
import type { InsertedPicture } from '#staff/pictures/inserted-picture.ts';
import { Count } from './Count.tsx';
import { CoverField } from './CoverField.tsx';
import { DescriptionField } from './DescriptionField.tsx';
import type { Desk } from './desk-controls.ts';
import type { DeskState } from './desk-state.ts';
import { Field, fieldId } from './Field.tsx';
import { RichText } from './late-parts.tsx';
import type { RichTextHandle } from './rich-text/RichText.tsx';
import type { Errors } from './shown-issues.ts';
import { SlugField } from './SlugField.tsx';
import { storableLine, storableText } from './storable.ts';
import { TagsField } from './TagsField.tsx';
import { LIMITS } from './validation.ts';

interface Props {
  readonly desk: Desk;
  readonly state: DeskState;
  readonly errors: Errors;
  readonly pictures: (path: string) => string;
  readonly askPicture: (file?: File) => Promise<InsertedPicture | null>;
  readonly textRef: Ref<RichTextHandle>;
}

function BodyField({ desk, state, errors, pictures, askPicture, textRef }: Props) {
  const id = fieldId('body');
  const error = errors.body;
  // The surface keeps its attributes to itself.
  useEffect(() => {
    const surface = document.getElementById(id);
    if (error === undefined || surface === null) return undefined;
    const described = surface.getAttribute('aria-describedby') ?? '';
    surface.setAttribute('aria-describedby', `${id}-error ${described}`);
    surface.setAttribute('aria-invalid', 'true');
    return () => {
      surface.setAttribute('aria-describedby', described);
      surface.removeAttribute('aria-invalid');
    };
  }, [id, error]);
  return (
    <div className="post-field">
      <span className="post-label" id={`${id}-label`}>
        Text
      </span>
      <RichText
        key={state.edition}
        ref={textRef}
        id={id}
        labelledBy={`${id}-label`}
        markdown={state.words.body}
        onChange={(markdown) => desk.type({ body: storableText(markdown) })}
        onPicture={askPicture}
        pictures={pictures}
      />
      {error !== undefined && (
        <p className="post-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Everything that is written in a post. */
export function WriteForm(props: Props) {
  const { desk, state, errors, pictures, askPicture } = props;
  const { words } = state;
  const chooseCover = async (): Promise<void> => {
    const picture = await askPicture();
    if (picture !== null) desk.type({ cover_image: picture.src, cover_alt: storableLine(picture.alt) });
  };
  return (
    <>
      <Field name="title" label="Title" error={errors.title} count={<Count text={words.title} most={LIMITS.title} />}>
        {(ties) => (
          <input
            {...ties}
            className="post-title"
            type="text"
            autoComplete="off"
            value={words.title}
            onChange={({ target }) => desk.type({ title: storableLine(target.value) })}
            onBlur={() => void desk.checkSlug()}
          />
        )}
      </Field>
      <SlugField desk={desk} state={state} error={errors.slug} />
      <Field
        name="excerpt"
        label="Excerpt"
        hint="Stands under the title and in the list of posts: what the post is about, in a sentence or two."
        error={errors.excerpt}
        count={<Count text={words.excerpt} most={LIMITS.excerpt} />}
      >
        {(ties) => (
          <textarea
            {...ties}
            rows={3}
            value={words.excerpt}
            onChange={({ target }) => desk.type({ excerpt: storableText(target.value) })}
          />
        )}
      </Field>
      <CoverField
        words={words}
        errors={errors}
        pictures={pictures}
        onChoose={() => void chooseCover()}
        onChange={desk.type}
      />
      <BodyField {...props} />
      <TagsField tags={words.tags} error={errors.tags} onChange={(tags) => desk.type({ tags })} />
      <Field name="author" label="Author" error={errors.author}>
        {(ties) => (
          <input
            {...ties}
            type="text"
            autoComplete="off"
            value={words.author}
            onChange={({ target }) => desk.type({ author: storableLine(target.value) })}
          />
        )}
      </Field>
      <DescriptionField
        words={words}
        error={errors.meta_description}
        onChange={(text) => desk.type({ meta_description: text })}
      />
    </>
  );
}
