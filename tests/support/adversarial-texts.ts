/** The most characters that the store accepts in a post's text. */
const LENGTH = 200_000;

/** Runs that take a Markdown parser seconds to hours at this length, as the words of a test's name. */
const RUNS = ['*_', '>', '[', '`', 'www.a_', '![', '[a](', '> - '] as const;

/** Texts that would freeze a browser if they were parsed. */
export const ADVERSARIAL_TEXTS: readonly { readonly name: string; readonly slug: string; readonly body: string }[] = [
  ...RUNS.map((run) => ({ name: JSON.stringify(run), body: run.repeat(LENGTH / run.length) })),
  // Few marks: the parser looks back to an open bracket at every word.
  { name: 'words after "["', body: `[${'word '.repeat(LENGTH / 5 - 1)}` },
].map(({ name, body }, index) => ({ name, slug: `adversarial-${index}`, body: body.trim() }));
