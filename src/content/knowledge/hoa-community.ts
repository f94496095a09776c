/**
 * What covenants, common property and close neighbors of an association change about the work. Sources: SC Homeowners
 * Association Act (S.C. Code 27-30-110 ff.: governing documents are recorded and open to owners); SC Horizontal
 * Property Act (27-31: outside walls and roofs of condominiums are common elements); EPA and SC DES stormwater rules
 * for wash water; tradesman's practice with violation letters.
 */
export const hoaCommunity: CharacteristicAdvice = {
  characteristic: 'HOA community',
  question: 'What should I know about {gerund} in an HOA in {place}?',
  advice: {
    'house-washing':
      'HOA covenants often ask owners to keep outside walls free of mildew, so a house wash is a common cure for a violation letter. It brings back the color the siding already has, while a new paint color usually needs a form. Send us the letter, and we name the marked walls in the estimate.',
    'soft-washing':
      "In an HOA, soft washing has to respect lot lines, because the next house may stand only a few steps away. We spray on a calm day, wet the neighbor's shrubs too, and agree first on fences that two lots share. Cars near the line get moved before we mix anything.",
    'roof-washing':
      'Black streaks on shingles are something an HOA board can see from the street, and a soft wash clears them without a new roof. We take photos before and after, so you have something to send the board. On attached townhomes we ask first who answers for the shingles.',
    'gutter-cleaning':
      'An HOA changes who orders gutter cleaning: the owner of a detached house usually does, while townhome eaves may belong to the association. On a shared eave one clogged outlet floods the next unit, so check your covenants, and we can clean the whole row in one visit.',
    'driveway-pressure-washing':
      'Algae and tire marks on a driveway can draw an HOA notice, and washing is the cheapest answer to it. Street drains in a subdivision often feed the community pond, so we push muddy water to the lawn and keep cleaner out of the gutter line.',
    'window-cleaning':
      "Window cleaning rarely needs an HOA form, since it changes nothing about the look of the house. Narrow side yards are the real limit, so we work upper panes with a water-fed pole from your own lot. No ladder has to stand in a neighbor's flower bed.",
    'oil-stain-removal':
      'Oil spots can count as poor upkeep under HOA covenants, and the parking pads and curbs beside them may be common property. We treat what is yours and ask the manager about the rest, and degreaser and oily water stay out of the storm drain, which often runs to the community pond.',
    'deck-cleaning':
      'An HOA usually minds the color of a deck more than the cleaning of it. Washing takes off the green and gray, and no board has to vote on that. The stain you brush on afterward may need approval, so settle the shade first and let the boards dry.',
    'dock-cleaning':
      "The first HOA question about a dock is whether it is yours or the community's. A shared dock needs the board's order, a closing notice at the gangway and boats moved out of their slips. We clean it in halves, so that people can still reach part of it.",
    'gazebo-cleaning':
      "Most gazebos under an HOA's care stand on common ground, by the pool, the pond or the playground, so the board or its manager orders the work. We ask for a weekday morning, put out cones, and wash the ceiling and posts before the benches.",
    'sidewalk-cleaning':
      'Covenants may ask the owner to keep the front walk clean even where it lies in common ground or in the public right-of-way. We settle the start and the end with you, or neighbors share one visit, since a walk that is bright on one lot and black on the next shows every line.',
    'outdoor-furniture-cleaning':
      'HOA rules matter most for shared furniture, such as the lounge chairs at the community pool. Those slings carry sunscreen from many families, so we count pieces, wash them by hand with mild soap, and finish before opening day in late spring.',
    'apartment-complex-soft-washing':
      'In a condo or townhome association the outside walls are usually common property, so the board orders the soft wash, not single owners. We give the board a building order and a notice for each door. Owners still have to clear their own patios and balconies.',
    'commercial-property-cleaning':
      'An HOA often orders this work itself, because it has entry walls, signs, a clubhouse, mail kiosks and pool buildings to keep clean. We write the scope area by area, so a board can compare and vote on it. Stone and painted letters at the entrance get low pressure.',
  },
};
import type { CharacteristicAdvice } from '#model/landscape.ts';
