/**
 * What painted clapboard and trim mean for the services: film that lifts, wood that soaks, and lead in old coats.
 * Sources: NPS Preservation Brief 10 (exterior paint problems on historic woodwork: wash gently, water drives
 * peeling) and 9 (wooden windows); EPA RRP rule and lead-safe advice for paint from before 1978.
 */
export const paintedWood: CharacteristicAdvice = {
  characteristic: 'painted wood',
  question: 'Does {gerund} hurt painted wood in {place}?',
  advice: {
    'house-washing':
      'Painted boards need a wash that leaves the paint on and the wood dry, so we check for peeling first, spray the laps from above and rinse lightly. Paint from before 1978 may hold lead, so loose spots wait for a lead-safe painter.',
    'soft-washing':
      'Painted wood makes the mix weaker and the rinse more thorough, because mildew on paint dies in a mild solution, while a strong one dulls the gloss and bleaches dark colors. We start at the weak end and never let it dry on the boards.',
    'roof-washing':
      'The paint at risk is on the fascia, rake boards and porch trim below the shingles. Roof mix that drips there can lighten the color and creep behind open joints, so we wet the trim, keep it rinsed and shield any edge where bare wood shows.',
    'gutter-cleaning':
      'The painted board behind the gutter is the first thing we look at. When a run overflows, the fascia blisters and rots, so we empty the run by hand, bag old paint flakes with the debris and show you every soft spot we meet.',
    'driveway-pressure-washing':
      'Painted wood matters at the edges: garage doors, porch posts and steps. Pressure meant for concrete strips paint in a second, so we stop short of the wood, clean the last strip with a brush and keep the spray turned outward.',
    'window-cleaning':
      'Painted sashes and sills call for hand washing with little water, because worn paint and cracked putty let water into the joints of the frame, where rot begins. We wipe the wood instead of soaking it and do not force windows that are painted shut.',
    'deck-cleaning':
      'Paint on a deck turns every wash into a test of the paint, because wherever the film has lifted, water is already under it and more will come off. We use low pressure and tell you beforehand which boards will need scraping and new paint afterward.',
    'gazebo-cleaning':
      'Slats, lattice and rails have far more painted edges than a flat wall, and paint lets go at the edges first. We clean them with a soft brush and a mild mix, keep the jet out of the joints and let the wood dry before any repainting.',
    'sidewalk-cleaning':
      'Painted wood adds a step: we look for paint flakes on the walk before any water runs, because chips from old trim may hold lead. A jet would spread them into the lawn, so we gather them damp and bag them, and painted porch steps are brushed, not blasted.',
    'outdoor-furniture-cleaning':
      'Painted rockers, swings and benches are washed by hand instead of with a machine, because pressure lifts paint at the joints and raises the grain. We use mild soap and a soft brush, rinse with a garden hose and stand the pieces so that water drains off.',
    'apartment-complex-soft-washing':
      'Painted wood slows the work on trim, stair rails and balcony posts, even where the walls are brick or vinyl. Many hands and wet seasons wear that paint thin, so we lower the strength there and give the manager a list of bare spots for the painter.',
    'commercial-property-cleaning':
      'Wooden storefronts, churches and offices keep their paint longest when they are washed with a brush and low pressure, and strong mix stays off doors and sign lettering. If a repaint is due, we wash ahead of it, since new paint needs clean, dry boards.',
  },
};
import type { CharacteristicAdvice } from '#model/landscape.ts';
