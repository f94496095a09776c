import type { CharacteristicKnowledge } from './entry.ts';

/**
 * What Sandhills and Coastal Plain sand means for the services: grit, fast drainage, washouts and thirsty
 * lawns.
 */
export const sandySoil: CharacteristicKnowledge = {
  characteristic: 'sandy soil',
  source:
    'Extension soil facts (sand drains fast, holds little water and few nutrients, so lawns on it need frequent watering); minerals from sprinkler water dry on walls and glass; trade practice: quartz grit scratches, moving water digs sand out from under slabs and pavers, fire ants build along slab edges.',
  question: 'What difference does the sandy soil in {place} make to {gerund}?',
  advice: {
    'house-washing':
      'Sand means grit on the lower wall, because rain throws the grains up and they cling to siding. We flush that strip with plain water before soap or brush, since quartz scratches, and sprinklers that run often on sandy lawns can leave a mineral line too.',
    'soft-washing':
      'Because sandy beds let water through fast, shrubs dry out and cannot count on one good soak, so we wet the roots before, during and after the mix goes on. Rinse water sinks in quickly, which keeps puddles down but calls for a light hand with solution.',
    'roof-washing':
      'Loose sand is poor footing, so the ladder is what the soil changes, and we set the feet of the ladder on boards or tie it off before anyone goes up. Runoff from the roof soaks into sand fast and reaches roots, so the plants at the drip line get extra water first.',
    'gutter-cleaning':
      'Overflowing gutters dig a trench in sand, right along the foundation, and that trench tells us which stretch is clogged. We clear and flush the run, check that each downspout ends on a splash block, and stand our ladders on wide pads.',
    'driveway-pressure-washing':
      'The edges of a slab on sand need care, because a strong jet can wash the ground out from under them. We keep the surface cleaner on the concrete, finish the border with a low, outward fan, and skip hollow-sounding corners.',
    'window-cleaning':
      'Sand in tracks and on sills is the thing to get rid of before the glass is touched. We vacuum or brush it out dry, rinse the frame from the top, and change the water often, because one grain under a pad can scratch a pane.',
    'oil-stain-removal':
      'Oil that drips off the edge of a slab sinks straight down in sand, so we stop it at the border. The concrete gets absorbent, degreaser and a rinse that we hold back, while oily sand beside it cannot be washed and has to be dug out.',
    'deck-cleaning':
      'Sand wears a deck down the way sandpaper would, above all on stairs and by the door, so we blow and sweep every board, then wash softly with the grain. A low deck over sand dries well, so the worst growth sits in shade and under pots.',
    'gazebo-cleaning':
      'Sand makes the footing the first thing to check, because rain and wash water carry it away from gazebo posts and steps. We use little water at the base, brush grit off floor and rails before washing, and show you any post that has begun to lean.',
    'sidewalk-cleaning':
      'Washouts and ant mounds are what we look for on a walk over sand, because ants pile grains along the joints and water carries the bed off from below. We sweep the mounds away after they are treated, wash with a surface cleaner and keep the jet out of open joints.',
    'outdoor-furniture-cleaning':
      'Grit in slings, wicker and hinges is what wears furniture out on a sandy lot. We shake, brush and vacuum each piece before it gets wet, then wash it with mild soap, and we clean the glides under chair legs too, so they stop scratching the patio.',
    'apartment-complex-soft-washing':
      'Thin grass on sand leaves bare strips along the buildings, and rain spatters grit onto ground-floor walls and doors. We rinse the grit down before the mix goes on, and since sprinkler heads that hit the wall draw mineral arcs on it, the manager hears which ones.',
    'commercial-property-cleaning':
      'Sand tracked in from lots and verges scours entry tile, door tracks and painted floors. We sweep or vacuum it up before any washing, then clean walls softly and slabs with pressure. Grit left in wash water would settle in the storm drain, so we collect it.',
  },
};
