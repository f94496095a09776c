import { postPath } from '#routes/paths.ts';
import type { Desk } from './desk-controls.ts';
import type { DeskState } from './desk-state.ts';
import { Field } from './Field.tsx';
import { slugOf } from './slug.ts';
import { storableLine } from './storable.ts';

interface Props {
  readonly desk: Desk;
  readonly state: DeskState;
  readonly error: string | undefined;
}

/** What is to be known of the address: who has it, where the old one leads. */
function note({ words, row, taken, isSlugOwn }: DeskState): string {
  if (taken?.instead === words.slug)
    return `The post “${taken.title}” has ${postPath(taken.slug)} already, so this one got a number.`;
  if (row !== null && row.status !== 'draft' && row.slug !== words.slug)
    return `People who open the old address, ${postPath(row.slug)}, are led on to the new one.`;
  return isSlugOwn
    ? 'The last part of the address. Empty it to take it from the title.'
    : 'The last part of the address. It follows the title until you change it.';
}

/** The slug of a post. */
export function SlugField({ desk, state, error }: Props) {
  return (
    <Field name="slug" label="Address" hint={note(state)} error={error}>
      {(ties) => (
        <div className="post-address">
          <span aria-hidden="true">/blog/</span>
          <input
            {...ties}
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={state.words.slug}
            onChange={({ target }) => desk.typeSlug(storableLine(target.value))}
            onBlur={() => {
              const tidy = slugOf(state.words.slug);
              if (tidy === '') desk.followTitle();
              else if (tidy !== state.words.slug) desk.typeSlug(tidy);
              void desk.checkSlug();
            }}
          />
        </div>
      )}
    </Field>
  );
}
