import { isTooComplex } from '#model/markdown-limits.ts';
import { type ComponentProps, type Ref, useEffect, useMemo, useState } from 'react';
import type { EditorState } from '#staff/editor/editor-state.ts';
import type { EditorStore } from '#staff/editor/editor-store.ts';
import { MissingTargets, RichText } from '#staff/editor/lazy-parts.tsx';
import type { RichTextHandle } from '#staff/editor/rich-text/RichText.tsx';
import type { InsertedPicture } from '#staff/pictures/PictureDialog.tsx';
import { sanitizeLine, sanitizeText } from '#staff/store/sanitize.ts';
import { CoverField } from './CoverField.tsx';
import { DescriptionField } from './DescriptionField.tsx';
import { CharacterCount, Field, fieldId } from './Field.tsx';
import { MarkdownField } from './MarkdownField.tsx';
import { readingTime } from './reading-time.ts';
import { SlugField } from './SlugField.tsx';
import { TagsField } from './TagsField.tsx';
import { type Errors, LIMITS } from './validation.ts';

interface Props {
  readonly editor: EditorStore;
  readonly state: EditorState;
  readonly errors: Errors;
  /** Maps a picture's path on the site to the URL to load it from. */
  readonly pictureUrl: (path: string) => string;
  /** Opens the picture dialog; resolves with null when it is canceled. */
  readonly choosePicture: (file?: File) => Promise<InsertedPicture | null>;
  /** Called after a paste with the labels of the pictures that it left out. */
  readonly onDropped: (labels: readonly string[]) => void;
  readonly textRef: Ref<RichTextHandle>;
}

/** The rich text editor, or plain Markdown for a text that was too complex when the post was opened. */
function TextField(props: ComponentProps<typeof RichText>) {
  const [isPlain] = useState(() => isTooComplex(props.markdown));
  return isPlain ? <MarkdownField {...props} /> : <RichText {...props} />;
}

function BodyField({ editor, state, errors, pictureUrl, choosePicture, onDropped, textRef }: Props) {
  const id = fieldId('body');
  const error = errors.body;
  const { body } = state.content;
  const words = useMemo(() => readingTime(body), [body]);
  // ProseMirror owns the attributes of the editable element, so the error is attached to the DOM directly.
  useEffect(() => {
    const surface = document.getElementById(id);
    if (error === undefined || surface === null) return undefined;
    const describedBy = surface.getAttribute('aria-describedby') ?? '';
    surface.setAttribute('aria-describedby', `${id}-error ${describedBy}`);
    surface.setAttribute('aria-invalid', 'true');
    return () => {
      surface.setAttribute('aria-describedby', describedBy);
      surface.removeAttribute('aria-invalid');
    };
  }, [id, error]);
  return (
    <div className="post-field">
      <div className="post-label">
        <span id={`${id}-label`}>Text</span>
        <span className="post-count">{words}</span>
      </div>
      <TextField
        key={state.revision}
        ref={textRef}
        id={id}
        labelledBy={`${id}-label`}
        markdown={state.content.body}
        onChange={(markdown) => editor.edit({ body: sanitizeText(markdown) })}
        onPicture={choosePicture}
        onDropped={onDropped}
        pictures={pictureUrl}
      />
      {error !== undefined && (
        <p className="post-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      <MissingTargets content={state.content} pictureUrl={pictureUrl} />
    </div>
  );
}

/** The fields of a post. */
export function PostForm(props: Props) {
  const { editor, state, errors, pictureUrl, choosePicture } = props;
  const { content } = state;
  const chooseCover = async (): Promise<void> => {
    const picture = await choosePicture();
    if (picture !== null) editor.edit({ cover_image: picture.src, cover_alt: sanitizeLine(picture.alt) });
  };
  return (
    <>
      <Field
        name="title"
        label="Title"
        error={errors.title}
        count={<CharacterCount text={content.title} limit={LIMITS.title} />}
      >
        {(control) => (
          <input
            {...control}
            className="post-title"
            type="text"
            autoComplete="off"
            value={content.title}
            onChange={({ target }) => editor.edit({ title: sanitizeLine(target.value) })}
            onBlur={() => void editor.checkSlug()}
          />
        )}
      </Field>
      <SlugField editor={editor} state={state} error={errors.slug} />
      <Field
        name="excerpt"
        label="Excerpt"
        hint="Stands under the title and in the list of posts: what the post is about, in a sentence or two."
        error={errors.excerpt}
        count={<CharacterCount text={content.excerpt} limit={LIMITS.excerpt} />}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            value={content.excerpt}
            onChange={({ target }) => editor.edit({ excerpt: sanitizeText(target.value) })}
          />
        )}
      </Field>
      <CoverField
        content={content}
        errors={errors}
        pictureUrl={pictureUrl}
        onChoose={() => void chooseCover()}
        onChange={editor.edit}
      />
      <BodyField {...props} />
      <TagsField tags={content.tags} error={errors.tags} onChange={(tags) => editor.edit({ tags })} />
      <Field name="author" label="Author" error={errors.author}>
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="off"
            value={content.author}
            onChange={({ target }) => editor.edit({ author: sanitizeLine(target.value) })}
          />
        )}
      </Field>
      <DescriptionField
        content={content}
        error={errors.meta_description}
        onChange={(text) => editor.edit({ meta_description: text })}
      />
    </>
  );
}
