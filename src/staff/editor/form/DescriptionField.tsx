import { absolute, postPath } from '#routes/paths.ts';
import { sanitizeLine } from '#staff/store/sanitize.ts';
import { CharacterCount, Field } from './Field.tsx';
import type { PostContent } from './post-content.ts';
import { lengthOf, LIMITS } from './validation.ts';

interface Props {
  readonly content: PostContent;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

/** Recommended length in characters. Search results truncate longer descriptions. */
const RECOMMENDED_MIN = 50;
const RECOMMENDED_MAX = 155;

function advice(text: string): string {
  const length = lengthOf(text.trim());
  if (length === 0)
    return `One or two sentences that say what a reader learns, ${RECOMMENDED_MIN} to ${RECOMMENDED_MAX} characters.`;
  if (length < RECOMMENDED_MIN)
    return `A little short: ${RECOMMENDED_MIN} to ${RECOMMENDED_MAX} characters say enough.`;
  return length > RECOMMENDED_MAX ? `Search results may cut it after ${RECOMMENDED_MAX} characters.` : 'A good length.';
}

/** Truncates a description at a word, as search results do. */
const truncate = (text: string): string =>
  text.length <= RECOMMENDED_MAX ? text : `${text.slice(0, RECOMMENDED_MAX).replace(/\s+\S*$/, '')} ...`;

/** The meta description, with a preview of the search result. */
export function DescriptionField({ content, error, onChange }: Props) {
  const { title, slug, meta_description: text } = content;
  return (
    <div className="post-found">
      <Field
        name="meta_description"
        label="Description for search results"
        hint={advice(text)}
        error={error}
        count={<CharacterCount text={text} limit={LIMITS.meta_description} />}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            value={text}
            onChange={({ target }) => onChange(sanitizeLine(target.value))}
          />
        )}
      </Field>
      <figure className="post-result">
        <figcaption>How search results may show it</figcaption>
        <p className="result-address">{absolute(window.location.host, postPath(slug || '...'))}</p>
        <p className="result-title">{title.trim() || 'The title'}</p>
        <p>{truncate(text) || 'The description'}</p>
      </figure>
    </div>
  );
}
