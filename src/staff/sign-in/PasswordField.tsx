import { type ComponentProps, useState } from 'react';
import { Field } from './Field.tsx';

/** A password that can be looked at while it is typed. */
export function PasswordField(field: Omit<ComponentProps<typeof Field>, 'type' | 'children'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field {...field} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false}>
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
    </Field>
  );
}
