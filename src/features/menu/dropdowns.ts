import { hovering } from './hovering.ts';

const linksOf = (dropdown: Element): HTMLElement[] => [...dropdown.querySelectorAll<HTMLElement>('a')];
const summaryOf = (dropdown: Element): HTMLElement | null => dropdown.querySelector('summary');

const hasModifier = (event: KeyboardEvent): boolean => event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** Closes a dropdown and, when the focus was in it, gives that back to its summary. */
function close(dropdown: HTMLDetailsElement): void {
  const hadFocus = dropdown.contains(document.activeElement);
  dropdown.open = false;
  if (hadFocus) summaryOf(dropdown)?.focus();
}

/** Arrow keys, Home, End and Escape on a dropdown: the first opens it, the last closes it and gives the focus back. */
function keys(dropdown: HTMLDetailsElement, signal: AbortSignal): void {
  dropdown.addEventListener(
    'keydown',
    (event) => {
      if (hasModifier(event)) return;
      const links = linksOf(dropdown);
      const at = links.indexOf(event.target as HTMLElement);
      const next = {
        ArrowDown: at + 1,
        ArrowUp: at < 0 ? links.length - 1 : at - 1,
        Home: 0,
        End: links.length - 1,
      }[event.key];
      if (event.key === 'Escape' && dropdown.open) {
        event.stopPropagation();
        close(dropdown);
      } else if (next !== undefined && (dropdown.open || event.key.startsWith('Arrow'))) {
        event.preventDefault();
        dropdown.open = true;
        (links[next] ?? (next < 0 ? summaryOf(dropdown) : links[0]))?.focus();
      }
    },
    { signal },
  );
}

/** Closes a dropdown of the bar when the focus moves on. */
function focus(dropdown: HTMLDetailsElement, inBar: () => boolean, signal: AbortSignal): void {
  dropdown.addEventListener(
    'focusout',
    (event) => {
      const { relatedTarget } = event;
      if (inBar() && relatedTarget instanceof Node && !dropdown.contains(relatedTarget)) dropdown.open = false;
    },
    { signal },
  );
}

/** What the dropdowns of the menu do, in the bar of a desktop and in the menu of a phone. Ends with the signal. */
export function dropdowns(menu: Element, inBar: () => boolean, signal: AbortSignal): void {
  const all = [...menu.querySelectorAll<HTMLDetailsElement>('details.dropdown')];
  for (const dropdown of all) {
    hovering(dropdown, inBar, signal);
    keys(dropdown, signal);
    focus(dropdown, inBar, signal);
  }
  const closeAll = (): void => {
    if (inBar()) for (const dropdown of all) if (dropdown.open) close(dropdown);
  };
  // Opened by the pointer while the focus is elsewhere; a finger leaves nothing.
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') closeAll();
    },
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    (event) => {
      if (!menu.contains(event.target as Node)) closeAll();
    },
    { signal },
  );
}
