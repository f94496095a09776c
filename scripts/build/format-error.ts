const isUsage = (error: Error): boolean => 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/**
 * An error as a person should read it: what we throw on purpose (bad data, a wrong environment or option) speaks for
 * itself; of anything else the stack is shown, because then the issue is in the code.
 */
export function formatError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const onPurpose = error.name === 'DataError' || isUsage(error) || Object.getPrototypeOf(error) === Error.prototype;
  return onPurpose ? error.message : (error.stack ?? error.message);
}
