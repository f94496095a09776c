/** The first bytes of text that is not plain UTF-8, as editors and shells on Windows write it. */
const MARKS = [
  { bytes: [0xef, 0xbb, 0xbf], name: 'UTF-8 with a byte order mark' },
  { bytes: [0xff, 0xfe], name: 'UTF-16' },
  { bytes: [0xfe, 0xff], name: 'UTF-16' },
];

/**
 * What is wrong with the bytes of .env; null if nothing is. Node would read the mark as a part of the first variable's
 * name, or no variable at all, and say nothing.
 * @param {Uint8Array} bytes
 * @returns {string | null}
 */
export function envFileHint(bytes) {
  const mark = MARKS.find((each) => each.bytes.every((byte, index) => bytes[index] === byte));
  if (mark === undefined) return null;
  return `.env is saved as ${mark.name}, so its variables would not be read. Save it as UTF-8 (without a byte order mark) and run this again.`;
}
