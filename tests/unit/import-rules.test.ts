import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOMS, TOOLS } from '../../.dependency-cruiser.mjs';

const IMPORT = /^\s*(?:import|export)\s+(?:([^'";]*?)\s+from\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gm;

interface AstroImport {
  readonly file: string;
  readonly target: string;
  readonly typeOnly: boolean;
}

/** The imports of an .astro file that lead into the project, as paths from its root. */
function importsOf(file: string): AstroImport[] {
  const source = readFileSync(file, 'utf8').replaceAll('<script>', '<script>\n');
  return [...source.matchAll(IMPORT)].flatMap(([, clause = '', from, dynamic]) => {
    const specifier = from ?? dynamic ?? '';
    const names = clause.match(/[\w$]+(?=\s*[,}])|type\s+[\w$]+/g) ?? [];
    const typeOnly =
      clause.startsWith('type ') || (names.length > 0 && names.every((name) => name.startsWith('type ')));
    if (specifier.startsWith('.')) return [{ file, target: posix.join(dirname(file), specifier), typeOnly }];
    if (!specifier.startsWith('#')) return [];
    const top = /^#(?:scripts|tests)\//.test(specifier) ? '' : 'src/';
    return [{ file, target: `${top}${specifier.slice(1)}`, typeOnly }];
  });
}

const roomOf = (path: string): string => /^src\/([^/]+)\//.exec(path)?.[1] ?? path;

function isAllowed({ file, target, typeOnly }: AstroImport): boolean {
  const from = roomOf(file);
  return [from, 'styles', ...(typeOnly ? ['model'] : []), ...(ROOMS[from] ?? [])].includes(roomOf(target));
}

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

describe('the import rules', () => {
  it('cover every folder of src and of scripts', () => {
    expect(foldersIn('src')).toEqual(Object.keys(ROOMS).sort());
    expect(foldersIn('scripts')).toEqual(Object.keys(TOOLS).sort());
  });

  it('hold in .astro files, which dependency-cruiser does not read', () => {
    const imports = globSync('src/**/*.astro').flatMap((file) => importsOf(file.replaceAll('\\', '/')));
    expect(imports.length).toBeGreaterThan(100);
    expect(imports.filter((found) => !isAllowed(found))).toEqual([]);
  });

  it('keep src/data out of the code that browsers download', () => {
    for (const room of ['features', 'hydration', 'worker', 'staff']) expect(ROOMS[room]).not.toContain('data');
  });

  it('keep src/data out of templates: a build keeps their HTML as long as they get equal data', () => {
    for (const room of ['views', 'features', 'hydration', 'content', 'seo', 'routes'])
      expect(ROOMS[room]).not.toContain('data');
  });
});
