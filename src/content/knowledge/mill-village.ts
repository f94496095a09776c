/**
 * What a textile mill's village means for the services: small frame houses on piers, front porches, narrow lots, old
 * mill brick. Sources: South Carolina mill villages as documented in National Register listings (rows of small frame
 * houses with front porches, often on brick piers); EPA RRP rule and EPA asbestos guidance for old paint and siding;
 * NPS Preservation Briefs 1 and 6 for mill brick and painted signs.
 */
export const millVillage: CharacteristicAdvice = {
  characteristic: 'mill village',
  question: 'What is different about {gerund} on a mill house in {place}?',
  advice: {
    'house-washing':
      'Mill houses stand close together, often on brick piers, and most were built as frame houses. Later siding may be vinyl, aluminum or asbestos-cement over the old boards, so we find out which before we spray, and we aim away from the open crawl space.',
    'soft-washing':
      'The narrow side yards are the special part. Two walls face each other a few steps apart and keep each other shaded, so mildew does well there and mist has nowhere to go. We spray close to the wall and ask next door to shut the windows.',
    'roof-washing':
      'The roofs are small and simple, but porches and back additions change the pitch and the material. A low metal porch roof and the shingles above it need different care, so we shield painted metal from the roof mix and rinse it as we work.',
    'gutter-cleaning':
      'Some mill houses have gutters on one side only, or none over the porch. Roof water then falls beside the brick piers, so we clean what is there, flush it away from the crawl space and show you where drips wash soil from a footing.',
    'driveway-pressure-washing':
      'Drives are mostly short and narrow, since mill villages were laid out for people who walked to work. Patched slabs and ribbon strips lie close to porch and piers, so we use a small surface cleaner, hand-finish the edges and keep water from running under the house.',
    'window-cleaning':
      'Most panes can be reached from the ground or a short ladder, but the frames need patience. Grit sits between old wooden sashes and the storm windows added later, so we open what opens, wash by hand and leave brittle putty undisturbed.',
    'oil-stain-removal':
      'Tight parking is behind many oil marks: one car spot, used every day. The drips hit the same few feet of worn concrete, so we treat that patch in rounds with degreaser and soak time and do not chase it with pressure.',
    'deck-cleaning':
      'The front porch is the deck of a mill house, with narrow painted boards that slope a little to shed water. We wash them along that slope at low pressure, keep the rinse from pooling at the wall and stop where old paint is flaking.',
    'sidewalk-cleaning':
      'Walks are short and run from the porch straight to the street, so dirty water soon finds steps and storm drains. We block that path, work in small stretches and go easy on old, thin concrete that has lifted or cracked.',
    'outdoor-furniture-cleaning':
      'Porch swings, rockers and gliders matter most on a small lot, and they sit close to the street. Road dust and pollen settle on them, so we carry them to the yard, wash them by hand and check swing chains and hooks for rust.',
    'apartment-complex-soft-washing':
      'Where an old mill has been turned into apartments, the walls are tall, old brick with soft mortar and rows of windows. We test the joints, wash gently in sections and leave any smokestack or tower to a masonry specialist.',
    'commercial-property-cleaning':
      'Old mill buildings and company stores have thick brick walls that can hide a lot of soft mortar. Faded painted signs on the brick are often worth keeping, so we mark them off, clean around them at low pressure and use strong pressure on bare concrete only.',
  },
};
import type { CharacteristicAdvice } from '#model/landscape.ts';
