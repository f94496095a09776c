import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const CLI = '@supabase/cli-linux-x64';
const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  optionalDependencies: Record<string, string>;
};

/** Every command of Supabase's CLI that the guides name. */
const commands = readdirSync('docs')
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) => readFileSync(join('docs', file), 'utf8').match(/npx supabase@[^`\n]+/g) ?? []);

it('the guides name the version of the CLI that the lock file pins', () => {
  expect(commands.length).toBeGreaterThan(4);
  for (const command of commands) expect(command).toContain(`npx supabase@${optionalDependencies[CLI] ?? ''} `);
});

it('every command of the CLI in the guides reaches the linked project, and not a store on this machine', () => {
  // Without --remote they take the local stack, at which nothing but `link` is remote by itself.
  for (const command of commands) expect(command).toMatch(/ link | --remote /);
});

it('git ignores the backup of the store, which has every lead, and what the CLI keeps of the project', () => {
  const backup = readFileSync(join('docs', 'backup.md'), 'utf8');
  const written = [...backup.matchAll(/(?:--file=|> | )(store\.\w+|pictures)$/gm)].map(([, name]) => name ?? '');
  expect(written.sort()).toEqual(['pictures', 'store.commit', 'store.sql']);
  const ignored = readFileSync('.gitignore', 'utf8').split('\n');
  for (const name of written) expect(ignored).toContain(`/${name}`);
  expect(ignored).toContain('data/supabase/.temp/');
});
