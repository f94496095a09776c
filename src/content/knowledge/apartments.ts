/**
 * What many households on one property mean for the cleaning of its surfaces. Sources: Clean Water Act stormwater
 * rules (EPA, SC DES: no wash water with detergent or oil into storm drains); fire code on clear exits (IFC 1031);
 * Fair Housing Act and ADA accessible routes; SC Residential Landlord and Tenant Act; tradesman's practice on
 * occupied buildings.
 */
export const apartments: CharacteristicAdvice = {
  characteristic: 'apartments',
  question: 'How do you handle {gerund} at apartments in {place}?',
  advice: {
    'house-washing':
      'Around apartment complexes, house washing often means a townhome or duplex with shared walls, so both households get notice. Overspray does not stop at the party line, and the other side has windows too. If both agree, we wash the whole front in one go, so no clean edge shows.',
    'soft-washing':
      'Apartment walls have many small openings that a soft wash must work around: dryer vents, bath fans and through-wall air units. We find them first, keep the stream level or downward, and use a light foam near them, and we brush off the lint below the dryer vents while it is dry.',
    'roof-washing':
      'Apartment roofs are washed one stair section at a time, since the doors sit right under the eaves. We post someone below, lead people around the drip zone and rinse the plants by the entry, while satellite dishes and air units up there stay dry at their plugs.',
    'gutter-cleaning':
      'Apartment gutters are cleared section by section, because they drain wide roofs through few outlets and one clog can spill over several front doors. We work [at up to {stories} ]with the walk below coned off, and a list of loose hangers and cut downspouts goes to the manager.',
    'driveway-pressure-washing':
      'Apartment drives often double as fire lanes, so we never close the full width but wash one half while cars pass on the other, and keep hydrants and gates free. Only concrete takes the strong jet; asphalt lanes are swept and rinsed softly.',
    'window-cleaning':
      "Apartment windows need notice more than muscle, since behind each pane is someone's bedroom or kitchen. Residents learn the day, close sashes and draw blinds, and we clean from the ground with pure water on a pole, so no ladder stands at a balcony.",
    'oil-stain-removal':
      'Assigned parking at apartments puts the same leaking car over the same spot for years, so we have to draw out oil that has soaked in deep. We treat rows of spaces while residents are at work and hold the rinse back from the storm drain, and the manager gets a list of spaces that still drip.',
    'deck-cleaning':
      'Apartment decks and balconies stand above one another, so we start at the top, or the rinse from one lands on the next. We use little water and catch the dirt at the edge. Wood landings that serve as the only exit are cleaned in halves.',
    'gazebo-cleaning':
      'Gazebos and grill shelters at apartments see many cooks, so smoke film and grease matter more than mildew. We degrease the posts and ceiling by the grills, then soft wash the rest, and the shelter is closed with tape until the floor is dry.',
    'sidewalk-cleaning':
      'Walks at apartments have to stay passable, because a resident may use a wheelchair and has no other route. We clean half the width or provide a marked way around, and pick up hoses at doors. The slick stretches by the mail kiosk and the laundry come first.',
    'outdoor-furniture-cleaning':
      'Pool furniture at apartments is used hard and by many, so we clean it in batches and leave some of it in use. Vinyl straps and slings are washed by hand with mild soap to get sunscreen off, and cracked straps are set aside for the manager.',
    'apartment-complex-soft-washing':
      'The tour route sets the order, because several complexes in one area compete for the same renters. We begin at the leasing office and the model unit, then wash the breezeways and stair towers that a tour passes. Back walls near the woods come last, with the longest dwell.',
    'commercial-property-cleaning':
      'An apartment complex adds shared buildings and pads that get heavy use: leasing office, laundry, gym and dumpster pads. Dumpster pads are degreased with the drain blocked, while office walls are soft washed. We choose hours when trash trucks and move-in vans are not due.',
  },
};
import type { CharacteristicAdvice } from '#model/landscape.ts';
