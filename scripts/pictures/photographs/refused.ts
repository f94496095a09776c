/** Photographs that cannot be used: one line each, saying which file, what was expected, and what to do. */
export class Refused extends Error {
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'Refused';
  }
}
