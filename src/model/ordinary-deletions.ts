/**
 * The rows of a table that an owner deletes on an ordinary day. If more are gone at once, a wrong policy or filter may
 * hide them: the store then returns fewer rows without any error.
 */
export const ORDINARY_DELETIONS = 4;
