// Characters that the store rejects (data/supabase/migrations, private.is_line and is_prose). They are
// invisible and come with pasted text; left in, they would only make a save fail.
// eslint-disable-next-line no-control-regex -- matching control characters is the purpose
const LINE_BREAKS = /[\u0000-\u001f\u007f\u2028\u2029]+/g;
// eslint-disable-next-line no-control-regex -- as above
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069\ufffd]/g;

/** Removes invisible control characters from a single line and replaces line breaks with spaces. */
export const sanitizeLine = (text: string): string =>
  text.toWellFormed().replace(BIDI_CONTROLS, '').replace(LINE_BREAKS, ' ');

/** Removes invisible control characters from a multi-line text and normalizes its line breaks. */
export const sanitizeText = (text: string): string =>
  text.toWellFormed().replace(/\r\n?/g, '\n').replace(BIDI_CONTROLS, '').replace(CONTROL_CHARACTERS, '');
