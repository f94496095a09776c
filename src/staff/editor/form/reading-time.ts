/** The median of silent reading of nonfiction in English, in words a minute (Brysbaert, 2019). */
const WORDS_PER_MINUTE = 238;

/** A line that readers do not see: a rule, a fence of code, the line below a table's head, the target of a link. */
const UNSEEN = /^(?:[-*_=\s]{3,}|[|:\s-]+|(?:```|~~~).*|\[[^\]]{1,200}\]:.*)$/;

/** Pictures, whose descriptions are not read with the text. Limited, so that marks without an end take no time. */
const PICTURE = /!\[[^\]\n]{0,300}\]\([^()\n]{0,400}\)/g;

/** What stands before the text of an item of a list, or of a quote. */
const BEFORE_ITEM = /^[>\s]*(?:\d{1,9}[.)]\s)?/;

const wordsOf = (line: string): number =>
  line
    .replace(PICTURE, ' ')
    .replace(BEFORE_ITEM, '')
    .split(/[\s|]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Counts the words of a Markdown text that readers see, as word processors do: what stands between spaces. */
export function countWords(markdown: string): number {
  const lines = markdown.split('\n').map((line) => line.trim());
  return lines.filter((line) => !UNSEEN.test(line)).reduce((sum, line) => sum + wordsOf(line), 0);
}

/** Says how many words a text has, and how many minutes it takes to read: '1,204 words, 5 minutes to read'. */
export function readingTime(markdown: string): string {
  const words = countWords(markdown);
  if (words === 0) return 'No words yet';
  const minutes = Math.max(1, Math.round(words / WORDS_PER_MINUTE));
  return `${words.toLocaleString('en-US')} ${words === 1 ? 'word' : 'words'}, ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} to read`;
}
