/** What a page of a place is about, read from its path. */
export interface PlacePage {
  readonly kind: 'neighborhood' | 'city-service' | 'portrait';
  /** The service's slug; empty on a portrait. */
  readonly service: string;
  /** The last segment that names the place: columbia-shandon, aiken-south-carolina, irmo-sc. */
  readonly place: string;
}

interface Route {
  readonly kind: PlacePage['kind'];
  readonly path: RegExp;
}

/** The routes of the specification's table whose pages differ by their place. */
const ROUTES: readonly Route[] = [
  { kind: 'neighborhood', path: /^\/faq\/(?<service>[^/]+)\/(?<place>[^/]+)$/ },
  { kind: 'city-service', path: /^\/services\/(?<place>[^/]+)\/(?<service>[^/]+)\/faqs$/ },
  { kind: 'portrait', path: /^\/service-areas\/(?<place>[^/]+)$/ },
  { kind: 'portrait', path: /^\/locations\/(?<place>[^/]+)$/ },
];

/** What the page at a path is about; null for a page that is not one of many about places. */
export function placePage(path: string): PlacePage | null {
  for (const { kind, path: form } of ROUTES) {
    const found = form.exec(path)?.groups;
    if (found !== undefined) return { kind, service: found['service'] ?? '', place: found['place'] ?? '' };
  }
  return null;
}

/** The names a page's breadcrumb ends with: Shandon and Columbia of 'Shandon, Columbia', Irmo of 'Irmo FAQs'. */
export function ownNames(crumb: string): string[] {
  return crumb
    .replace(/ FAQs$|, SC$|:.*$/, '')
    .split(', ')
    .filter((name) => name !== '');
}
