import type { ReactNode } from 'react';
import type { FieldName } from './post-content.ts';
import { lengthOf } from './validation.ts';

/** Returns the id of a field's control; the ids of its label, hint and error derive from it. */
export const fieldId = (name: FieldName | 'time'): string => `post-${name}`;

/** Attributes that associate a control with its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface Props {
  readonly name: FieldName | 'time';
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error: string | undefined;
  /** A character count: '12 of 160'. */
  readonly count?: ReactNode;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A form control with its label, hint and error. */
export function Field({ name, label, hint, error, count, children }: Props) {
  const id = fieldId(name);
  const describedBy = [
    ...(hint === undefined ? [] : [`${id}-hint`]),
    ...(error === undefined ? [] : [`${id}-error`]),
  ].join(' ');
  return (
    <div className="post-field">
      <div className="post-label">
        <label id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        {count}
      </div>
      {children({
        id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': describedBy || undefined,
      })}
      {hint !== undefined && (
        <div className="post-hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error !== undefined && (
        <p className="post-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** A field's character count. Hidden from screen readers, which hear the error when a text is too long. */
export function CharacterCount({ text, limit }: { readonly text: string; readonly limit: number }) {
  const length = lengthOf(text);
  return (
    <span className={length > limit ? 'post-count over' : 'post-count'} aria-hidden="true">
      {length} of {limit}
    </span>
  );
}
