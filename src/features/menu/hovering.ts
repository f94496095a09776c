/** How long a dropdown stays open after the pointer has left it (specification, section 9). */
export const CLOSE_DELAY_MS = 150;

/** Opens with the pointer over it and closes a moment after it has left. Only a mouse hovers; a finger taps. */
export function hovering(dropdown: HTMLDetailsElement, inBar: () => boolean, signal: AbortSignal): void {
  let closing: ReturnType<typeof setTimeout> | undefined;
  // The pointer that woke the island is on it still. After a tap :hover stays too, where nothing hovers.
  let hovered = matchMedia('(hover: hover)').matches && dropdown.matches(':hover');
  if (hovered && inBar()) dropdown.open = true;

  const enter = (event: PointerEvent): void => {
    hovered = event.pointerType === 'mouse';
    clearTimeout(closing);
    if (hovered && inBar()) dropdown.open = true;
  };
  const leave = (event: PointerEvent): void => {
    hovered = false;
    if (event.pointerType !== 'mouse' || !inBar()) return;
    closing = setTimeout(() => {
      dropdown.open = false;
    }, CLOSE_DELAY_MS);
  };
  const click = (event: MouseEvent): void => {
    // The pointer has opened it already: the click that follows must not close it again. Keys click too, without detail.
    if (hovered && inBar() && event.detail > 0 && dropdown.open) event.preventDefault();
  };
  dropdown.addEventListener('pointerenter', enter, { signal });
  dropdown.addEventListener('pointerleave', leave, { signal });
  dropdown.querySelector('summary')?.addEventListener('click', click, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(closing);
  });
}
