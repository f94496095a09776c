import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOMS } from '../../.dependency-cruiser.mjs';

interface AstroImport {
  readonly file: string;
  readonly target: string;
  readonly typeOnly: boolean;
}

const IMPORT = /^\s*(?:import|export)\s+(?:([^'";]*?)\s+from\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gm;

function isTypeOnly(clause: string | undefined): boolean {
  if (clause === undefined) return false;
  if (clause.startsWith('type ')) return true;
  const names =
    /^\{([^}]*)\}$/
      .exec(clause)?.[1]
      ?.split(',')
      .filter((name) => name.trim() !== '') ?? [];
  return names.length > 0 && names.every((name) => name.trim().startsWith('type '));
}

/** The imports of a file that lead into src, as paths from the project's root. */
function importsOf(file: string, source: string): AstroImport[] {
  return [...source.matchAll(IMPORT)].flatMap(([, clause, from, dynamic]) => {
    const specifier = from ?? dynamic ?? '';
    const typeOnly = isTypeOnly(clause);
    if (specifier.startsWith('#')) return [{ file, target: `src/${specifier.slice(1)}`, typeOnly }];
    if (specifier.startsWith('.')) return [{ file, target: posix.join(dirname(file), specifier), typeOnly }];
    return [];
  });
}

const roomOf = (path: string): string => /^src\/([^/]+)\//.exec(path)?.[1] ?? path;

/** The import in words when the table forbids it; nothing when it is allowed. */
function forbidden({ file, target, typeOnly }: AstroImport): string[] {
  const [from, to] = [roomOf(file), roomOf(target)];
  const allowed = [from, 'styles', ...(typeOnly ? ['domain'] : []), ...(ROOMS[from] ?? [])];
  return allowed.includes(to) ? [] : [`${file} imports ${target}`];
}

describe('the rooms of src', () => {
  it('are all in the table of imports', () => {
    const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map((entry) => entry.name).filter((name) => !Object.hasOwn(ROOMS, name))).toEqual([]);
  });

  it('import only what the table allows, in .astro files too', () => {
    const files = globSync(join('src', '**', '*.astro')).map((file) => file.replaceAll('\\', '/'));
    const imports = files.flatMap((file) => importsOf(file, readFileSync(file, 'utf8')));
    expect(imports.length).toBeGreaterThan(0);
    expect(imports.flatMap(forbidden)).toEqual([]);
  });

  it('keep the snapshot out of the browser: islands, worker and quote never import src/data', () => {
    for (const room of ['islands', 'worker', 'quote']) expect(ROOMS[room]).not.toContain('data');
  });
});

describe('reading the imports of an .astro file', () => {
  const source = [
    '---',
    "import Card from '../components/Card.astro';",
    "import type { City } from '#domain/city.ts';",
    "import { type Post, type Hub } from '#domain/model.ts';",
    "import {\n  buildInput,\n} from '#data/site.ts';",
    "import '../styles/base.css';",
    "import { defineConfig } from 'astro/config';",
    '---',
    "<script>import { send } from '#quote/send.ts'; const later = () => import('#worker/x.ts');</script>",
  ].join('\n');
  const found = importsOf('src/pages/index.astro', source.replace('<script>', '<script>\n'));

  it('finds every import into src, on one line or several, static or dynamic', () => {
    expect(found.map((entry) => roomOf(entry.target))).toEqual([
      'components',
      'domain',
      'domain',
      'data',
      'styles',
      'quote',
      'worker',
    ]);
  });

  it('forgives types from domain and stylesheets, and nothing else', () => {
    const inComponent = found.map((entry) => ({ ...entry, file: 'src/layouts/Document.astro' }));
    expect(inComponent.flatMap(forbidden)).toEqual([
      'src/layouts/Document.astro imports src/data/site.ts',
      'src/layouts/Document.astro imports src/quote/send.ts',
      'src/layouts/Document.astro imports src/worker/x.ts',
    ]);
  });
});
