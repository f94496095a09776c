import type { APIRoute } from 'astro';
import { buildInput } from '#data/site.ts';
import { PATHS } from '#routes/paths.ts';

/** /robots.txt: allows crawling everything except the staff area. */
export const GET: APIRoute = () => {
  const { origin } = buildInput();
  return new Response(
    ['User-agent: *', 'Allow: /', `Disallow: ${PATHS.admin}`, '', `Sitemap: ${origin}/sitemap-index.xml`, ''].join(
      '\n',
    ),
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  );
};
