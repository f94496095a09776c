import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Business, CONFIRMABLE_FACTS } from '#model/business.ts';
import { workingCopy, type WorkingCopy } from './working-copy.ts';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A made-up anonymous key with the form and length of a real one. */
const ANON_KEY = [
  part({ alg: 'HS256', typ: 'JWT' }),
  part({ iss: 'supabase', ref: 'abcdefghijklmnopqrst', role: 'anon', iat: 1_700_000_000, exp: 2_000_000_000 }),
  'made-up-signature'.repeat(3),
].join('.');

/** The owner's settings: those that a launch requires, and the ad pixel. Keys have realistic lengths. */
export const OWNER_SETTINGS = {
  SITE_URL: 'https://www.midlandsexteriorcleaning.com',
  PUBLIC_SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
  PUBLIC_SUPABASE_ANON_KEY: ANON_KEY,
  PUBLIC_QUOTE_WEBHOOK_URL: 'https://hooks.example.com/services/lead-intake/abcdef',
  PUBLIC_META_PIXEL_ID: '123456789012345',
} as const;

/** The business file with every fact that a launch requires. */
export function ownersBusiness(sample: Business): Business {
  return {
    ...sample,
    sample: false,
    url: OWNER_SETTINGS.SITE_URL,
    phone: '(803) 778-2391',
    email: 'quotes@midlandsexteriorcleaning.com',
    license: 'LLR-G123456',
    insuranceCarrier: 'State Farm',
    coverageLimit: '$2,000,000',
    address: { ...sample.address, street: '1420 Huger Street, Suite 210' },
    facebookUrl: 'https://www.facebook.com/midlandsexteriorcleaning',
    since: 2011,
    yearsInBusiness: '14+',
    rating: { value: 4.9, count: 212, claimedReviews: '300+', markup: true },
    confirmed: [...CONFIRMABLE_FACTS.filter((fact) => fact.startsWith('promises.')), 'insuranceCertificate', 'crew'],
    reviewUrl: 'https://search.google.com/local/writereview?placeid=ChIJN1t_tDeuEmsRUsoyG83frY4',
  };
}

/** A working copy with the owner's business file. The caller removes it. */
export function ownersCopy(): WorkingCopy {
  const copy = workingCopy();
  const file = join(copy.folder, 'data/catalogue/business.json');
  const sample = JSON.parse(readFileSync(file, 'utf8')) as Business;
  writeFileSync(file, JSON.stringify(ownersBusiness(sample)));
  return copy;
}
