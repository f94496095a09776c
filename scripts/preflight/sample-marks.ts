const RESERVED = /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid)$/;

/** Whether a host name is one reserved for examples (RFC 2606): nobody's. */
export const isSampleHost = (host: string): boolean => RESERVED.test(host.toLowerCase());

/** Whether an address leads to a host nobody has. */
export const isSampleAddress = (address: string): boolean => isSampleHost(new URL(address).hostname);

/** Whether a North American number is one of 555-0100 to 555-0199, kept for fiction. */
export const isSamplePhone = (phone: string): boolean => /55501\d\d$/.test(phone.replace(/\D/g, ''));

const FRONT_DOORS = new Set(['', '/maps', '/search']);

/** Whether a link to another site leads to that site's front page only, not to anybody's own. */
export function isFrontPage(address: string): boolean {
  const { pathname, search } = new URL(address);
  return FRONT_DOORS.has(pathname.replace(/\/+$/, '')) && search === '';
}

const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** Whether an address leads to the machine it is opened on. */
export const isLoopback = (address: string): boolean => LOOPBACK.test(new URL(address).hostname);
