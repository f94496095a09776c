const isUsage = (error: Error): boolean => 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** Node's message about an option, without its advice on how to pass a value that looks like one. */
const usageMessage = ({ message }: Error): string =>
  `${message.split(/\.(?:\s|$)/)[0] ?? message}. '-- --help' lists the options.`;

/** What the operator can do about an error of the file system, by its code. */
const FILE_SYSTEM: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Free some space and run this again',
  // Node's cpSync says so of a full disk.
  EIO: 'The disk is full, or cannot be read or written. Check it and run this again',
  EDQUOT: 'The disk quota is used up. Free some space and run this again',
  EBUSY: 'A file is in use by another program. Close that program and run this again',
  EACCES: 'This account may not read or write a file. Check its owner and permissions',
  EPERM: 'This account may not change a file. Check its owner and permissions',
  EROFS: 'The disk is read-only',
  EMFILE: 'Too many files are open. Raise the limit (ulimit -n) and run this again',
};

/** One sentence about an error of the file system, with its file; null for another error. */
export function fileSystemMessage(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  const says = Object.hasOwn(FILE_SYSTEM, error.code) ? FILE_SYSTEM[error.code] : undefined;
  if (says === undefined) return null;
  const file = 'path' in error && typeof error.path === 'string' ? `: ${error.path}` : '';
  return `${says} (${error.code}${file}).`;
}

/**
 * Formats an error for a terminal: one sentence about an error of the file system, the message of an error that
 * we throw deliberately (invalid data, environment or options), the stack of any other, because that is a bug.
 */
export function formatError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const system = fileSystemMessage(error);
  if (system !== null) return system;
  if (isUsage(error)) return usageMessage(error);
  const isDeliberate =
    ['DataError', 'PhotographError'].includes(error.name) || Object.getPrototypeOf(error) === Error.prototype;
  return isDeliberate ? error.message : (error.stack ?? error.message);
}
