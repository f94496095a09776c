/**
 * What ranch houses of the 1950s to 1970s mean for the services: deep eaves, low roofs, carports, worn concrete and
 * mixed walls. Sources: EPA guidance on asbestos in the home (leave sound asbestos-cement siding undisturbed, no
 * abrasion) and the EPA RRP rule for paint from before 1978; ARMA bulletin on algae on shingles; trade practice: deep
 * eaves, low pitch, carports, single panes, worn concrete.
 */
export const midCenturyRanches: CharacteristicAdvice = {
  characteristic: 'mid-century ranches',
  question: 'What is different about {gerund} on an older ranch house in {place}?',
  advice: {
    'house-washing':
      'A one-story ranch is easy to reach, but its mix of materials slows us down. Brick, wood panels, metal awnings and sometimes asbestos-cement shingles meet on one house. We never blast or scrape those shingles: sound ones get a gentle wash, and broken ones are left alone.',
    'soft-washing':
      'The deep eaves are where a ranch needs the solution most. Rain seldom rinses the soffits and the wall just below them, so mildew and dust stay there. We mist these parts lightly from an angle and keep the spray out of the soffit vents.',
    'roof-washing':
      'Most of a ranch roof can be treated from ladders at the eaves, because it is low and not very steep. The gentle pitch also holds leaves and damp longer, so we clear debris first and then let the solution work on the black streaks without pressure.',
    'gutter-cleaning':
      'The long, low runs are quick to reach but slow to drain, because a ranch often sends a whole roof side to one or two downspouts. We scoop the full length by hand, flush toward each outlet and show you where the run has sagged.',
    'driveway-pressure-washing':
      'A drive poured in the ranch years needs a test pass first. The cement skin may have worn off so that pebbles show, and strong pressure digs them out. We use a surface cleaner, keep it moving and stay off crumbling edges and cracks.',
    'window-cleaning':
      'Old aluminum and steel frames decide how we clean, because single panes, louvered jalousies and tired seals can leak when they are hosed. We wash them by hand, wipe loose oxide out of the tracks and keep the water on the outside.',
    'oil-stain-removal':
      'The carport is the place to look, because years of drips lie there under a roof where no rain thins them. An old carport slab may need several rounds of degreaser with time to soak, and the oldest rings may only fade.',
    'deck-cleaning':
      'Decks behind ranch houses are often low to the ground and short of air underneath, so the boards stay damp and green. We clear the gaps and wash with low pressure along the grain, and since many are later additions, we look for soft boards where the deck meets the house.',
    'sidewalk-cleaning':
      'Expect the shady walk along the house front to be greener than the drive. The eaves drip on it in one line and foundation shrubs keep it wet, so we treat the green band with solution before the surface cleaner passes over it.',
    'outdoor-furniture-cleaning':
      'Ranch patios and carports often hold metal furniture worth saving, and it has to be washed by hand. Wrought-iron and spring-steel chairs rust where the paint has chipped, so we use mild soap, dry the joints and leave no wet iron feet on the concrete.',
    'apartment-complex-soft-washing':
      'Garden apartments from the ranch decades have their own weak points: open steel stairs, thin railings and old paint. We keep the solution off bare rusting steel, rinse the railings well, and treat paint from before 1978 as lead paint until a test says otherwise.',
    'commercial-property-cleaning':
      'Small offices and shops of those decades need a cleaner for each part, since large single panes, metal trim and low flat canopies often meet there. Bleach mixes can dull anodized aluminum, so we wash that trim with a neutral soap, soft wash the masonry beside it and keep jets off old glazing seals.',
  },
};
import type { CharacteristicAdvice } from '#model/landscape.ts';
