import type { Copies, Copy } from './copies.ts';

/** How long after a change it is written down in this browser, milliseconds. */
const KEEP_MS = 400;

/** Keeps the text of one screen in this browser while the store does not have it. */
export interface CopyKeeper {
  readonly changed: () => void;
  /** Writes down what stands there; `closing`: and every later change at once, for there is no later. */
  readonly now: (closing: boolean) => void;
  /** The store has what was sent, or what was typed is given up. */
  readonly stored: () => void;
  /** Takes a copy over that a closed page has left. */
  readonly adopt: (copy: Copy) => void;
}

/** What it keeps: null while there is nothing that the store does not have. `onDenied`: the browser keeps nothing. */
interface Source {
  readonly read: () => Copy | null;
  readonly onDenied: () => void;
}

/** A keeper of what `read` gives. What it does comes to pass in the order in which it was asked. */
export function copyKeeper(copies: Copies, { read, onDenied }: Source): CopyKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosing = false;
  let kept: Copy | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const afterwards = (work: () => Promise<void>): void => {
    // While the page is being closed there is no turn to wait for.
    last = isClosing ? work().catch(onDenied) : last.then(work).catch(onDenied);
  };
  const write = (): void => {
    clearTimeout(timer);
    const copy = read();
    if (copy === null) return;
    const before = kept;
    kept = copy;
    afterwards(async () => {
      await copies.keep(copy);
      // Only now: the text stands under its new name.
      if (before !== null && (before.post !== copy.post || before.writer !== copy.writer)) await copies.remove(before);
    });
  };
  return {
    changed: () => {
      clearTimeout(timer);
      if (isClosing) write();
      else timer = setTimeout(write, KEEP_MS);
    },
    now: (closing) => {
      isClosing = closing;
      write();
    },
    stored: () => {
      clearTimeout(timer);
      if (read() !== null) {
        write();
        return;
      }
      const before = kept;
      kept = null;
      if (before !== null) afterwards(() => copies.remove(before));
    },
    adopt: (copy) => {
      kept = copy;
      write();
    },
  };
}
