/**
 * Links the web app manifest once the page is loaded. Nobody installs a page before it is there, and a link in the HTML
 * delays what is seen first: browsers ask for a manifest without cookies, which takes a connection of its own.
 */
export function linkManifest(): void {
  addEventListener('load', () => {
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = '/manifest.webmanifest';
    document.head.append(link);
  });
}
