/** A photograph in the owner's folder. */
export interface Photograph {
  readonly file: string;
  /** Its path in messages: 'data/photographs/hero-columbia.jpg'. */
  readonly shown: string;
  /** The SHA-256 digest of its bytes. */
  readonly digest: string;
}

/** The folder of the owner's photographs, relative to the repository. */
export const PHOTOGRAPH_FOLDER = 'data/photographs';

/** The file in that folder with the photographs' alt texts and titles. */
export const CAPTIONS_FILE = 'words.json';

/** The file in that folder with the names of the drawings that the owner accepts. */
export const ACCEPTED_FILE = 'accepted-drawings.json';

/** Photographs that cannot be used: one line each with the file, what was expected, and what to do. */
export class PhotographError extends Error {
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'PhotographError';
  }
}
