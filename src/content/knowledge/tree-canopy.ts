/**
 * What big old hardwoods over roofs and streets mean for the services: shade, tannin, tassels, acorns, honeydew and
 * roots. Sources: Extension advice on sooty mold (a black fungus that grows on the honeydew of aphids and scale
 * insects); ARMA bulletin on algae and moss on shingles (cut back branches, no pressure washing); trade practice:
 * tannin prints from oak leaves and acorns, shade that slows drying, roots that lift slabs.
 */
export const treeCanopy: CharacteristicAdvice = {
  characteristic: 'tree canopy',
  question: 'How do you handle {gerund} under big trees in {place}?',
  advice: {
    'house-washing':
      'Shade from big trees keeps walls damp, so mildew comes back sooner under them than in the sun, and a look every 8 to 12 months makes sense on the shaded side. We shake out seeds and leaf bits from behind shutters before the water goes on.',
    'soft-washing':
      'Under hardwoods the black film on a wall may be sooty mold, which feeds on the sugary drip of insects above. It needs soap as well as bleach, so we raise the surfactant, let it soak and rinse the shrubs below with care.',
    'roof-washing':
      'Overhanging limbs make roof moss likely, because they shade the shingles and drop leaf litter that holds water. We clear the litter off first, then soak the moss with solution, but ask an arborist to trim the limbs, or the growth will return early.',
    'gutter-cleaning':
      'Big old trees fill gutters twice: with blossoms and seeds in spring, and with leaves in fall. Seeds sprout in the sludge and pods wedge in outlets, so we pull them by hand and check the elbow of each downspout.',
    'driveway-pressure-washing':
      'Leaves print brown tannin on a driveway when they lie wet, and while washing lifts the fresh prints, older ones need a brightener made for concrete. Where roots have lifted a slab we go around the cracks, because a jet can break loose edges.',
    'window-cleaning':
      'Honeydew and sap are the reason glass feels sticky beneath shade trees, and because water alone smears them, we use soap and a scrubbing pad safe for glass, and then rinse. Seeds and leaf bits on the sills are brushed off dry first.',
    'oil-stain-removal':
      'Under trees, not every dark spot on the slab is oil, because tannin, berry stains and sooty mold look a lot like it. We test with a drop of degreaser first, and since a shaded slab is also cool and damp, real oil needs more soak time.',
    'deck-cleaning':
      'Leaves trapped between boards are what ages a deck in the shade, since they hold water against the joists. We clear every gap, wash away the green film at low pressure, and treat tannin marks with a wood brightener once the boards are clean.',
    'gazebo-cleaning':
      'A gazebo under big trees has a small roof that catches a lot: twigs, seeds and leaf mold pile up in its valleys. We clear that off first so it cannot run down clean posts, then wash bird droppings and mildew from the rails.',
    'sidewalk-cleaning':
      'Tree roots and shade give a walk two faults: lifted joints that trip people and algae that makes them slip. Cleaning cures the algae only, so we treat the green parts, wash around the raised edges gently and point out the joints that need repair.',
    'outdoor-furniture-cleaning':
      'Furniture under shade trees gets sap, bird droppings and a black sooty film. We wipe off sap with a cleaner made for the finish, wash the rest with mild soap and rinse the underside too, where leaf dust cakes in the frame.',
    'apartment-complex-soft-washing':
      'Trees beside tall buildings shade some walls all day, and those walls turn green while the others stay clean. We list the shaded sides with the manager and wash them on a shorter cycle, and limbs that touch a wall should be cut before we come.',
    'commercial-property-cleaning':
      'Leaf litter, bird droppings and tannin drip mark awnings, benches and entry slabs under street trees. We scrape and sweep them dry, wash fabric and paint with low pressure, and keep full pressure for sound concrete well away from the tree wells.',
  },
};
import type { CharacteristicAdvice } from '#model/landscape.ts';
