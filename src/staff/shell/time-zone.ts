import { createContext } from 'react';

/** The company's time zone, by which the site dates its posts. All other times are shown in the browser's. */
export const CompanyTimeZone = createContext('UTC');
