/**
 * What horses, barns and sandy lanes mean for cleaning outside surfaces. Sources: Bleach and ammonia form chloramine
 * gas (CDC and poison-center warning); Migratory Bird Treaty Act (active barn swallow nests); AAEP biosecurity
 * guidelines for horse farms; sandy lanes left unpaved for hooves; tradesman's practice around horses.
 */
export const horseCountry: CharacteristicAdvice = {
  characteristic: 'horse country',
  question: 'What is different about {gerund} on a horse property in {place}?',
  advice: {
    'house-washing':
      'Dirt lanes and riding rings coat a house with fine dust, mostly on the lower siding and the porch ceilings. We rinse that grit away before a brush touches the wall, because sand under bristles scratches paint and vinyl. Engine noise scares horses, so we agree on a start time with the barn.',
    'soft-washing':
      'Horses have sensitive lungs, so before soft washing near a barn we ask for them to be moved upwind and for the troughs to be covered. We keep bleach mix away from stalls and manure, since bleach and the ammonia in urine form a toxic gas. Everything is rinsed before animals return.',
    'roof-washing':
      'A roof near paddocks needs its runoff planned before the spray. We cut off rain barrels and troughs fed by downspouts, and keep horses away from the drip line until the ground has been flushed. Barn roofs of metal are slick, so we treat them from ladders or the ground.',
    'gutter-cleaning':
      'Hay chaff, lane dust and bird nests fill gutters in horse country, even where few trees stand, and because wet chaff packs into a felt, we scoop it before we flush. Federal law protects the active nests of swallows and other native birds, so those stay until the young have flown.',
    'driveway-pressure-washing':
      'Shod hooves slip on slick concrete, so algae on a drive or wash rack is a danger to horses as well as to people. We sweep off the grit, kill the growth and wash the slab, but a dirt lane stays as it is, since water would only rut it.',
    'window-cleaning':
      'Dust and fly specks are what dull the glass near stables, and dragging dry sand across a pane is how scratches start. We brush the dust off frames and screens first, soften the specks with a little soap, and rinse with purified water.',
    'oil-stain-removal':
      'Trucks that pull horse trailers, and the tractors around a barn, drip more than motor oil: diesel, hydraulic fluid and wheel grease. We soak those up and degrease the pad without letting any rinse reach pasture. Pine-tar hoof dressing on a wash rack takes a solvent-type cleaner and may leave a shadow.',
    'deck-cleaning':
      'Grit carried in on boots works like sandpaper on deck boards, so we sweep and blow out the gaps before any water, then wash with a wood-safe cleaner at low pressure. A boot brush and a mat at the steps make the clean last.',
    'gazebo-cleaning':
      'Gazebos and viewing stands beside a ring gather dust, flies and webs in the rafters. We take the dry dirt down with soft brushes before we wash, so it does not run as mud down painted posts, and no spraying goes on while someone is riding.',
    'sidewalk-cleaning':
      'Brick and stone walks near a barn are often laid on sand, so we clean them with a wide fan and modest pressure. A tight jet would empty the joints and loosen the bricks. Manure is scooped up dry, before a light rinse.',
    'outdoor-furniture-cleaning':
      'Lane dust sits deep in wicker and cushion seams, so dry work comes first in horse country. We brush and vacuum each piece, then use mild soap and little water, since wetting it at once would only turn the dust to paste.',
    'commercial-property-cleaning':
      'On barns, clinics and training yards we fit the work around the horses, so engines stay off during morning training. Boots, hoses and brushes are cleaned between farms, so that we do not carry disease from one herd to the next, and stall fronts get no bleach.',
  },
};
import type { CharacteristicAdvice } from '#model/landscape.ts';
