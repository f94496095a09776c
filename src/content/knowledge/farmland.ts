/**
 * What plowing, harvest, crop insects and tractors bring to the houses beside fields. Sources: Clemson Extension on
 * kudzu bugs (feed on soybeans and kudzu, gather on light-colored walls in fall, stain when crushed) and on Asian
 * lady beetles; agricultural lime is calcium carbonate, which bleach does not dissolve; iron in fertilizer rusts on
 * concrete; tradesman's experience with field dust.
 */
export const farmland: CharacteristicAdvice = {
  characteristic: 'farmland',
  question: 'What should I know about {gerund} near farm fields in {place}?',
  advice: {
    'house-washing':
      'Fields put a film of soil dust on siding at plowing and again at harvest, and we rinse it down before a brush grinds it in. Insects from the fields can gather on sunny walls in fall, and because some of them stain when crushed, we rinse them off.',
    'soft-washing':
      'Next to crops, soft washing needs still air, because bleach mist can spot young leaves, so we spray with our backs to the field, wet the border rows and skip windy days. Tell us about bee hives nearby, and we start when few bees are flying.',
    'roof-washing':
      'Fields leave dust and chaff along shingle edges, and that layer has to come off before the roof is treated. It holds damp and gives moss and lichen a foothold, and it would drink up the solution, so we blow it off gently and then treat the growth at low pressure.',
    'gutter-cleaning':
      'Dust and seed from the fields turn to mud in gutters, and we find seedlings growing in it. The mud is heavy and sets at the outlets, so we scoop it out before the flush.',
    'driveway-pressure-washing':
      'Tractor tires and spreaders leave field soil and fertilizer on the end of a drive. Sweep granules off before rain, because the iron in some of them rusts into the concrete. We let clods dry, scrape them off, and wash what remains.',
    'window-cleaning':
      'Plowing leaves grit on glass, and pivot sprinklers can add mineral spots when the wind is right. We rinse the grit off with plenty of purified water before a brush or blade touches the pane, and because screens hold the most dust, they come off.',
    'oil-stain-removal':
      'Farm machines drip hydraulic fluid and diesel as well as motor oil, often in wide patches on shop floors and pads. Diesel spreads fast, so absorbent goes down first and degreaser second, and we keep the rinse out of ditches, since those run to fields and ponds.',
    'deck-cleaning':
      'Field dust fills the gaps of a deck and stays damp there, where the boards touch the joists. We clear the gaps with a thin blade and a blower, then wash and rinse softly, because otherwise the rinse just makes mud that runs back onto the wood.',
    'gazebo-cleaning':
      'Insects from the fields make a gazebo their shelter, above all lady beetles in fall and wasps in summer. We vacuum or brush beetles away without crushing them, since they leave yellow stains, and then the rafters, lattice and floor get a gentle wash.',
    'sidewalk-cleaning':
      'Farm lime and fertilizer dust are what mark walks near fields, and orange dots from fertilizer get a rust cleaner. Lime dries to a white film that bleach does not touch, so we sweep it, rinse it and use a mild acid only where it has hardened.',
    'outdoor-furniture-cleaning':
      'Harvest dust is the best reason to cover patio furniture beside a field, and to clean it once the crop is in. We brush cushions and slings dry, wash them with mild soap and rinse the frames, though dust on greasy sunscreen film may need two rounds.',
    'commercial-property-cleaning':
      'Farm stands, packing sheds and feed stores collect dust and crop residue that should come off dry before any water. Once produce and feed are moved or covered, we sweep and brush walls and ledges, then soft wash the panels and pressure wash the loading concrete.',
  },
};
import type { CharacteristicAdvice } from '#model/landscape.ts';
