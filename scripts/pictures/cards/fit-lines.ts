/** A text set in lines of one size, in pixels. */
export interface FittedText {
  readonly lines: readonly string[];
  readonly size: number;
}

/** The room a text may take: pixels across and down, its sizes, its lines, and their distance in sizes. */
export interface TextBox {
  readonly width: number;
  readonly height: number;
  readonly largest: number;
  readonly smallest: number;
  readonly mostLines: number;
  readonly leading: number;
}

/** The width of a text in sizes. */
export type Measure = (text: string) => number;

/** Where a line may end: at a space, or behind a hyphen inside a word. A no-break space holds, and so does 'St.'. */
const breaksOf = (text: string): readonly number[] =>
  [...text.matchAll(/(?<!\b[A-Z][a-z]?\.) +|(?<=\S-)(?=\S)/g)].map(({ index }) => index).filter((index) => index > 0);

/** Every way to set a text in a number of lines. */
const waysOf = (text: string, count: number): readonly (readonly string[])[] =>
  count === 1
    ? [[text]]
    : breaksOf(text).flatMap((at) =>
        waysOf(text.slice(at).trimStart(), count - 1).map((rest) => [text.slice(0, at), ...rest]),
      );

/** How much smaller a line break that reads badly may make the letters. */
const FLAW = 0.05;

/** What reads badly: a line that ends in a little word or a hyphen, runs on behind a colon, starts with a clause's end. */
const FLAWS: readonly RegExp[] = [/ [a-z]{1,3}$/m, /-$/m, /: /, /\n\S{1,3}[,.:;]/];

const flawsOf = (lines: readonly string[]): number => {
  const text = lines.join('\n');
  return FLAWS.filter((flaw) => flaw.test(text)).length;
};

interface Setting extends FittedText {
  /** The size, less what its flaws take. */
  readonly worth: number;
  /** The width of its widest line, in sizes. */
  readonly widest: number;
}

function settingsOf(text: string, count: number, measure: Measure, room: TextBox): readonly Setting[] {
  return waysOf(text, count).map((lines) => {
    const widest = Math.max(...lines.map(measure));
    const size = Math.floor(Math.min(room.largest, room.width / widest, room.height / (count * room.leading)));
    return { lines, size, widest, worth: size * (1 - FLAW * flawsOf(lines)) };
  });
}

/** The largest setting; of equals the one of the fewest lines, and of those the most even. */
function largestSetting(text: string, measure: Measure, room: TextBox): FittedText {
  const { lines, size } = Array.from({ length: room.mostLines }, (_, index) =>
    settingsOf(text, index + 1, measure, room),
  )
    .flat()
    .reduce((best, next) => {
      const evener = next.lines.length === best.lines.length && next.widest < best.widest;
      return next.worth > best.worth || (next.worth === best.worth && evener) ? next : best;
    });
  return { lines, size };
}

/** A text without its last word, or without its last letter where it is one word. */
function shorter(text: string): string {
  const at = breaksOf(text).at(-1);
  const rest = at === undefined ? [...text].slice(0, -1).join('') : text.slice(0, at);
  return rest.replace(/[\s\p{P}]+$/u, '');
}

/**
 * Sets a text as large as its room allows, in lines of about the same width. A text that does not fit at the smallest
 * size ends at a word with an ellipsis.
 */
export function fitLines(text: string, measure: Measure, room: TextBox): FittedText {
  // Longer than all lines together cannot fit, and has too many ways to try them all.
  const mostWidth = (room.mostLines * room.width) / room.smallest;
  const settingOf = (words: string): FittedText | null => {
    const setting = measure(words) > mostWidth ? null : largestSetting(words, measure, room);
    return setting !== null && setting.size >= room.smallest ? setting : null;
  };
  const whole = text.replace(/[^\S\u00a0]+/g, ' ').trim();
  let setting = settingOf(whole);
  for (let kept = shorter(whole); setting === null && kept !== ''; kept = shorter(kept))
    setting = settingOf(`${kept}…`);
  if (setting === null) throw new Error(`'${whole}' fits ${room.width} pixels at no size of ${room.smallest} or more`);
  return setting;
}
