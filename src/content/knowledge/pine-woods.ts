import type { CharacteristicKnowledge } from './entry.ts';

/** What tall pines around a house mean for the services: yellow pollen, needles, pitch and cones. */
export const pineWoods: CharacteristicKnowledge = {
  characteristic: 'pine woods',
  source:
    'Extension notes on pines (heavy pollen from late March into April in the Midlands, needle drop mostly in fall); extension advice on artillery fungus in wood mulch; ARMA bulletin on algae on shingles (no pressure washing); trade practice: pitch, needle mats in roof valleys, brown needle prints.',
  question: 'How do the pines around {place} affect {gerund}?',
  advice: {
    'house-washing':
      'Pines set the calendar for a house wash, because their yellow pollen coats every ledge from late March into April. A wash in May catches it all at once, and we rinse the powder down before soap touches it, so that it does not smear into the siding.',
    'soft-washing':
      'Among pines we sort the spots before we mix, since bleach clears mildew but not pitch or artillery fungus. The hard black dots that this fungus shoots from bark mulch onto siding mostly stay, while resin drops are softened with their own cleaner and wiped off.',
    'roof-washing':
      'Needle mats must come off a roof before any treatment, because solution soaks into the mat instead of the algae. They gather in valleys and behind chimneys, so we lift them out by hand or with a blower, looking for damp, soft decking as we go.',
    'gutter-cleaning':
      'Pine needles weave into a mat that water runs over, and they slip through many gutter guards. We pull the mat out by hand and clear the outlets, where needles stand on end like a brush. Homes among pines do well with more than one visit a year.',
    'driveway-pressure-washing':
      'Pines leave three things on concrete: needle prints, pitch and the yellow crust of pollen. Pollen and most prints wash off, but pitch has to be scraped and softened with a solvent first, because force alone just spreads it or digs around it.',
    'window-cleaning':
      'Glass near pines is best cleaned after the pollen has finished, in late April or May. The grains stick in screens and tracks, so those are brushed or vacuumed dry. Specks of pitch get a dab of solvent, and we lift them off without scraping on dry glass.',
    'oil-stain-removal':
      'Pine pitch on a parking slab can pass for oil, but it needs a different cleaner, so we test first: oil wipes off greasy, while pitch pulls in strings. The pitch gets a solvent and the oil a degreaser, once the needles are swept away.',
    'deck-cleaning':
      'Needles wedge between deck boards and hold them wet, which starts the rot where board meets joist, so we rake the gaps clear with a thin tool and then wash softly. Drops of pitch are lifted first, with a cleaner safe for the boards, since the jet would only smear them.',
    'gazebo-cleaning':
      'Needles lodge in lattice and on gazebo roofs, so half of the work under pines is picking and brushing. We do that dry, blow the pollen off the rafters, and wash with a mild mix once no more yellow comes down.',
    'sidewalk-cleaning':
      'Pine straw makes a walk slippery and creeps over the edge from the beds beside it, so we rake it back before washing. We sweep up the cones too, then clean off the brown prints and the algae that grew under the cover.',
    'outdoor-furniture-cleaning':
      'Pollen is the enemy of cushions and pitch is the enemy of frames, so shake or vacuum the cushions dry, because rubbing wet pollen works it into the weave. We loosen pitch with a cleaner tested on a hidden spot and wash the rest with soap.',
    'apartment-complex-soft-washing':
      'Complexes set among pines look yellow in April, but the wash should wait until the pollen stops. Then we clear stair landings and ledges with a blower, soft wash the walls, and remind the manager that needles on breezeway roofs block the drains.',
    'commercial-property-cleaning':
      'Pollen and needles collect at the entry, on awnings and around rooftop units, where customers and filters meet them. We dust off the awnings dry, wash walls and signs at low pressure, and sweep the lot first so that needles do not plug the storm drain.',
  },
};
