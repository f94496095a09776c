/**
 * What brick walls mean for the services: mortar joints, weep holes, salts, and water that soaks in. Sources: Brick
 * Industry Association Technical Notes 20 (cleaning brickwork: wet first, low pressure, acid stains) and 23
 * (efflorescence: brush dry, find the water); NPS Preservation Briefs 1 and 6 on masonry.
 */
export const brickHomes: CharacteristicAdvice = {
  characteristic: 'brick homes',
  question: 'What is different about {gerund} on a brick house in {place}?',
  advice: {
    'house-washing':
      'On brick, the mortar joints set the pressure, not the brick, because a strong jet can rake out soft joints and push water into the wall. We stay under 500 PSI, keep the spray out of the weep holes and wash the trim and soffits in the same round.',
    'soft-washing':
      'Brick drinks, so we wet it before the solution goes on, because a soaked wall keeps the mix at the surface where the algae grow. A long rinse takes it off again, and we do not reach for acid, which can leave brown or green stains on some bricks.',
    'roof-washing':
      'Roof runoff is the thing to watch on a brick house. Solution and dead algae that dry on thirsty brick leave tracks, so we soak the wall below first, keep rinsing it as we go and treat the chimney mortar gently.',
    'gutter-cleaning':
      'Brick shows at once where a gutter overflows, because green or white trails below a joint mean that water runs down the wall and soaks the mortar. We clear and flush the run, then point out the leaking seams and short downspouts behind the marks.',
    'driveway-pressure-washing':
      'A brick house asks for care along the edge where slab and wall meet, because muddy spray soaks into the lowest courses and dries there. We turn the machine away from the wall, rinse the bricks while they are wet and lower the pressure on brick borders.',
    'window-cleaning':
      'Brick leaves a film of its own on the glass, since rain can carry lime from mortar and sills onto the panes, and old deposits may etch in for good. We wash by hand, treat the white specks on the glass only and tell you what is etched.',
    'oil-stain-removal':
      'Brick paving soaks up oil faster than a dense slab does, and a deep old spot may stay as a shadow. Degreaser has to sit and draw the oil back out, while strong pressure would only wear the edges and empty the sand joints.',
    'deck-cleaning':
      'The brick behind a deck needs as much cover as the boards. Brown tannin water and deck cleaner sink into dry brick, so we wet the wall, work the boards away from it and rinse the lowest courses until the water runs clear.',
    'gazebo-cleaning':
      'Brick sets the order on a gazebo that stands on a brick floor, steps or piers: frame first, brick last. We wash the frame softly, then treat the damp brick below for moss, so that dirty water from the rails does not dry in the joints.',
    'sidewalk-cleaning':
      'A brick walk is washed more gently than a concrete one, because its joints hold sand and often moss. We kill the growth first, use a wide, flat spray at a low angle and tell you where the joints want new sand.',
    'outdoor-furniture-cleaning':
      'Rust rings on a brick patio are the point to watch, because wet iron feet stain brick and the marks go deep. We carry the pieces onto grass or a mat, wash them there, and put them back only when the feet are dry.',
    'apartment-complex-soft-washing':
      'On brick complexes, the problem spots are breezeways, sills and the ground line, where sprinklers and poor drainage feed white salts and green film. We brush the salts off dry, soft wash the growth and report wet walls, because washing alone does not stop efflorescence.',
    'commercial-property-cleaning':
      'A brick business front can come clean without acid or blasting. Old sealers, graffiti and rust below sign brackets each react differently, so we test a hidden patch, treat the stains one by one and keep full pressure for the concrete out front.',
  },
};
import type { CharacteristicAdvice } from '#model/landscape.ts';
