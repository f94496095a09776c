/** A field with React's value tracker, which swallows events that do not change the value. */
type Field = (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) & {
  _valueTracker?: { setValue: (value: string) => void };
};

const isCheckable = (field: Field): field is Field & HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

/** A field's content, as React's value tracker stores it. */
const contentOf = (field: Field): string => (isCheckable(field) ? String(field.checked) : field.value);

function setContent(field: Field, content: string): void {
  if (isCheckable(field)) field.checked = content === 'true';
  else field.value = content;
}

/** Whether a field's content differs from what the server or React last rendered. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  // In a radio group, only the checked button counts.
  if (isCheckable(field)) return field.checked !== field.defaultChecked && (field.checked || field.type !== 'radio');
  return field.value !== field.defaultValue;
}

/** Restores a field's content and re-dispatches its change events, now that React is listening. */
function restore(field: Field, content: string): void {
  // React may have overwritten the field when it rendered. It already has whatever was typed after that.
  if (isChanged(field) && contentOf(field) !== content) return;
  setContent(field, content);
  field._valueTracker?.setValue(`not ${content}`);
  // React listens to a checkbox's click. A plain Event does not toggle it, as a MouseEvent would.
  for (const type of isCheckable(field) ? ['click', 'input', 'change'] : ['input', 'change'])
    field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Remembers what was typed, selected and checked in an island before hydration, and returns the function that
 * restores it. A nested island preserves its own fields. Does not support <select multiple>, which the
 * site does not use.
 */
export function preserveFields(island: Element): () => void {
  const isUncheck = (field: Field) => isCheckable(field) && !field.checked;
  const changed = [...island.querySelectorAll<Field>('input, textarea, select')]
    .filter((field) => field.closest('astro-island') === island && isChanged(field))
    // Unchecked boxes come last: without them React may remove fields that stay for a box checked instead.
    .sort((one, other) => Number(isUncheck(one)) - Number(isUncheck(other)))
    .map((field) => [field, contentOf(field)] as const);
  return () => {
    for (const [field, content] of changed) restore(field, content);
  };
}
