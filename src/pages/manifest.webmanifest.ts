import { buildInput } from '#data/site.ts';

/** /manifest.webmanifest: the web app manifest, for adding the site to a phone's home screen. */
export function GET(): Response {
  const { name } = buildInput().model.business;
  const manifest = {
    name,
    short_name: name.split(' ')[0],
    start_url: '/',
    display: 'browser',
    background_color: '#fbf7ef',
    theme_color: '#0e2a33',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } });
}
