/** Whether a text cannot be an email address: it is not one name, one @ and a domain with a dot. */
export const cannotBeEmail = (text: string): boolean =>
  text.trim() !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

/**
 * A hint below the email field. It blocks nothing: the specification has no rule but that required fields are filled in
 * (section 5). The live region is always rendered: screen readers announce only what changes within it.
 */
export function EmailHint({ id, isShown }: { readonly id: string; readonly isShown: boolean }) {
  return (
    <span className="hint" id={id} role="status">
      {isShown && 'That does not look like an email address. Is it complete?'}
    </span>
  );
}
