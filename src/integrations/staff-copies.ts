import { sep } from 'node:path';
import type { ViteUserConfig } from 'astro';

type Plugin = Extract<NonNullable<NonNullable<ViteUserConfig['plugins']>[number]>, { name: string }>;

const COPY = '?staff';

const withSlashes = (id: string): string => id.replaceAll(sep, '/');

const isOfStaff = (id: string): boolean => id.endsWith(COPY) || /\/src\/staff\/[^?]*$/.test(withSlashes(id));

/** React is shared: the islands' runtime and the staff area's screens must be of one copy. */
const isReact = (id: string): boolean => /\/node_modules\/(?:react|react-dom|scheduler)\//.test(withSlashes(id));

const isCode = (id: string): boolean => /^[^?\0]+\.(?:[cm]?[jt]s|[jt]sx)$/.test(id);

/**
 * Gives the staff area copies of its own of what it has in common with public pages. A bundler puts what two parts share
 * into a chunk apart: public pages would ask for more files because of a part that they never show.
 */
export function staffCopies(): Plugin {
  return {
    name: 'staff-copies',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async resolveId(source, importer, options) {
      if (importer === undefined || !isOfStaff(importer)) return null;
      const resolved = await this.resolve(source, importer.replace(COPY, ''), { ...options, skipSelf: true });
      if (resolved?.external !== false) return resolved;
      // The address of a sheet is a module, too.
      if (resolved.id.endsWith('.css?url')) return { ...resolved, id: `${resolved.id}&staff` };
      if (!isCode(resolved.id) || isReact(resolved.id) || isOfStaff(resolved.id)) return resolved;
      return { ...resolved, id: resolved.id + COPY };
    },
  };
}
