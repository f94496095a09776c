import { sep } from 'node:path';
import type { AstroIntegration, ViteUserConfig } from 'astro';
import type { Environment } from '#config/environment.ts';

declare global {
  interface ImportMetaEnv {
    /** Whether the site has a store, and with it a staff area. */
    readonly WITH_STORE: boolean;
  }
}

type Plugin = Extract<NonNullable<NonNullable<ViteUserConfig['plugins']>[number]>, { name: string }>;

const COPY = '?staff';

const withSlashes = (id: string): string => id.replaceAll(sep, '/');

const isStaffModule = (id: string): boolean => id.endsWith(COPY) || /\/src\/staff\/[^?]*$/.test(withSlashes(id));

/** React is shared: the islands' runtime and the staff area's screens need the same instance. */
const isReact = (id: string): boolean => /\/node_modules\/(?:react|react-dom|scheduler)\//.test(withSlashes(id));

const isScript = (id: string): boolean => /^[^?\0]+\.(?:[cm]?[jt]s|[jt]sx)$/.test(id);

/**
 * Gives the staff area its own copies of the modules it shares with public pages. Otherwise the bundler would
 * move shared modules into separate chunks, and public pages would load more files.
 */
const copyStaffModules: Plugin = {
  name: 'staff-copies',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  async resolveId(source, importer, options) {
    if (importer === undefined || !isStaffModule(importer)) return null;
    const resolved = await this.resolve(source, importer.replace(COPY, ''), { ...options, skipSelf: true });
    if (resolved?.external !== false) return resolved;
    // The URL of a stylesheet is a module too.
    if (resolved.id.endsWith('.css?url')) return { ...resolved, id: `${resolved.id}&staff` };
    if (!isScript(resolved.id) || isReact(resolved.id) || isStaffModule(resolved.id)) return resolved;
    return { ...resolved, id: resolved.id + COPY };
  },
};

/** Sets import.meta.env.WITH_STORE, and bundles the staff area's scripts apart from those of public pages. */
export function staffArea(environment: Environment): AstroIntegration {
  const { PUBLIC_SUPABASE_URL: url, PUBLIC_SUPABASE_ANON_KEY: key } = environment;
  return {
    name: 'staff-area',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const define = { 'import.meta.env.WITH_STORE': JSON.stringify(url !== undefined && key !== undefined) };
        updateConfig({ vite: { define, plugins: [copyStaffModules] } });
      },
    },
  };
}
