const RESERVED = /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid)$/;

/** Whether a host name is reserved for examples (RFC 2606). */
export const isSampleHost = (host: string): boolean => RESERVED.test(host.toLowerCase());

/** Whether a URL has a host name that is reserved for examples. */
export const isSampleAddress = (address: string): boolean => isSampleHost(new URL(address).hostname);

/** Whether a North American phone number is between 555-0100 and 555-0199, which are reserved for fiction. */
export const isSamplePhone = (phone: string): boolean => /55501\d\d$/.test(phone.replace(/\D/g, ''));

const FRONT_PAGES = new Set(['', '/maps', '/search']);

/**
 * Whether a URL is the front page of a site such as Facebook or Google Maps, not somebody's own page there.
 */
export function isFrontPage(address: string): boolean {
  const { pathname, search } = new URL(address);
  return FRONT_PAGES.has(pathname.replace(/\/+$/, '')) && search === '';
}

const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** Whether a URL has a loopback host. */
export const isLoopback = (address: string): boolean => LOOPBACK.test(new URL(address).hostname);
