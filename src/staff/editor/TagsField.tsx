import { useRef, useState } from 'react';
import { Field, fieldId } from './Field.tsx';
import { storableLine } from './storable.ts';

interface Props {
  readonly tags: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (tags: string[]) => void;
}

/** The tags with what was typed added, each once whatever its capitals. */
function added(tags: readonly string[], typed: string): string[] {
  const all = [...tags];
  for (const tag of typed.split(',').map((part) => part.replace(/\s+/g, ' ').trim())) {
    if (tag !== '' && !all.some((other) => other.toLowerCase() === tag.toLowerCase())) all.push(tag);
  }
  return all;
}

/** The tags of a post: a comma, Enter or leaving the field adds what was typed; each can be taken away again. */
export function TagsField({ tags, error, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);
  const add = (text: string): void => {
    const next = added(tags, text);
    if (next.length > tags.length) {
      onChange(next);
      setSaid(`Added ${next.slice(tags.length).join(', ')}.`);
    }
    setTyped('');
  };
  const remove = (tag: string): void => {
    onChange(tags.filter((other) => other !== tag));
    setSaid(`Removed ${tag}.`);
    inputRef.current?.focus();
  };
  return (
    <Field name="tags" label="Tags" hint="A comma or Enter adds a tag." error={error}>
      {(ties) => (
        <div className="post-tags">
          {tags.length > 0 && (
            <ul aria-labelledby={`${fieldId('tags')}-label`}>
              {tags.map((tag) => (
                <li key={tag}>
                  <button type="button" onClick={() => remove(tag)} aria-label={`Remove the tag ${tag}`}>
                    {tag} <span aria-hidden="true">×</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
          <input
            {...ties}
            ref={inputRef}
            type="text"
            autoComplete="off"
            enterKeyHint="done"
            value={typed}
            onChange={({ target }) => {
              const text = storableLine(target.value);
              if (text.includes(',')) add(text);
              else setTyped(text);
            }}
            onKeyDown={(event) => {
              // Enter ends a word of Chinese or Japanese too.
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              add(typed);
            }}
            onBlur={() => add(typed)}
          />
          <span className="sr-only" role="status">
            {said}
          </span>
        </div>
      )}
    </Field>
  );
}
