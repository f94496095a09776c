import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { showValue } from '#model/rows/issue.ts';

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],]/g;

/** An object or a list that a text is inside of. */
interface Level {
  /** The names so far; null in a list. */
  readonly names: Set<string> | null;
  /** Whether the next text is the name of a field. */
  isAtName: boolean;
}

/** A name that an object has more than once. */
interface RepeatedName {
  readonly name: string;
  /** The line of the later one, from 1. */
  readonly line: number;
}

/** The names that objects of a valid JSON text have more than once. JSON.parse keeps the last of them, silently. */
export function repeatedNames(json: string): readonly RepeatedName[] {
  const levels: Level[] = [];
  const found: RepeatedName[] = [];
  for (const { 0: token, index } of json.matchAll(TOKEN)) {
    const level = levels.at(-1);
    if (token === '{') levels.push({ names: new Set(), isAtName: true });
    else if (token === '[') levels.push({ names: null, isAtName: false });
    else if (token === '}' || token === ']') levels.pop();
    else if (level === undefined || level.names === null) continue;
    else if (token === ',') level.isAtName = true;
    else if (level.isAtName) {
      const name = JSON.parse(token) as string;
      level.isAtName = false;
      if (level.names.has(name)) found.push({ name, line: json.slice(0, index).split('\n').length });
      level.names.add(name);
    }
  }
  return found;
}

/** A line about each name that an object of the files in a folder and its subfolders has more than once. */
export function repeatedNameNotices(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  return files.sort().flatMap((name) => {
    const file = join(folder, name);
    try {
      const text = readFileSync(file, 'utf8').replace(/^\ufeff/, '');
      JSON.parse(text);
      return repeatedNames(text).map((repeated) => `${file}: ${showValue(repeated.name)} in line ${repeated.line}`);
    } catch {
      // Reading the catalogue reports it.
      return [];
    }
  });
}
