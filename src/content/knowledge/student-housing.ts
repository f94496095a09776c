/**
 * What rentals that change hands with the school year need. Sources: Leases near colleges turn over mostly between
 * May and August; SC Residential Landlord and Tenant Act (27-40-440: the landlord keeps common areas reasonably safe
 * and clean; 27-40-530: notice before entry); tradesman's experience with crowded parking, porches and parties.
 */
export const studentHousing: CharacteristicAdvice = {
  characteristic: 'student housing',
  question: 'How do you handle {gerund} at a student rental in {place}?',
  advice: {
    'house-washing':
      'Student rentals are best washed between two leases, when rooms are empty and cars are gone. The owner orders the wash, and whoever lives there gets notice to shut windows. Porch walls get the most care, with scuffs, tape marks and spilled drinks.',
    'soft-washing':
      'Shared houses need a soft wash that starts with a head count, because each roommate may have an open window, a pet or a fan in the frame. We knock, check all sides, and cover outlets where cords hang out, and ivy and shrubs grown onto the walls must be cut back first.',
    'roof-washing':
      'On student rentals we check low porch roofs for foot traffic before we wash, since people climb out to sit there. Walking grinds off granules and leaves bald spots that cleaning cannot cure, and bottles, balls and discs come down by hand before the soft wash follows.',
    'gutter-cleaning':
      "Nobody in a shared rental thinks of the gutters, and they stay the owner's job, so put them on fixed dates. Along with leaves, we find cans and balls at the outlets.",
    'driveway-pressure-washing':
      'More roommates mean more cars, so driveways of student rentals carry oil, mud from parking on the lawn and food spills. Ask the tenants to clear the slab by 8:00 AM, or choose the break between leases. Oil is treated first, then the whole slab is washed.',
    'window-cleaning':
      'Windows of student rentals hold tape, stickers and paint that plain washing does not lift. We soften the glue, scrape it at a flat angle on wet glass and rinse with purified water, and move-out week is the time, because furniture blocks no panes.',
    'oil-stain-removal':
      'Older cars packed onto one drive leave many small drips, not one big spot, so we treat them all in one visit when the cars are gone, most easily in summer. A drip pan for each roommate costs less than the next treatment.',
    'deck-cleaning':
      'A deck at a student rental should be looked over before it is cleaned, because crowds loosen rails and stairs. We point out soft boards and wobbly posts to the owner, while grill grease and sticky spills get a degreaser safe for wood before the mild wash.',
    'sidewalk-cleaning':
      'Front steps and walks of student rentals collect gum, cigarette burns and drink spills. Gum needs heat or patience and comes off, while burns in concrete coating often stay. We keep one door free at all times, since roommates come and go at every hour.',
    'outdoor-furniture-cleaning':
      'Porch furniture at student rentals is often an indoor couch, and that cannot be saved by washing once mildew is in the foam. We clean plastic, metal and mesh chairs by hand, and the rest is for the owner and the tenants to haul off.',
    'apartment-complex-soft-washing':
      'Student complexes are washed in summer, after move-out and before the August rush, while whole buildings stand half empty. During the term we stay off exam weeks and start late near bedrooms, and landings full of bikes and grills have to be cleared by notice first.',
    'commercial-property-cleaning':
      'Shops and leasing offices near a campus pick up stickers, flyer tape, chalk and gum faster than other places. We soften adhesive before we scrape, so that the paint under it stays, and work goes quickest in school breaks, when the walk outside is quiet.',
  },
};
import type { CharacteristicAdvice } from '#model/landscape.ts';
