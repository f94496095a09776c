import type { Model } from '#model/model.ts';
import type { Environment } from '#config/environment.ts';
import type { PreflightItem } from './item.ts';
import { isLoopback, isSampleAddress } from './sample-marks.ts';

const KEYS = {
  PUBLIC_SUPABASE_URL: 'live look-ups and the staff area are off',
  PUBLIC_SUPABASE_ANON_KEY: 'live look-ups and the staff area are off',
  PUBLIC_QUOTE_WEBHOOK_URL: 'the quote form only says to call or email',
} as const;

/** What pages ask or post to from the visitor's browser. */
const ADDRESSES = ['PUBLIC_SUPABASE_URL', 'PUBLIC_QUOTE_WEBHOOK_URL'] as const;

const MEND = 'the environment of the build, or .env (see .env.example)';

/** Keys a site in earnest needs: what is not set, and what it costs, and addresses that no visitor reaches. */
export function keyItems(
  { business, businessIssues }: Pick<Model, 'business' | 'businessIssues'>,
  environment: Environment,
): PreflightItem[] {
  const missing = (Object.keys(KEYS) as (keyof typeof KEYS)[])
    .filter((name) => environment[name] === undefined)
    .map((name): PreflightItem => ({ topic: 'key', says: `${name} is not set: ${KEYS[name]}.`, mend: MEND }));
  // Of a business file that does not fit nobody knows the url.
  const origin = environment.SITE_URL ?? (businessIssues.length > 0 ? null : business.url);
  if (origin === null) return missing;
  return [
    ...missing,
    ...originItems(origin, environment.SITE_URL !== undefined),
    ...(isLoopback(origin) ? [] : addressItems(origin, environment)),
  ];
}

/** Addresses that visitors of a site at this origin cannot reach, though the machine that builds it may. */
function addressItems(origin: string, environment: Environment): PreflightItem[] {
  return ADDRESSES.flatMap((name): PreflightItem[] => {
    const address = environment[name];
    if (address === undefined) return [];
    if (isLoopback(address)) {
      const says = `${name} is ${address}: this very machine, which is another one for each visitor.`;
      return [{ topic: 'key', says, mend: MEND }];
    }
    if (!address.startsWith('http:') || !origin.startsWith('https:')) return [];
    // developer.mozilla.org/en-US/docs/Web/Security/Mixed_content
    const says = `${name} is ${address}: browsers block what a page of ${origin} sends to an http address.`;
    return [{ topic: 'key', says, mend: `${MEND}: an https address` }];
  });
}

function originItems(origin: string, isSet: boolean): PreflightItem[] {
  if (!isSampleAddress(origin) && !isLoopback(origin)) return [];
  const why = isSet ? `SITE_URL is ${origin}` : `SITE_URL is not set, and the business file's url is ${origin}`;
  return [{ topic: 'key', says: `${why}: canonicals and sitemaps would lead nowhere.`, mend: MEND }];
}
