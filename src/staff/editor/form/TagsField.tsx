import { useRef, useState } from 'react';
import { isVisible } from '#model/visible-text.ts';
import { sanitizeLine } from '#staff/store/sanitize.ts';
import { Field, fieldId } from './Field.tsx';

interface Props {
  readonly tags: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (tags: string[]) => void;
}

/** Adds comma-separated tags; skips those that exist already, ignoring case. */
function addTags(tags: readonly string[], text: string): string[] {
  const all = [...tags];
  for (const tag of text.split(',').map((part) => part.replace(/\s+/g, ' ').trim())) {
    if (isVisible(tag) && !all.some((other) => other.toLowerCase() === tag.toLowerCase())) all.push(tag);
  }
  return all;
}

/** The tags field. A comma, Enter or leaving the field adds a tag; each tag is a button that removes it. */
export function TagsField({ tags, error, onChange }: Props) {
  const [text, setText] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);
  const add = (added: string): void => {
    const next = addTags(tags, added);
    if (next.length > tags.length) {
      onChange(next);
      setAnnouncement(`Added ${next.slice(tags.length).join(', ')}.`);
    }
    setText('');
  };
  const remove = (tag: string): void => {
    onChange(tags.filter((other) => other !== tag));
    setAnnouncement(`Removed ${tag}.`);
    inputRef.current?.focus();
  };
  return (
    <Field name="tags" label="Tags" hint="A comma or Enter adds a tag." error={error}>
      {(control) => (
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
            {...control}
            ref={inputRef}
            type="text"
            autoComplete="off"
            enterKeyHint="done"
            value={text}
            onChange={({ target }) => {
              const value = sanitizeLine(target.value);
              if (value.includes(',')) add(value);
              else setText(value);
            }}
            onKeyDown={(event) => {
              // With an input method editor, Enter confirms the composed word.
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              add(text);
            }}
            onBlur={() => add(text)}
          />
          <span className="sr-only" role="status">
            {announcement}
          </span>
        </div>
      )}
    </Field>
  );
}
