import type { ReactNode } from 'react';
import type { Field as Name } from './words.ts';

/** The id of a field's control; its label, hint and error are named after it. */
export const fieldId = (name: Name | 'time'): string => `post-${name}`;

/** What ties a control to its hint and its error. */
export interface FieldTies {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface Props {
  readonly name: Name | 'time';
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error: string | undefined;
  /** How much of the room is used: '12 of 160'. */
  readonly count?: ReactNode;
  readonly children: (ties: FieldTies) => ReactNode;
}

/** A control with its label, hint and error. */
export function Field({ name, label, hint, error, count, children }: Props) {
  const id = fieldId(name);
  const described = [
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
        'aria-describedby': described || undefined,
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
