import { DataError } from '#model/rows/issue.ts';

/**
 * How commands end besides 0. A deploy reports a refusal, which the data or their owner can settle, apart from a
 * failure of the machine or the code; 'Publish anyway' is for `refusedUnlessMeant`.
 */
export const EXIT_CODES = { failed: 1, refused: 65, refusedUnlessMeant: 66 } as const;

/** The exit code of a command that ended with an error. */
export function exitCodeOf(error: unknown): number {
  if (!(error instanceof DataError)) return EXIT_CODES.failed;
  return error.mayBeMeant ? EXIT_CODES.refusedUnlessMeant : EXIT_CODES.refused;
}
