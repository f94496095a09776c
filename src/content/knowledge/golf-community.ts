/**
 * What fairways, course sprinklers, stray balls and carts do to the houses beside them. Sources: Clemson Extension
 * turf and HGIC sheets (bermudagrass overseeded with rye in fall needs frequent watering; iron products stain
 * concrete); chironomid midges breed in ponds; battery acid etches concrete; tradesman's experience with ball strikes
 * and irrigation spray.
 */
export const golfCommunity: CharacteristicAdvice = {
  characteristic: 'golf community',
  question: 'How do you handle {gerund} next to a golf course in {place}?',
  advice: {
    'house-washing':
      'A golf course can keep the walls beside it damp, because its sprinklers run often and mostly at night, so siding toward the fairway can turn green sooner than the street side. We also look for cracks from stray balls before we wash, since water gets in behind broken siding.',
    'soft-washing':
      'Soft washing beside a golf course means keeping the mix off the turf, because fine grass burns from bleach. We wet the strip along the lot line, spray toward the house in calm air and rinse the grass afterward. Near a course pond we use less and stop the runoff.',
    'roof-washing':
      'Stray golf balls can bruise shingles, so we look the roof over before we treat it. A bruise knocks granules loose and shows as a dark round spot that no cleaning removes, so we photograph any we find and keep the spray soft around them.',
    'gutter-cleaning':
      'Golf balls roll down the roof into gutters, and one ball can plug an outlet as neatly as a cork. We pick them out by hand before the flush and check the trough for dents. Trees along the fairway add needles and leaves on top.',
    'driveway-pressure-washing':
      'Turf fertilizer with iron leaves orange specks on a driveway wherever granules are thrown onto concrete and get wet. Pressure alone does not lift them; they need a rust remover after the wash, while black cart-tire scuffs at the garage door get a degreaser first.',
    'window-cleaning':
      'Course sprinklers are the main trouble for glass beside a fairway, since pond or well water dries to a white or orange haze. Fresh spots come off with purified water and a brush, but old ones may need an acid polish, and a pane cracked by a ball is left alone until it is replaced.',
    'oil-stain-removal':
      'Golf carts leave two kinds of stain, and only one of them is the oil that drips from a gas cart, which comes up with degreaser like any motor oil. White, rough rings under an electric cart can be battery acid, and that is etched concrete, which no cleaner refills.',
    'deck-cleaning':
      'Golf shoes and grass clippings are what a fairway deck has to put up with. Clippings stain damp boards green and spikes rough up soft pine, so we sweep first, use a mild cleaner and rinse along the grain, though pitted boards keep their marks.',
    'gazebo-cleaning':
      'A gazebo with a view of the course ponds collects midges, which swarm to its lights and leave small green or brown specks. We brush off webs and insects dry, then wash the ceiling gently, and a warm-colored bulb draws fewer of them afterward.',
    'sidewalk-cleaning':
      'Sprinkler spray and cart traffic wear on walks beside a golf course more than feet do. Wet edges grow slick algae, and iron in the irrigation water draws orange fans on the slab, so we clean the algae under pressure and treat the fans as rust.',
    'outdoor-furniture-cleaning':
      'Patio sets that face a fairway get wet from the course sprinklers and then dry with mineral spots on glass and metal. We wash them with mild soap and wipe them dry by hand, and it helps to ask about the watering hours and pull cushions in before night.',
    'apartment-complex-soft-washing':
      'Golf villas and condos get the most growth on the walls that face the fairway, since the sprinklers wet that side and the breezeways behind it. We do those sides first, on a day agreed with the course. Players and carts pass close by, so our hoses stay off the cart path.',
    'commercial-property-cleaning':
      'A clubhouse has to be cleaned around play, so we plan for the day the club is closed or the hours before the first groups. Grass clippings, cart-barn grime and kitchen grease each need their own cleaner, and while bag-drop pavement takes pressure, awnings and stucco do not.',
  },
};
import type { CharacteristicAdvice } from '#model/landscape.ts';
