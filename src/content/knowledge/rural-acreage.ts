/**
 * What wells, septic fields, gravel drives and long distances change about the work. Sources: EPA SepticSmart (keep
 * vehicles and roof water off the drainfield); Clemson Extension and SC DES on private wells (iron and low pH are
 * common); sodium hypochlorite turns dissolved iron into rust particles; SC Forestry Commission Firewise (clear
 * needles from roofs and gutters); SC DNR pond advice (chlorine kills fish).
 */
export const ruralAcreage: CharacteristicAdvice = {
  characteristic: 'rural acreage',
  question: 'What is different about {gerund} on a country lot in {place}?',
  advice: {
    'house-washing':
      'On acreage the well sets the pace of a house wash, because a small pump cannot feed our machine for hours without a rest. We test the flow at the spigot first and wash one side at a time so that the well can recover. Road dust comes off with plain water before the cleaner goes on.',
    'soft-washing':
      'Iron in well water can turn to rust specks when it meets the bleach in a soft-wash mix. We ask about the well and test the water on a hidden spot before we coat a wall, and if it stains, we need another source or your softened line.',
    'roof-washing':
      'Roof washing on acreage starts with the ground: trucks must stay off the septic drain field, and the runoff has to stay clear of the wellhead. We look for the tank lids with you and guide the downspouts elsewhere, and we treat metal roofs without walking on wet panels.',
    'gutter-cleaning':
      'On rural land a clean gutter protects more than the house, since dry needles under the eaves can fuel a brush fire, and a spilling downspout can flood the septic drain field. We clear both, then show you where the water ends up.',
    'driveway-pressure-washing':
      'A gravel or dirt drive is not a job for pressure, since the jet just throws stone and cuts ruts. What we wash is the hard part: the garage pad, the parking slab and the concrete apron by the road. Have it washed after fresh gravel is spread, not before.',
    'window-cleaning':
      'Well water is the reason not to hose windows on acreage, because its minerals and iron dry onto the glass. We filter the water until it is pure or wash by hand with a squeegee, and we brush dust from a dirt drive off the screens first.',
    'oil-stain-removal':
      'Oil in gravel cannot be washed out, so the stained stone has to be dug up and replaced. On concrete pads and shop floors we soak up, degrease and collect the rinse, and none of it may run toward the wellhead, since that is your drinking water.',
    'deck-cleaning':
      'Stacks of firewood, and the gravel grit on boots, are hard on a country deck, so it has to be cleared and swept before the wash. Bark holds damp against the boards and leaves brown tannin marks, which mostly fade with an oxalic acid brightener after the wash.',
    'gazebo-cleaning':
      'A gazebo far from the house is mostly a question of hose length, because flow drops over a long run. We bring extra hose, rely on hand brushes and a mild cleaner, and scrape the mud nests of wasps under the roof off before the wash.',
    'sidewalk-cleaning':
      'Walks on acreage often cross the septic line, so we check where the tank lies before we bring heavy gear over it. The slab takes pressure once mud and gravel dust are swept off it, but the soft ground next to it does not take wheels.',
    'outdoor-furniture-cleaning':
      'Fire-pit soot and hard well water are the two things to plan for with furniture on acreage. Soot is lifted with dry brushing and soap, or it smears, and we towel glass and metal dry, so that the minerals in the water leave no rings.',
    'commercial-property-cleaning':
      'Country stores, churches and shop buildings often run on a well and a septic tank, and that limits what we may rinse away. Greasy water never goes toward the drain field, and we check the pump, plan rests, and sweep gravel dust off the entry before it turns to mud.',
  },
};
import type { CharacteristicAdvice } from '#model/landscape.ts';
