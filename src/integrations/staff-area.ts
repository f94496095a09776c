import type { AstroIntegration } from 'astro';
import type { Environment } from '#config/environment.ts';
import { staffCopies } from './staff-copies.ts';

declare global {
  interface ImportMetaEnv {
    /** Whether the site has a store, and with it a staff area. */
    readonly WITH_STORE: boolean;
  }
}

/** Tells the staff area's pages whether there is a store to sign in to, and bundles their scripts apart from all others. */
export function staffArea(environment: Environment): AstroIntegration {
  const { PUBLIC_SUPABASE_URL: url, PUBLIC_SUPABASE_ANON_KEY: key } = environment;
  return {
    name: 'staff-area',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const define = { 'import.meta.env.WITH_STORE': JSON.stringify(url !== undefined && key !== undefined) };
        updateConfig({ vite: { define, plugins: [staffCopies()] } });
      },
    },
  };
}
