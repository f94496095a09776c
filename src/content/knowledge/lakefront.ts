/**
 * What a lake beside the house means for the services: damp air, insects, sloping lots and water that must stay
 * clean. Sources: Labels of sodium hypochlorite products (toxic to fish and aquatic organisms); Clean Water Act and
 * the shoreline rules of utilities that own lakes, such as Dominion Energy (debris and waste stay out of the lake);
 * electric shock drowning warnings for docks; trade practice: midges and spiders at lights, lots that slope to the
 * water.
 */
export const lakefront: CharacteristicAdvice = {
  characteristic: 'lakefront',
  question: 'What should I know about {gerund} for a lake house in {place}?',
  advice: {
    'house-washing':
      'The wall that faces the lake needs the most work, because damp air feeds mildew there and porch lights draw midges and spiders. We brush off webs and insect specks first, then wash under 500 PSI and check behind the shutters for fresh nests.',
    'soft-washing':
      'By a lake, the mix must stay on the wall, since bleach harms fish. We make no more of it than the job takes, wait for still air, and lead the rinse onto lawn that has been soaked first, well back from the seawall.',
    'roof-washing':
      'We start with the downspouts, because on many lake lots they empty straight down the bank. Their flow is caught or turned onto well-soaked grass, the solution goes on in light coats, and the side above the water is treated only when no wind blows.',
    'gutter-cleaning':
      'The gutters toward the lake are often the high ones, since the lot drops toward the water and the basement opens there. We set ladders on level footing[, reach up to {stories},] and carry the sludge away so it does not wash down the slope.',
    'driveway-pressure-washing':
      'A lake driveway often slopes toward the water and carries boat trailers, so runoff and drips come first. We treat greasy spots before the wash, put a barrier across the low end, and work downhill in short sections with the muddy water turned onto grass.',
    'window-cleaning':
      'Lighted windows by the water collect more webs and insect specks than others do. Those specks are sticky, so we wet them with a little soap and let them soften before the brush. Tall lake-side glass is rinsed with pure water from a pole.',
    'oil-stain-removal':
      'Oil on a lake lot gets a barrier before it gets a cleaner, because a small leak can spread into a wide sheen on water. We lay absorbent along the downhill edge, scrub in the degreaser, pick up the rinse and bag what we used.',
    'deck-cleaning':
      'Lake decks meet damp air from below and strong sun from above, so the stairs and undersides turn green while the top turns gray. We brush the shaded parts, rinse the top softly along the grain and keep cleaner off the bank underneath.',
    'dock-cleaning':
      'On a lake dock, whatever we put on the boards ends up in the water, so brushes and a soft rinse do the job. Droppings are scraped up dry and taken ashore, and we ask you to switch off power to the dock first, because a wiring fault can electrify the water.',
    'gazebo-cleaning':
      'Webs are a large part of the work on a gazebo by the shore, since its light draws midges and the midges draw spiders. We take the webs down dry, wash the ceiling and rails with a mild mix, and rinse toward the yard instead of the lake.',
    'sidewalk-cleaning':
      'The path to the dock is the walk to watch, because wet feet, shade and a slope make algae there slippery. We clean the steps before the flat parts, brush the cleaner on by hand close to the shore, and rinse with little water.',
    'outdoor-furniture-cleaning':
      'Lake furniture seldom dries out fully, so mildew gets into slings, cushions and rope. Wet swimsuits and sunscreen add to it. We carry the pieces up from the shore, scrub them gently with soapy water and stand the cushions on edge to dry.',
    'apartment-complex-soft-washing':
      'Condos and apartments by a lake get green first on the stairs and breezeways that face the water. We treat those sides from the top down, block the drains that lead to the shore, and ask the manager to close the path below.',
    'commercial-property-cleaning':
      'Marinas, boat stores and lakeside restaurants need a plan for wash water before any hose runs. Fuel drips and fryer grease are soaked up and collected, walls are washed at low pressure, and gangways are closed one at a time so guests can reach their boats.',
  },
};
import type { CharacteristicAdvice } from '#model/landscape.ts';
