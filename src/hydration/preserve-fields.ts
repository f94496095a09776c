/** A field with React's note of the value it last saw, which swallows events that bring no other value. */
type Field = (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) & {
  _valueTracker?: { setValue: (value: string) => void };
};

const isCheckable = (field: Field): field is Field & HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

/** What a visitor has put into a field, as React's note has it. */
const contentOf = (field: Field): string => (isCheckable(field) ? String(field.checked) : field.value);

function putBack(field: Field, content: string): void {
  if (isCheckable(field)) field.checked = content === 'true';
  else field.value = content;
}

/** Whether a field holds something else than the server, or React by now, wrote into it. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  // The radio that lost its mark says nothing: the one that got it does.
  if (isCheckable(field)) return field.checked !== field.defaultChecked && (field.checked || field.type !== 'radio');
  return field.value !== field.defaultValue;
}

/** Says again that a field was changed: React and others listen now. */
function tell(field: Field, content: string): void {
  // React, rendering anew, may have written its own idea into it; whatever was typed since is known to it.
  if (isChanged(field) && contentOf(field) !== content) return;
  putBack(field, content);
  field._valueTracker?.setValue(`not ${content}`);
  // React listens to a box's click. A plain event of that name does not tick it again, as a mouse event would.
  for (const type of isCheckable(field) ? ['click', 'input', 'change'] : ['input', 'change'])
    field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Keeps what was typed, chosen and ticked in an island while it slept, and returns the function that tells the island
 * of it. An island within it keeps its own. A list of which several lines can be chosen is none of the site's fields.
 */
export function preserveFields(island: Element): () => void {
  const kept = [...island.querySelectorAll<Field>('input, textarea, select')]
    .filter((field) => field.closest('astro-island') === island && isChanged(field))
    .map((field) => [field, contentOf(field)] as const);
  return () => {
    for (const [field, content] of kept) tell(field, content);
  };
}
