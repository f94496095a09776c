// White space, control characters, and what fonts draw as nothing: U+200B, U+00AD and U+3164 among the characters that
// Unicode calls ignorable, the blank Braille pattern, the marks of interlinear annotations.
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u;

/**
 * Whether a text has a character that a reader sees. Without one, a heading, a link or a title is empty, although
 * `trim()` leaves something.
 */
export const isVisible = (text: string): boolean => VISIBLE.test(text);
