import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Everything that a build reads. */
const PARTS = [
  'src',
  'scripts',
  'data',
  'public',
  'package.json',
  'package-lock.json',
  'astro.config.mjs',
  'tailwind.config.mjs',
  'tsconfig.json',
  'vercel.json',
];

/** A copy of the project at another path. */
export interface WorkingCopy {
  readonly folder: string;
  readonly remove: () => void;
}

/**
 * Copies everything a build reads into a temporary folder and links node_modules, so that its builds use the kept
 * bundles of the project unless a test edits sources in the copy. The caller removes it.
 */
export function workingCopy(): WorkingCopy {
  const folder = mkdtempSync(join(tmpdir(), 'working-copy-'));
  for (const part of PARTS) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
