import type { Model } from '#model/model.ts';
import type { Environment } from '#config/environment.ts';
import type { PreflightItem } from './report.ts';
import { isLoopback, isSampleAddress } from './sample-marks.ts';

const KEYS = {
  PUBLIC_SUPABASE_URL: 'live look-ups and the staff area are off',
  PUBLIC_SUPABASE_ANON_KEY: 'live look-ups and the staff area are off',
  PUBLIC_QUOTE_WEBHOOK_URL: 'the quote form only says to call or email',
} as const;

const STORE_KEYS: readonly (keyof typeof KEYS)[] = ['PUBLIC_SUPABASE_URL', 'PUBLIC_SUPABASE_ANON_KEY'];
const isStoreKey = (name: keyof typeof KEYS): boolean => STORE_KEYS.includes(name);

const WITHOUT_STORE =
  'If you work without a store (docs/data.md), add "store" to the list "confirmed" of data/catalogue/business.json';

/** Addresses that visitors' browsers request. */
const ADDRESSES = ['PUBLIC_SUPABASE_URL', 'PUBLIC_QUOTE_WEBHOOK_URL'] as const;

const FIX = 'the environment of the build, or .env (see .env.example)';

/** Missing keys with the features they disable, and addresses that visitors cannot reach. */
export function keyItems(
  { business, businessIssues }: Pick<Model, 'business' | 'businessIssues'>,
  environment: Environment,
): PreflightItem[] {
  const isWithoutStore =
    business.confirmed.includes('store') && STORE_KEYS.every((name) => environment[name] === undefined);
  const missing = (Object.keys(KEYS) as (keyof typeof KEYS)[])
    .filter((name) => environment[name] === undefined && !(isWithoutStore && isStoreKey(name)))
    .map((name): PreflightItem => ({
      topic: 'key',
      says: `${name} is not set: ${KEYS[name]}.`,
      fix: isStoreKey(name) ? `${FIX}. ${WITHOUT_STORE}` : FIX,
    }));
  // The url of an invalid business file is unknown.
  const origin = environment.SITE_URL ?? (businessIssues.length > 0 ? null : business.url);
  if (origin === null) return missing;
  return [
    ...missing,
    ...originItems(origin, environment.SITE_URL !== undefined),
    ...(isLoopback(origin) ? [] : addressItems(origin, environment)),
  ];
}

/** Addresses that visitors of this origin cannot reach, although the build machine may. */
function addressItems(origin: string, environment: Environment): PreflightItem[] {
  return ADDRESSES.flatMap((name): PreflightItem[] => {
    const address = environment[name];
    if (address === undefined) return [];
    if (isLoopback(address)) {
      const says = `${name} is ${address}: on a visitor's computer that is the visitor's own computer.`;
      return [{ topic: 'key', says, fix: FIX }];
    }
    if (!address.startsWith('http:') || !origin.startsWith('https:')) return [];
    // developer.mozilla.org/en-US/docs/Web/Security/Mixed_content
    const says = `${name} is ${address}: browsers block http requests from pages of ${origin}.`;
    return [{ topic: 'key', says, fix: `${FIX}: an https address` }];
  });
}

function originItems(origin: string, isSet: boolean): PreflightItem[] {
  if (!isSampleAddress(origin) && !isLoopback(origin)) return [];
  const why = isSet ? `SITE_URL is ${origin}` : `SITE_URL is not set, and the business file's url is ${origin}`;
  return [
    { topic: 'key', says: `${why}: canonicals and sitemaps would point to a site that does not exist.`, fix: FIX },
  ];
}
