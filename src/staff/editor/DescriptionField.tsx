import { absolute, postPath } from '#routes/paths.ts';
import { Count } from './Count.tsx';
import { Field } from './Field.tsx';
import { storableLine } from './storable.ts';
import { lengthOf, LIMITS } from './validation.ts';
import type { Words } from './words.ts';

interface Props {
  readonly words: Words;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

/** Characters: a shorter description says too little, of a longer one search results show the beginning. */
const SHORT = 50;
const SHOWN = 155;

function advice(text: string): string {
  const length = lengthOf(text.trim());
  if (length === 0) return `One or two sentences that say what a reader learns, ${SHORT} to ${SHOWN} characters.`;
  if (length < SHORT) return `A little short: ${SHORT} to ${SHOWN} characters say enough.`;
  return length > SHOWN ? `Search results may cut it after ${SHOWN} characters.` : 'A good length.';
}

/** Cut where search results cut. */
const shown = (text: string): string =>
  text.length <= SHOWN ? text : `${text.slice(0, SHOWN).replace(/\s+\S*$/, '')} ...`;

/** The description for search results, and what a result looks like: title, address and description of the page's head. */
export function DescriptionField({ words, error, onChange }: Props) {
  const { title, slug, meta_description: text } = words;
  return (
    <div className="post-found">
      <Field
        name="meta_description"
        label="Description for search results"
        hint={advice(text)}
        error={error}
        count={<Count text={text} most={LIMITS.meta_description} />}
      >
        {(ties) => (
          <textarea {...ties} rows={3} value={text} onChange={({ target }) => onChange(storableLine(target.value))} />
        )}
      </Field>
      <figure className="post-result">
        <figcaption>How search results may show it</figcaption>
        <p className="result-address">{absolute(window.location.host, postPath(slug || '...'))}</p>
        <p className="result-title">{title.trim() || 'The title'}</p>
        <p>{shown(text) || 'The description'}</p>
      </figure>
    </div>
  );
}
