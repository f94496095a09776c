import { apartments } from './apartments.ts';
import { brickHomes } from './brick-homes.ts';
import { downtownStorefronts } from './downtown-storefronts.ts';
import type { AdvisedService, CharacteristicKnowledge } from './entry.ts';
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
import { pineWoods } from './pine-woods.ts';
import { redClay } from './red-clay.ts';
import { riverfront } from './riverfront.ts';
import { ruralAcreage } from './rural-acreage.ts';
import { sandySoil } from './sandy-soil.ts';
import { studentHousing } from './student-housing.ts';
import { treeCanopy } from './tree-canopy.ts';
import { vinylSiding } from './vinyl-siding.ts';

const KNOWLEDGE: readonly CharacteristicKnowledge[] = [
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
  pineWoods,
  redClay,
  riverfront,
  sandySoil,
  treeCanopy,
];

const byCharacteristic = new Map<string, CharacteristicKnowledge>(
  KNOWLEDGE.map((entry) => [entry.characteristic, entry]),
);

/** A question template and the advice that answers it. */
export interface Advice {
  readonly question: string;
  readonly advice: string;
}

/** The advice on a characteristic for a service; null if there is none, or the characteristic is unknown. */
export function knowledgeFor(characteristic: string, serviceSlug: string): Advice | null {
  const entry = byCharacteristic.get(characteristic);
  const advice =
    entry !== undefined && Object.hasOwn(entry.advice, serviceSlug)
      ? entry.advice[serviceSlug as AdvisedService]
      : undefined;
  return entry === undefined || advice === undefined ? null : { question: entry.question, advice };
}
