import type { Business } from '#model/business.ts';
import type { Model } from '#model/model.ts';
import type { Environment } from '#config/environment.ts';
import { deliveryAddress, quoteDelivery } from '#config/quote-delivery.ts';
import type { PreflightItem } from './report.ts';
import { isLoopback, isSampleAddress } from './sample-marks.ts';

const KEYS = {
  PUBLIC_SUPABASE_URL: 'live look-ups and the staff area are off',
  PUBLIC_SUPABASE_ANON_KEY: 'live look-ups and the staff area are off',
} as const;

const WITHOUT_STORE =
  'If you work without a store (docs/data.md), add "store" to the list "confirmed" of data/catalogue/business.json';

/** Addresses that visitors' browsers request. */
const ADDRESSES = ['PUBLIC_SUPABASE_URL', 'PUBLIC_QUOTE_WEBHOOK_URL'] as const;

const FIX = 'the environment of the build, or .env (see .env.example)';

/** Whether the company works without a store on purpose: it has confirmed that, and no key of a store is set. */
export const worksWithoutStore = ({ confirmed }: Pick<Business, 'confirmed'>, environment: Environment): boolean =>
  confirmed.includes('store') &&
  environment.PUBLIC_SUPABASE_URL === undefined &&
  environment.PUBLIC_SUPABASE_ANON_KEY === undefined;

/** Missing keys with the features they disable, and addresses that visitors cannot reach. */
export function keyItems(
  { business, businessIssues }: Pick<Model, 'business' | 'businessIssues'>,
  environment: Environment,
): PreflightItem[] {
  const names = Object.keys(KEYS) as (keyof typeof KEYS)[];
  const isWithoutStore = worksWithoutStore(business, environment);
  const missing = names
    .filter((name) => environment[name] === undefined && !isWithoutStore)
    .map((name): PreflightItem => ({
      topic: 'key',
      says: `${name} is not set: ${KEYS[name]}.`,
      fix: `${FIX}. ${WITHOUT_STORE}`,
    }));
  const items = [...missing, ...deliveryItems(environment)];
  // The url of an invalid business file is unknown.
  const origin = environment.SITE_URL ?? (businessIssues.length > 0 ? null : business.url);
  if (origin === null) return items;
  return [
    ...items,
    ...originItems(origin, environment.SITE_URL !== undefined),
    ...(isLoopback(origin) ? [] : addressItems(origin, environment)),
  ];
}

/** Whether leads get anywhere, and whether the settings of their way fit together. */
function deliveryItems(environment: Environment): PreflightItem[] {
  const { PUBLIC_QUOTE_WEBHOOK_URL: webhook, PUBLIC_SUPABASE_URL: store } = environment;
  const note = (says: string, fix: string): PreflightItem => ({ topic: 'note', says, fix });
  switch (quoteDelivery(environment)?.way) {
    case undefined:
      return [
        {
          topic: 'key',
          says: 'PUBLIC_QUOTE_WEBHOOK_URL is not set: the quote form only says to call or email.',
          fix: FIX,
        },
      ];
    case 'webhook':
      return [
        note(
          'Leads go straight to the webhook: nobody else has a lead that it loses, and its address stands in every page with a form.',
          `docs/leads.md: let the store keep them, with PUBLIC_QUOTE_DELIVERY=${store === undefined ? 'relay' : 'relay or store'}`,
        ),
      ];
    case 'store':
      return webhook === undefined
        ? []
        : [
            note(
              'PUBLIC_QUOTE_WEBHOOK_URL is not used: the form sends leads to the store, and the store to the webhook of its vault.',
              'docs/leads.md: set lead_webhook_url in the store',
            ),
          ];
    case 'relay':
      return webhook !== undefined || store !== undefined
        ? []
        : [
            note(
              'The form sends leads to the relay, and neither a store nor a webhook is set here for it.',
              "docs/leads.md: set them among the host's variables, then run npm run lead-check",
            ),
          ];
  }
}

/** Addresses that visitors of this origin cannot reach, although the build machine may. */
function addressItems(origin: string, environment: Environment): PreflightItem[] {
  return ADDRESSES.flatMap((name): PreflightItem[] => {
    const address = environment[name];
    if (address === undefined || (name === 'PUBLIC_QUOTE_WEBHOOK_URL' && deliveryAddress(environment) !== address))
      return [];
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
