import type { z } from 'zod';

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
};

const COUNTED: Readonly<Record<string, string>> = { string: ' characters', array: ' items' };

type Issue = z.core.$ZodRawIssue;

const WORDS: Readonly<Record<string, (issue: Issue) => string | undefined>> = {
  invalid_type: ({ expected }) => TYPES[String(expected)],
  invalid_value: ({ values }) =>
    `one of ${(values as readonly unknown[]).map((value) => JSON.stringify(value)).join(', ')}`,
  too_small: ({ origin, minimum, inclusive }) =>
    `${inclusive === true ? 'at least' : 'more than'} ${String(minimum)}${COUNTED[String(origin)] ?? ''}`,
  too_big: ({ origin, maximum, inclusive }) =>
    `${inclusive === true ? 'at most' : 'less than'} ${String(maximum)}${COUNTED[String(origin)] ?? ''}`,
  unrecognized_keys: ({ keys }) => `no field ${(keys as readonly string[]).join(', ')}`,
};

/**
 * What a schema expected, where its field has no words of its own: to be given to `safeParse`, so that a issue never
 * ends with the library's 'Invalid input'. Undefined leaves the library's words.
 */
export const errorMap = (issue: Issue): string | undefined => WORDS[issue.code]?.(issue);
