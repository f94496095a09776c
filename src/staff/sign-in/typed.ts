/** What was typed into a form's field. */
export function typed(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

/** Whether a text looks enough like an email address to be sent. */
export const isEmail = (text: string): boolean => /^\S+@\S+$/.test(text);
