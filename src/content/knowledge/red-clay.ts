import type { CharacteristicKnowledge } from './entry.ts';

/** What Piedmont clay means for the services: iron-oxide stains, rain splash, slow drainage and slick mud. */
export const redClay: CharacteristicKnowledge = {
  characteristic: 'red clay',
  source:
    'USDA on Ultisols (the red is iron oxide, which does not dissolve in water); chlorine bleach does not remove iron stains, mild acids such as oxalic acid do, and acid can etch concrete and mark metal or glass; trade practice: rain splash on the lower wall, clay pores that drain slowly.',
  question: 'How does the red clay in {place} change {gerund}?',
  advice: {
    'house-washing':
      'Clay shows up as an orange band along the foot of the wall, where rain splashes bare soil. We brush it off dry, wash, and treat what is left as an iron stain, while mulch or grass at the foundation keeps the band from coming back.',
    'soft-washing':
      'Bleach does not remove red clay, because the color is iron oxide and not a living growth. So we soft wash the mildew first, rinse every trace of bleach away, and only then use a mild acid cleaner on the orange marks, since the two are never mixed.',
    'gutter-cleaning':
      'On clay the end of the downspout matters as much as the trough, because this soil takes in water slowly. A clogged or short outlet leaves a puddle at the foundation and throws red splash up the wall, so we flush each one and show you where it pools.',
    'driveway-pressure-washing':
      'Pressure takes the mud off a driveway, but the orange tint in the pores is iron and often needs an acid-based cleaner. We sweep dry clods away first, wash, and test that cleaner on a small spot, since too strong an acid etches concrete.',
    'window-cleaning':
      'Clay splash on low windows is full of fine grit, so rubbing it comes last. We float it off the sill and the pane with plenty of pure water, then brush, and acid stain removers for the wall below stay off the glass and metal frames.',
    'oil-stain-removal':
      'Clay and oil together make a dark paste on concrete that hides how deep the oil went. We scrape and rinse away the mud, degrease the spot, and look again, and an orange shadow left at the end is iron and gets its own treatment.',
    'deck-cleaning':
      'Muddy shoes and paws rub clay into the grain of deck boards, so let it dry and sweep it, then we wash softly along the grain. An oxalic acid brightener, the same one that fades iron marks, evens out the orange on bare wood.',
    'dock-cleaning':
      'After heavy rain, clay runoff turns the water red and leaves a fine film on low boards and ladders. Brushes and a soft rinse take off the fresh film, but we use no acid over the water, so a tint deep in the grain stays.',
    'gazebo-cleaning':
      'A gazebo that stands on bare clay gets orange post feet and skirt boards from the splash, which a ring of gravel stops. We sponge those off with mild soap before washing the rest, and try a little brightener on wood that has stained.',
    'sidewalk-cleaning':
      'Wet clay makes a walk as slick as grease and hides the algae under it, so we scoop up the mud before we wash the slab. Orange edges are treated with a cleaner made for iron, and bare banks that slope to the walk need grass, or rain brings the mud back.',
    'outdoor-furniture-cleaning':
      'Keep bleach away from clay marks on cushions and chairs, as it does nothing for iron. We let the mud dry, brush it out and wash with cool water and detergent, and chair feet get their own scrub, so they leave no orange rings on the patio.',
    'apartment-complex-soft-washing':
      'Worn lawns and bare slopes put clay on the ground-floor walls, stair treads and breezeways of a complex. We wash the mildew from the top down, then handle the orange base course as a separate step, and the manager gets a list of bare spots to seed.',
    'commercial-property-cleaning':
      'Truck tires and graded lots carry clay onto loading pads, curbs and walls. We scrape it up dry, because muddy wash water must stay out of the storm drain, and then wash the concrete, while iron tint on light walls gets a test patch first.',
  },
};
