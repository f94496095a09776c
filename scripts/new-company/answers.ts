import { createInterface } from 'node:readline';

/** Asks for one line. Rejects when there are no more: Ctrl-C, Ctrl-D, or the end of a piped input. */
export type Ask = (prompt: string) => Promise<string>;

/**
 * Reads answers line by line from a terminal or a pipe. Lines that arrive before their question are kept. The first
 * call starts reading; `input` is released when it ends.
 */
export function answersFrom(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Ask {
  const terminal = createInterface({ input, output });
  const lines = terminal[Symbol.asyncIterator]();
  let isOpen = true;
  terminal.once('close', () => {
    isOpen = false;
  });
  return async (prompt) => {
    // A closed terminal may still have lines, but throws when asked to prompt.
    if (isOpen) {
      terminal.setPrompt(prompt);
      terminal.prompt();
    }
    const { done, value } = await lines.next();
    if (done === true) throw new Error('\nStopped before the last answer: nothing was written.');
    return value.trim();
  };
}
