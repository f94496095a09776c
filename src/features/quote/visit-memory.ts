import { DEFAULT_LEAD_CITY } from './fields.ts';
import type { CampaignKey, CityKey } from './kept-names.ts';
import type { Campaign } from './lead.ts';

const CAMPAIGN: CampaignKey = 'visit-campaign';
const CITY: CityKey = 'visit-city';

/** What the page's inline script kept for the visit; null for nothing, and where storage is denied. */
function kept(key: CampaignKey | CityKey): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The campaign the visit began with; empty for none. */
export function visitCampaign(): Campaign {
  try {
    return JSON.parse(kept(CAMPAIGN) ?? '{}') as Campaign;
  } catch {
    return {};
  }
}

/** The city a lead carries: the page's own, the last city page seen, or the default. */
export const leadCity = (ownCity: string | undefined): string => ownCity ?? kept(CITY) ?? DEFAULT_LEAD_CITY;
