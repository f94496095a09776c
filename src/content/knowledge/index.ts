import type { Business } from '#model/business.ts';
import { promiseFacts, withFacts } from '#model/facts.ts';
import type { CharacteristicAdvice } from '#model/landscape.ts';
import { apartments } from './apartments.ts';
import { brickHomes } from './brick-homes.ts';
import { downtownStorefronts } from './downtown-storefronts.ts';
import { farmland } from './farmland.ts';
import { golfCommunity } from './golf-community.ts';
import { historicHomes } from './historic-homes.ts';
import { hoaCommunity } from './hoa-community.ts';
import { horseCountry } from './horse-country.ts';
import { interstateCorridor } from './interstate-corridor.ts';
import { lakefront } from './lakefront.ts';
import { midCenturyRanches } from './mid-century-ranches.ts';
import { militaryCommunity } from './military-community.ts';
import { millVillage } from './mill-village.ts';
import { newConstruction } from './new-construction.ts';
import { paintedWood } from './painted-wood.ts';
import { riverfront } from './riverfront.ts';
import { ruralAcreage } from './rural-acreage.ts';
import { studentHousing } from './student-housing.ts';
import { treeCanopy } from './tree-canopy.ts';
import { vinylSiding } from './vinyl-siding.ts';

const KNOWLEDGE: readonly CharacteristicAdvice[] = [
  apartments,
  brickHomes,
  downtownStorefronts,
  farmland,
  golfCommunity,
  historicHomes,
  hoaCommunity,
  horseCountry,
  midCenturyRanches,
  millVillage,
  newConstruction,
  paintedWood,
  ruralAcreage,
  studentHousing,
  vinylSiding,
  interstateCorridor,
  lakefront,
  militaryCommunity,
  riverfront,
  treeCanopy,
];

const byCharacteristic = new Map<string, CharacteristicAdvice>(KNOWLEDGE.map((entry) => [entry.characteristic, entry]));

/** A question template and the advice that answers it. */
export interface Advice {
  readonly question: string;
  readonly advice: string;
}

const adviceIn = (entry: CharacteristicAdvice | undefined, serviceSlug: string): string | undefined =>
  entry !== undefined && Object.hasOwn(entry.advice, serviceSlug) ? entry.advice[serviceSlug] : undefined;

// Checked first, because few texts name a promise and every page of a place asks for several.
const withPromises = (advice: string, business: Business): string =>
  advice.includes('{') ? withFacts(advice, promiseFacts(business)) : advice;

/**
 * The advice on a characteristic for a service: the general advice of this folder, unless the region's pack rewords the
 * question or the service's advice. Promises in braces are filled in, or left out if the company does not make them.
 * Null if there is no advice or the characteristic is unknown.
 */
export function knowledgeFor(characteristic: string, serviceSlug: string, business: Business): Advice | null {
  const general = byCharacteristic.get(characteristic);
  const regional = business.region.advice.find((candidate) => candidate.characteristic === characteristic);
  const question = (regional ?? general)?.question;
  const advice = adviceIn(regional, serviceSlug) ?? adviceIn(general, serviceSlug);
  return question === undefined || advice === undefined ? null : { question, advice: withPromises(advice, business) };
}
