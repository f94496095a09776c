const isUsage = (error: Error): boolean => 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/**
 * Formats an error for a terminal: the message of an error that we throw deliberately (invalid data,
 * environment or options), the stack of any other, because that is a bug.
 */
export function formatError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isDeliberate = error.name === 'DataError' || isUsage(error) || Object.getPrototypeOf(error) === Error.prototype;
  return isDeliberate ? error.message : (error.stack ?? error.message);
}
