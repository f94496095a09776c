/**
 * What houses built since about 2000 mean for the services: young concrete, factory finishes, building dust and
 * warranties. Sources: Care advice of fiber-cement makers (no high-pressure water); ARMA bulletin on algae (no
 * pressure washing, algae-resistant shingles with copper granules); concrete practice of a 28-day cure; glass-trade
 * advice on scraping tempered glass; care guides of composite-deck makers.
 */
export const newConstruction: CharacteristicAdvice = {
  characteristic: 'new construction',
  question: 'Does a newer home in {place} need {gerund}?',
  advice: {
    'house-washing':
      'Newer walls can need a wash early, mostly because of building work close by. Grading dust and mud splash cling to fresh paint and siding, so we rinse the grit off first, wash at low pressure and leave alone caulk that is still curing.',
    'soft-washing':
      'Newer walls call for low pressure from the first wash on. Fiber cement, vinyl and factory paint can lose their finish under a strong jet, and the warranty may not cover that damage, so we let a mild solution do the cleaning.',
    'roof-washing':
      'A young roof often needs no wash at all, and then we tell you so. Many newer shingles carry copper granules that hold black algae back for years. When streaks do appear, we treat them at low pressure and never with a pressure washer.',
    'gutter-cleaning':
      'New gutters fill up even where the trees are small. Loose granules from fresh shingles, nails, sawdust and scraps of flashing settle in them, so we pick these out by hand, flush the downspouts and check that buried drain pipes run clear.',
    'driveway-pressure-washing':
      'Young concrete has to cure before it meets a strong jet. We wait at least a month after the pour, ask whether the slab was sealed, and then lift mud and tire marks with just enough pressure to leave the fresh surface whole.',
    'window-cleaning':
      'The first cleaning of new glass is about building dust, paint specks and sticker glue. Scraping dry grit across tempered panes can scratch them, so we soak first, lift the glue with a solvent on a cloth and show you any scratch we find beforehand.',
    'oil-stain-removal':
      'Clean, unsealed new concrete takes up oil quickly, so early action pays. Drips from trucks and equipment get an absorbent and a mild degreaser as soon as we can be there. Acid and hard blasting are out, because both open the surface to the next stain.',
    'deck-cleaning':
      'Newer decks are often composite or fresh treated pine, and each has its own rule. Composite gets soap, a soft brush and low pressure so that its outer skin is not scarred. New pine is washed gently and may need weeks to dry before it takes a stain.',
    'gazebo-cleaning':
      'In newer yards, a gazebo is often a kit of vinyl, aluminum or treated pine. Kits have thin panels, clips and screws that a jet can loosen, so we wash by brush and low pressure and look over the anchors and roof seams as we go.',
    'sidewalk-cleaning':
      'New walks collect mud, mortar smears and rust spots from lawn fertilizer. Mud comes off with a light wash, orange dots need a rust remover made for concrete, and thin cement smears may lift only in part.',
    'outdoor-furniture-cleaning':
      'Young yards have little shade, so sun often does more harm to furniture than mildew does. Plastic turns chalky and fabric fades, which no washing undoes. We clean dust and pollen off by hand and do not scrub through the brittle top layer.',
    'apartment-complex-soft-washing':
      'New complexes often mix fiber cement, synthetic stucco and brick veneer, so one building needs more than one way of washing. Synthetic stucco dents easily and can leak at its sealant lines, so we spray it softly, stay off open joints and give the manager notes to pass to the builder.',
    'commercial-property-cleaning':
      'New shops and offices bring metal panels, synthetic stucco and coated glass, each with a care sheet from its maker. We ask for those sheets, skip harsh acids and scrapers, and clear building dust from signs, entries and walks ahead of an opening.',
  },
};
import type { CharacteristicAdvice } from '#model/landscape.ts';
