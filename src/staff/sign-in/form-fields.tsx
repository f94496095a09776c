import { type ComponentProps, type ReactNode, useId, useState } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'id'> {
  readonly label: string;
  /** The field's validation error; null for none. */
  readonly error: string | null;
  readonly hint?: string;
  /** Rendered at the end of the field, such as a button. */
  readonly children?: ReactNode;
}

/** A text field whose label, hint and error are associated with it for screen readers. */
export function TextField({ label, error, hint, children, ...input }: Props) {
  const id = useId();
  const describedBy = [hint === undefined ? '' : `${id}-hint`, error === null ? '' : `${id}-error`].filter(Boolean);
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
          aria-describedby={describedBy.length === 0 ? undefined : describedBy.join(' ')}
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

/** A password field with a button that shows or hides the password. */
export function PasswordField(field: Omit<ComponentProps<typeof TextField>, 'type' | 'children'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField {...field} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false}>
      <button
        className="staff-show"
        type="button"
        aria-label={`${isShown ? 'Hide' : 'Show'} password`}
        onClick={() => {
          setIsShown(!isShown);
        }}
      >
        {isShown ? 'Hide' : 'Show'}
      </button>
    </TextField>
  );
}

/** Reads a text field of a form by name. */
export function fieldValue(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

/** Whether a string resembles an email address closely enough to submit it. */
export const isEmail = (text: string): boolean => /^\S+@\S+$/.test(text);
