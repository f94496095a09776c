/**
 * Links the web app manifest of a page that is loaded. Nobody installs a page before it is there, and a link in the HTML
 * delays what is seen first: browsers ask for a manifest without cookies, which takes a connection of its own.
 */
export function linkManifest(): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
  );
}
