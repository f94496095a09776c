import { type ComponentProps, type ReactNode, useId } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'id'> {
  readonly label: string;
  /** What is wrong with what was typed; null while nothing is. */
  readonly error: string | null;
  readonly hint?: string;
  /** Stands at the field's end, such as a button. */
  readonly children?: ReactNode;
}

/** A field with its label, hint and error, tied to one another for people who do not see them. */
export function Field({ label, error, hint, children, ...input }: Props) {
  const id = useId();
  const describing = [hint === undefined ? '' : `${id}-hint`, error === null ? '' : `${id}-error`].filter(Boolean);
  return (
    <div className="staff-field">
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <span className="staff-input">
        <input
          {...input}
          id={id}
          aria-invalid={error !== null}
          aria-describedby={describing.length === 0 ? undefined : describing.join(' ')}
        />
        {children}
      </span>
      {error !== null && (
        <span className="staff-field-error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  );
}
