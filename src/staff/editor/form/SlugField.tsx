import { postPath } from '#routes/paths.ts';
import type { EditorState } from '#staff/editor/editor-state.ts';
import type { EditorStore } from '#staff/editor/editor-store.ts';
import { sanitizeLine } from '#staff/store/sanitize.ts';
import { Field } from './Field.tsx';
import { slugify } from './slug.ts';

interface Props {
  readonly editor: EditorStore;
  readonly state: EditorState;
  readonly error: string | undefined;
}

function hint({ content, row, takenSlug, isSlugCustom }: EditorState): string {
  if (takenSlug?.replacement === content.slug)
    return `The post “${takenSlug.title}” has ${postPath(takenSlug.slug)} already, so this one got a number.`;
  if (row !== null && row.status !== 'draft' && row.slug !== content.slug)
    return `People who open the old address, ${postPath(row.slug)}, are led on to the new one.`;
  return isSlugCustom
    ? 'The last part of the address. Empty it to take it from the title.'
    : 'The last part of the address. It follows the title until you change it.';
}

/** The slug field. When left, it normalizes what was typed and checks whether another post has the slug. */
export function SlugField({ editor, state, error }: Props) {
  return (
    <Field name="slug" label="Address" hint={hint(state)} error={error}>
      {(control) => (
        <div className="post-address">
          <span aria-hidden="true">/blog/</span>
          <input
            {...control}
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={state.content.slug}
            onChange={({ target }) => editor.editSlug(sanitizeLine(target.value))}
            onBlur={() => {
              const slug = slugify(state.content.slug);
              if (slug === '') editor.resetSlug();
              else if (slug !== state.content.slug) editor.editSlug(slug);
              void editor.checkSlug();
            }}
          />
        </div>
      )}
    </Field>
  );
}
