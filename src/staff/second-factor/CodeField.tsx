import { TextField } from '#staff/sign-in/form-fields.tsx';

interface Props {
  readonly hint: string;
  readonly error: string | null;
}

/** The field for a code of six digits. Phones offer the number pad, and password managers fill it. */
export function CodeField({ hint, error }: Props) {
  return (
    <div className="staff-code">
      <TextField
        label="Code"
        hint={hint}
        error={error}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={9}
        required
      />
    </div>
  );
}

/** Reads a typed code, in which apps show a space; null if it is no code. */
export function readCode(typed: string): string | null {
  const digits = typed.replaceAll(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}
