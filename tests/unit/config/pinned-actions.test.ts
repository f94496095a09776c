import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = join('.github', 'workflows');
/** The lines of every workflow that run somebody else's action. */
const uses = readdirSync(FOLDER)
  .filter((file) => /\.ya?ml$/.test(file))
  .flatMap((file) => readFileSync(join(FOLDER, file), 'utf8').split('\n'))
  .filter((line) => /^\s*(?:- )?uses:/.test(line))
  .map((line) => line.replace(/^\s*(?:- )?uses:\s*/, ''));

it('every action is pinned to a commit, with its version beside it, because a tag can be moved', () => {
  expect(uses.length).toBeGreaterThan(5);
  for (const action of uses) expect(action).toMatch(/^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

it('one version of an action runs in all jobs', () => {
  const repository = (action: string): string => action.split('/').slice(0, 2).join('/').split('@')[0] ?? '';
  const commits = new Map<string, Set<string>>();
  for (const action of uses) {
    const known = commits.get(repository(action)) ?? new Set();
    commits.set(repository(action), known.add(action.slice(action.indexOf('@'))));
  }
  for (const [name, versions] of commits) expect([...versions], name).toHaveLength(1);
});
