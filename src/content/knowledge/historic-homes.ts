/**
 * What houses from before about 1940 mean for the services: soft mortar, old paint, old glass and delicate details.
 * Sources: NPS Preservation Briefs 1 (cleaning masonry: gentlest means first), 2 (lime mortar), 6 (dangers of
 * abrasive cleaning), 9 (wooden windows) and 10 (paint on woodwork); EPA Renovation, Repair and Painting rule for
 * paint from before 1978.
 */
export const historicHomes: CharacteristicAdvice = {
  characteristic: 'historic homes',
  question: 'Is {gerund} safe for an older house in {place}?',
  advice: {
    'house-washing':
      'Older walls get less pressure and more checking. Wood, soft brick and lime mortar can stand side by side on one house, so we test a small spot on each. We keep water away from open joints and from loose paint, which may hold lead.',
    'soft-washing':
      'We thin the solution and give it more time than a newer wall needs. Old brick drinks in salts and old paint dulls easily, so we wet the wall first, start with the mildest mix and make the final rinse a long one.',
    'roof-washing':
      'The roof material decides, because an old house may carry slate, painted metal or tile as well as shingles. We do not walk on slate or tile, we keep strong mixes off bare or painted metal, and brittle shingles get nothing but a gentle spray.',
    'gutter-cleaning':
      'Old gutters need a lighter hand than new ones, because half-round runs, soldered joints and built-in box gutters bend or split under a ladder. We keep the weight of the ladder off them, scoop by hand and report open seams instead of forcing water through.',
    'driveway-pressure-washing':
      'Many older drives cannot take full pressure, because ribbon strips, brick on sand and thin, worn concrete lose sand or surface under a strong jet. We test an edge, widen the spray and let a cleaning solution do more of the work.',
    'window-cleaning':
      'Old sash windows are washed by hand, pane by pane, because wavy glass sits in putty that may have dried and cracked. We use a damp cloth or soft brush and little water, and we leave flaking sash paint alone because of the lead it may contain.',
    'oil-stain-removal':
      'Age limits how far an oil mark will fade. Old concrete and old brick are open and porous, so oil has sunk deep. We draw it up with a poultice in several rounds and do not burn it off with heat or acid.',
    'deck-cleaning':
      'On an old house the deck is often a painted porch floor, and that calls for hand work. Tongue-and-groove boards swell when water stands in the joints, so we mop on a mild cleaner, rinse lightly and dry the low spots.',
    'gazebo-cleaning':
      'Old garden structures are cleaned like antique furniture: softly and by hand. Turned posts, lattice and old paint break or flake under a jet, so we brush off webs, wash with a mild mix and point out rotten post feet before they get wet.',
    'sidewalk-cleaning':
      'Old front walks take less force than a modern slab, since brick, stone and early concrete wear faster. Soft brick faces pit and sand joints wash out, so we treat moss with solution, sweep it loose and keep the rinse wide and weak.',
    'outdoor-furniture-cleaning':
      'Porch pieces on older houses are often as delicate as the house. Wicker unravels, cast iron rusts and old painted rockers peel under pressure, so we wash them by hand with mild soap and dry them in moving air.',
    'apartment-complex-soft-washing':
      'Old apartment blocks and large houses split into apartments need a plan for each wall. Many decades of repairs leave hard patches next to soft mortar, and wooden stairs may carry lead paint, so we map the weak places with the manager before we spray a section.',
    'commercial-property-cleaning':
      'Offices and shops in old houses get the care of a house, not the wash of a parking lot. We clean ornate trim and old brick at low pressure, save full pressure for sound concrete, and ask the owner first whether local design rules cover the work.',
  },
};
import type { CharacteristicAdvice } from '#model/landscape.ts';
