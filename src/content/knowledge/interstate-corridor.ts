/**
 * What heavy traffic nearby means for the services: soot, brake and tire dust, road film and busy lots. Sources: EPA
 * on air pollution near roadways (exhaust soot, brake and tire wear, road dust, highest close to the road); Clean
 * Water Act stormwater rules for oily wash water; trade practice: road film is greasy and calls for soap, bleach
 * alone does not lift soot.
 */
export const interstateCorridor: CharacteristicAdvice = {
  characteristic: 'interstate corridor',
  question: 'What does highway traffic mean for {gerund} in {place}?',
  advice: {
    'house-washing':
      'Traffic adds a gray, slightly greasy film to the walls that face the road. Rain does not rinse it off the way it rinses dust, so we use more soap on that side, brush the ledges and finish with a long, low-pressure rinse.',
    'soft-washing':
      'Near heavy traffic a soft wash needs a good degreasing soap in the mix, because bleach kills mildew but leaves soot where it is. We put the soap on first, let it loosen the film, and treat the green spots in a second pass.',
    'roof-washing':
      'Traffic affects a roof less than people think, because most black streaks on shingles near a highway are still algae, not exhaust. We check before we treat: algae runs in stripes down the slope, while soot lies as an even gray haze. The streaks fade with our solution, and the haze lightens only in part.',
    'gutter-cleaning':
      'Road dust turns to heavy black mud in gutters close to traffic, even with few trees around. It settles at the low spots and seams, so we scoop it into buckets, flush with a hose and wipe the film off the front lip.',
    'driveway-pressure-washing':
      'Tire dust and road film come home on your own wheels and darken a driveway in two tracks. We put degreaser on the tracks, give it time and then run the surface cleaner, but old rubber marks lighten and may not leave the concrete in full.',
    'window-cleaning':
      'Traffic film is oily, so glass near the interstate needs soap before it gets a pure-water rinse, because water alone leaves streaks that show in low sun. We clean the frames first, because soot runs from them down the fresh pane with the next rain.',
    'oil-stain-removal':
      'Parking spaces and truck bays near an exit collect many drips of oil, coolant and diesel. Each one calls for its own cleaner, so we sort them before we scrub, and we work at slow hours and hold the oily rinse back from the storm drain.',
    'deck-cleaning':
      'Fine soot settles into the grain of a deck and turns bare feet gray, and sweeping does not lift it. We use a wood cleaner with some degreasing power, brush along the grain and rinse softly, because strong pressure would drive the black deeper.',
    'gazebo-cleaning':
      'Road soot gathers on the rafters and upper rails of a gazebo, where rain never rinses it. We vacuum or brush it off dry, wash with soap from the top down, and change rinse water before we reach light-colored panels.',
    'sidewalk-cleaning':
      'Walks near exits and frontage roads carry rubber dust, gum and drips on top of the usual algae. Degreaser goes down first, the surface cleaner second, and cones and bright vests are part of the job wherever cars pass close to the curb.',
    'outdoor-furniture-cleaning':
      'Cushions and chairs near heavy traffic take on a dark film that rubs off on clothes. We wash frames with soap and a soft brush, rinse and repeat until the cloth stays clean, and covers help a lot, since the dust falls every day.',
    'apartment-complex-soft-washing':
      'The buildings nearest the highway need washing sooner than the rest of the complex, because soot lies on their balcony rails, ledges and stair towers. We start there with a degreasing soap, and we also ask residents on that side to bring in cushions and laundry.',
    'commercial-property-cleaning':
      'Hotels, gas stations and restaurants at the exits pick up grease and fuel drips, so their pads and drive-through lanes need a degreaser. We wash in the slow hours, one lane or entry at a time, and collect that water, while signs, canopies and wall panels get low pressure.',
  },
};
import type { CharacteristicAdvice } from '#model/landscape.ts';
