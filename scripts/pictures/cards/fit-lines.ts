/** A text broken into lines, and its font size in pixels. */
export interface FittedText {
  readonly lines: readonly string[];
  readonly size: number;
}

/** The limits for a text: box and font sizes in pixels, number of lines, and line height in em. */
export interface TextBox {
  readonly width: number;
  readonly height: number;
  readonly largest: number;
  readonly smallest: number;
  readonly mostLines: number;
  readonly leading: number;
}

/** Returns the width of a text in em. */
export type Measure = (text: string) => number;

/**
 * The offsets where a line may break: at a space or after a hyphen, but not after an abbreviation such as
 * 'St.'.
 */
const breakOffsets = (text: string): readonly number[] =>
  [...text.matchAll(/(?<!\b[A-Z][a-z]?\.) +|(?<=\S-)(?=\S)/g)].map(({ index }) => index).filter((index) => index > 0);

/** Every way to break a text into a number of lines. */
const allBreaks = (text: string, count: number): readonly (readonly string[])[] =>
  count === 1
    ? [[text]]
    : breakOffsets(text).flatMap((at) =>
        allBreaks(text.slice(at).trimStart(), count - 1).map((rest) => [text.slice(0, at), ...rest]),
      );

/** The share of the font size that each flaw costs. */
const FLAW_COST = 0.05;

/**
 * Flaws: a line that ends in a short word or a hyphen, continues after a colon, or starts with a clause's
 * end.
 */
const FLAWS: readonly RegExp[] = [/ [a-z]{1,3}$/m, /-$/m, /: /, /\n\S{1,3}[,.:;]/];

const countFlaws = (lines: readonly string[]): number => {
  const text = lines.join('\n');
  return FLAWS.filter((flaw) => flaw.test(text)).length;
};

interface Setting extends FittedText {
  /** The font size, reduced by its flaws. */
  readonly score: number;
  /** The width of the widest line in em. */
  readonly widest: number;
}

function settings(text: string, count: number, measure: Measure, box: TextBox): readonly Setting[] {
  return allBreaks(text, count).map((lines) => {
    const widest = Math.max(...lines.map(measure));
    const size = Math.floor(Math.min(box.largest, box.width / widest, box.height / (count * box.leading)));
    return { lines, size, widest, score: size * (1 - FLAW_COST * countFlaws(lines)) };
  });
}

/** The best setting; among equals the one with the fewest lines, then the most even one. */
function largestSetting(text: string, measure: Measure, box: TextBox): FittedText {
  const { lines, size } = Array.from({ length: box.mostLines }, (_, index) => settings(text, index + 1, measure, box))
    .flat()
    .reduce((best, next) => {
      const evener = next.lines.length === best.lines.length && next.widest < best.widest;
      return next.score > best.score || (next.score === best.score && evener) ? next : best;
    });
  return { lines, size };
}

/** Drops the last word of a text, or the last letter of a single word. */
function shorter(text: string): string {
  const at = breakOffsets(text).at(-1);
  const rest = at === undefined ? [...text].slice(0, -1).join('') : text.slice(0, at);
  return rest.replace(/[\s\p{P}]+$/u, '');
}

/**
 * Breaks a text into lines of similar width, as large as its box allows. Cuts a text that does not fit at the
 * smallest size at a word, with an ellipsis. Throws an Error if not even that fits.
 */
export function fitLines(text: string, measure: Measure, box: TextBox): FittedText {
  // A text wider than all lines together cannot fit, and has too many breaks to try.
  const mostWidth = (box.mostLines * box.width) / box.smallest;
  const settingOf = (words: string): FittedText | null => {
    const setting = measure(words) > mostWidth ? null : largestSetting(words, measure, box);
    return setting !== null && setting.size >= box.smallest ? setting : null;
  };
  const normalized = text.replace(/[^\S\u00a0]+/g, ' ').trim();
  let setting = settingOf(normalized);
  for (let kept = shorter(normalized); setting === null && kept !== ''; kept = shorter(kept))
    setting = settingOf(`${kept}…`);
  if (setting === null)
    throw new Error(`'${normalized}' fits ${box.width} pixels at no size of ${box.smallest} or more`);
  return setting;
}
