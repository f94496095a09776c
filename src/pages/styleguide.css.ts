import type { APIRoute } from 'astro';
import { tokenStyles } from '#views/templates/token-styles.ts';

/** styleguide.css: how each token looks, for the styleguide alone. */
export const GET: APIRoute = () =>
  new Response(tokenStyles(), { headers: { 'Content-Type': 'text/css; charset=utf-8' } });
