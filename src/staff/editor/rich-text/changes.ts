/** How long typing may pause before the text is told, in milliseconds. */
const PAUSE_MS = 250;

/** Tells a text's changes: soon after typing, and at once when asked to. */
export interface Changes {
  /** Something was typed. */
  readonly later: () => void;
  /** Tells what has not been told yet. */
  readonly now: () => void;
}

/**
 * `read` gives the text as Markdown, `tell` hears about it when it is another than last time. A text that is again what
 * it was when it was opened is told as it was opened, in `opened`'s own spelling.
 */
export function tellChanges(opened: string, read: () => string, tell: (markdown: string) => void): Changes {
  const asOpened = read();
  let told = asOpened;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const markdown = read();
    if (markdown === told) return;
    told = markdown;
    tell(markdown === asOpened ? opened : markdown);
  };
  return {
    now,
    later: () => {
      timer ??= setTimeout(now, PAUSE_MS);
    },
  };
}
