/** A photograph in the owner's folder. */
export interface Photograph {
  /** Where it is read from. */
  readonly file: string;
  /** How messages call it: 'data/photographs/hero-columbia.jpg'. */
  readonly shown: string;
  /** Of its bytes: another photograph under the same name is another digest. */
  readonly digest: string;
}

/** The folder below the repository's top where an owner's photographs lie. */
export const PHOTOGRAPH_FOLDER = 'data/photographs';

/** The file in it that holds the words of photographs. */
export const WORDS_FILE = 'words.json';

/** Photographs that cannot be used: one line each, saying which file, what was expected, and what to do. */
export class PhotographError extends Error {
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'Refused';
  }
}
