// What no page can show and no row may hold (data/supabase/migrations, private.is_line and is_prose): it arrives with
// pasted text, cannot be seen, and would only make a save fail.
// eslint-disable-next-line no-control-regex -- the point of these expressions
const BREAKS = /[\u0000-\u001f\u007f\u2028\u2029]+/g;
// eslint-disable-next-line no-control-regex -- as above
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const MARKS = /[\u202a-\u202e\u2066-\u2069\ufffd]/g;

/** A line as it can be stored: line breaks become spaces, invisible control characters go. */
export const storableLine = (text: string): string => text.toWellFormed().replace(MARKS, '').replace(BREAKS, ' ');

/** A text of several lines as it can be stored: invisible control characters go. */
export const storableText = (text: string): string =>
  text.toWellFormed().replace(/\r\n?/g, '\n').replace(MARKS, '').replace(CONTROLS, '');
