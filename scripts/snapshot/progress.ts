import type { TableName } from '#model/rows/tables.ts';
import type { Listener } from './read-store.ts';
import { TABLE_NAMES } from './table-file.ts';

/** Where progress is told: a terminal, or a log. */
export interface Teller {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly write: (text: string) => unknown;
}

/** Progress as an operator sees it. */
export interface Progress extends Listener {
  /** Clears the line that is rewritten; call it before anything else is printed. */
  readonly end: () => void;
}

/** Milliseconds between two versions of a terminal's line, and between two lines of a log. */
const REDRAWN = 100;
const LOGGED = 5000;
const CLEAR = '\r\u001b[2K';

const number = (value: number): string => Math.round(value).toLocaleString('en-US');

/**
 * Tells how far each table is and how fast rows come: on a terminal in one line that is rewritten, elsewhere in plain
 * lines, one when a table is complete and one every five seconds. `now` gives milliseconds.
 */
export function showProgress(out: Teller, now: () => number = () => performance.now()): Progress {
  const terminal = out.isTTY === true;
  const tables = new Map<TableName, { read: number; count: number }>();
  const begun = now();
  let rows = 0;
  let told = terminal ? -Infinity : begun;

  const rate = (): string => `${number(rows / Math.max((now() - begun) / 1000, 0.001))} rows/s`;
  const state = (): string =>
    TABLE_NAMES.flatMap((name) => {
      const table = tables.get(name);
      return table === undefined ? [] : [`${name} ${number(table.read)}/${number(table.count)}`];
    }).join(' · ');
  const clear = (): void => {
    if (terminal) out.write(CLEAR);
  };
  const draw = (): void => {
    // A line that wraps cannot be rewritten.
    const width = out.columns === undefined || out.columns === 0 ? 80 : out.columns;
    out.write(`${CLEAR}${`${rate()} · ${state()}`.slice(0, width - 1)}`);
  };

  return {
    rows: (table, read, count) => {
      rows += Math.max(0, read - (tables.get(table)?.read ?? 0));
      tables.set(table, { read, count });
      const complete = read >= count;
      if (!terminal && complete) out.write(`${table}: ${number(read)} rows read\n`);
      if (now() - told < (terminal ? REDRAWN : LOGGED) && !(terminal && complete)) return;
      told = now();
      if (terminal) draw();
      else if (!complete) out.write(`${rate()} · ${state()}\n`);
    },
    notice: (line) => {
      clear();
      out.write(`${line}\n`);
      if (terminal && tables.size > 0) draw();
    },
    end: clear,
  };
}
