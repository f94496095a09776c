/** Lowercase letters, digits and single hyphens: the only form a path segment may have. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
