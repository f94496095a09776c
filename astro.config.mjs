import react from '@astrojs/react';
import { defineConfig, envField } from 'astro/config';
import { contentSecurityPolicy } from './src/config/content-security-policy.ts';
import { buildInput } from './src/data/site.ts';
import { readEnvironment } from './src/config/environment.ts';
import { quoteDelivery } from './src/config/quote-delivery.ts';
import { siteBundle } from './src/integrations/site-bundle.ts';
import { staffArea } from './src/integrations/staff-area.ts';
import { clientDirectives } from './src/integrations/client-directives.ts';
import { serviceWorker } from './src/integrations/service-worker.ts';
import { tailwindThread } from './src/integrations/tailwind-thread.ts';
import { headerLogo } from './src/integrations/header-logo.ts';
import { dataReload } from './src/integrations/data-reload.ts';
import { uploadedPictures } from './src/integrations/uploaded-pictures.ts';

const environment = readEnvironment(process.env);
const { model, origin } = buildInput();

const optionalPublic = envField.string({ context: 'client', access: 'public', optional: true });

export default defineConfig({
  site: origin,
  trailingSlash: 'never',
  build: {
    format: 'file',
    inlineStylesheets: 'never',
  },
  // Removes whitespace once, when templates are compiled, rather than from every page.
  compressHTML: true,
  // Posts are rendered by src/content/article/markdown.ts, without a highlighter's inline styles.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  integrations: [
    react(),
    clientDirectives(),
    staffArea(environment),
    tailwindThread(),
    headerLogo(model.business.logo),
    uploadedPictures(() => {
      const { snapshotFolder, manifest } = buildInput();
      return { folder: snapshotFolder, entries: manifest.pictures };
    }),
    dataReload(),
    serviceWorker(environment),
    siteBundle(),
  ],
  env: {
    schema: {
      PUBLIC_SUPABASE_URL: optionalPublic,
      PUBLIC_SUPABASE_ANON_KEY: optionalPublic,
      PUBLIC_META_PIXEL_ID: optionalPublic,
    },
  },
  security: { csp: contentSecurityPolicy(environment) },
  server: { port: 4321 },
  // scripts/run.mjs reads .env and readEnvironment validates it, so that pages get only validated values.
  vite: {
    envDir: false,
    // Computed here, so that pages get the address of the chosen way and no other (src/features/quote/delivery.ts).
    define: { 'import.meta.env.QUOTE_DELIVERY': JSON.stringify(quoteDelivery(environment)) },
  },
});
