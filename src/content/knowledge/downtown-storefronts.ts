/**
 * What shops and offices on a main street mean for the services: foot traffic, shared walls, awnings, flat roofs and
 * storm drains. Sources: EPA stormwater guidance (wash water with soap or grease must stay out of storm drains); NPS
 * Preservation Brief 11 (historic storefronts) and 1 (masonry cleaning); trade practice: foot traffic, party walls,
 * flat roofs behind parapets.
 */
export const downtownStorefronts: CharacteristicAdvice = {
  characteristic: 'downtown storefronts',
  question: 'Can you do {gerund} around shops and offices in {place}?',
  advice: {
    'house-washing':
      'Houses near a main street are best washed while the sidewalk is quiet. Street parking, foot traffic and close neighbors leave little room for hoses, so we cone the walk, cover nearby door cameras and shop signs, and keep mist off parked cars.',
    'soft-washing':
      'We bring the strength down for awnings, painted signs and shared brick walls. Fabric awnings get a mild mix and a soft brush. Because one wall may belong to two owners, we agree with both sides on where the wash stops.',
    'roof-washing':
      'Shop roofs are often flat and sit behind a parapet, so we clean the membrane with what its maker allows and not as we would shingles. We keep the roof drains clear, and use our low-pressure treatment where an office has shingles.',
    'gutter-cleaning':
      'Shop buildings often drain at the back, so we work from the alley, at the scuppers and tall downspouts. We close off the foot of the ladder, bag the debris instead of dropping it, and test the outlets so that water does not back up on a flat roof.',
    'driveway-pressure-washing':
      'Back lanes, parking pads and delivery bays are washed when no trucks are due. Grease and brake dust gather there, and soapy water must not reach the storm drain, so we cover the inlets, pick up what the degreaser loosens and then run the surface cleaner.',
    'window-cleaning':
      'Shop glass is best done before the doors open, with a squeegee and a dry floor inside. We work from the top pane down, keep a wet-floor sign at the entry and scrape neither lettering nor window film, because both tear at the edges.',
    'oil-stain-removal':
      'We work on parking bays, alleys and the ground behind restaurants, where cooking grease joins motor oil. First we soak up the loose part, then we match the degreaser to the stain, and block or vacuum up the rinse water to keep it out of the street drain.',
    'deck-cleaning':
      'On a restaurant deck or rooftop terrace, food grease is the stain to expect and guests set the clock. We choose closed hours, use a degreaser that is safe for the boards, and check where water goes, since a shop ceiling may be right below.',
    'sidewalk-cleaning':
      'Downtown walks are washed in short sections, with cones and a way around for people on foot. Gum needs softening and a scraper, drink and leaf stains need their own cleaner, and brick bands or tree grates get less pressure than plain concrete.',
    'outdoor-furniture-cleaning':
      'Cafe tables and chairs are cleaned in batches at a slow hour, so that guests always find dry seats. Sticky drinks, bird marks and street dust need soap and a brush. We work off the public walk and check umbrella fabric for mildew.',
    'apartment-complex-soft-washing':
      'Homes above shops mean notice to two groups, because residents live at the top of the wall and customers walk at its foot. We wash the upper floors while the shop below is quiet, and guard awnings, outlets and displays on the ground floor from dripping solution.',
    'commercial-property-cleaning':
      'We plan the work shop by shop, so that every business keeps a dry door. Old brick, tile below the display windows, metal panels and awnings may follow each other on one block. Each gets its own mix and pressure, and older fronts get a test patch first.',
  },
};
import type { CharacteristicAdvice } from '#model/landscape.ts';
