/**
 * What a river beside the house means for the services: fog and shade, silt, high water and a current that carries
 * things off. Sources: EPA and CDC advice on cleaning after floods (flood water can carry sewage and fuel; clean off
 * mud, then disinfect); FEMA advice on drying flooded walls; Clean Water Act stormwater rules; trade practice: river
 * fog, silt lines, shaded bottomland, swinging gangways.
 */
export const riverfront: CharacteristicAdvice = {
  characteristic: 'riverfront',
  question: 'What should I know about {gerund} near the river in {place}?',
  advice: {
    'house-washing':
      'River air keeps siding wet late into the morning, so mildew grows low on the wall and behind shrubs. We let the fog lift before we start, and we aim no water at the vents of a raised floor or a crawl space.',
    'soft-washing':
      'Near a river we plan where every drop of mix will go, since ditches and banks lead straight into moving water. The bank side is done in small sections, with a second person on the rinse hose, and never when heavy rain is on the way.',
    'roof-washing':
      'Fog and bottomland trees keep a river roof moist, and moss likes that as much as black algae does. First we close off downspouts that end in a drain to the river, then soak the growth with solution and leave the moss to let go by itself.',
    'gutter-cleaning':
      'Water from the roof should never add to a wet river lot, so outlets matter more than the leaves. We scoop, flush and then follow each downspout to its end, because buried pipes near a river often fill with silt and back up.',
    'driveway-pressure-washing':
      'River silt is so fine that it settles in every pore of a slab. After high water, we shovel and sweep off the mud while it is moist, and then wash from the house outward. Soft ground under the edges is checked for washouts before a machine rolls on.',
    'window-cleaning':
      'River fog wets the dust and pollen on glass, and they dry to a dull film, which pure water and a soft brush take off. Silt in the lower tracks is vacuumed before any wetting, or the sash grinds it into the frame.',
    'oil-stain-removal':
      'Flooding and oil are a bad pair, because high water floats oil from garages and spreads it in a ring along the walls. We wipe and degrease that ring by hand, and on the slab we catch the rinse so that none of it reaches the river.',
    'deck-cleaning':
      'A deck above the river bank dries slowly, and silt packs between its boards after high water. We open the gaps with a blade, wash with a wood cleaner at low pressure, and stop to show you any post whose footing the current has bared.',
    'dock-cleaning':
      'A river dock has a current under it, which carries off dropped tools, trash and wash water in seconds, so we tie off our gear and brush by hand. Driftwood is cleared first, and we stay off the dock when the river is high or rising.',
    'gazebo-cleaning':
      'Fog and shade by a river keep lattice and ceiling boards damp, so they need mildew care before anything else. We brush in a mild mix, let it work and rinse with a fan spray, while mud lines on the posts are sponged off rather than blasted.',
    'sidewalk-cleaning':
      'Silt and algae turn a river walk slick, and wet silt hides the edge of the step. We scrape up the silt before washing, since a jet would just float it into the joints, and we treat the green film on shaded stretches afterward.',
    'outdoor-furniture-cleaning':
      'Furniture on a river lot is best washed where it can dry in the sun, away from the shady bank. Anything that stood in flood water is scrubbed with soap and then disinfected, but soaked cushion foam is not worth saving.',
    'apartment-complex-soft-washing':
      'River-side buildings hold mildew longest on the ground floor and in the stairwells, where fog lingers. We wash those late in the morning once they begin to dry, keep the mix away from bank-side drains, and tell the manager about silt lines near meters.',
    'commercial-property-cleaning':
      'Businesses by a river need their loading areas and drains looked at first, since silt and grease end up in the same low corner. We dig the silt out dry, block the inlet, wash the pad, and soft wash the walls above the old mud line.',
  },
};
import type { CharacteristicAdvice } from '#model/landscape.ts';
