/**
 * Names in the browser's storage that the page's inline script and the loaded chunks share. As types: a value in common
 * would become a file of its own, which the inline script would have to load.
 */

/** localStorage: there while a lead may wait. Its value is that of the last lead stored. */
export type WaitingKey = 'quote-waiting';

/** sessionStorage: the campaign of the visit's landing page, as JSON. */
export type CampaignKey = 'visit-campaign';

/** sessionStorage: '{name} SC' of the last city page seen. */
export type CityKey = 'visit-city';
