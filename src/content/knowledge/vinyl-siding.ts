/**
 * What vinyl siding means for the services: loose-hung panels, chalk, heat and splash. Sources: Vinyl Siding
 * Institute care advice (panels hang loose and drain at the bottom edge, aim at eye level and never up, heat from
 * grills warps panels); trade practice: oxidation chalk, runs on glass, tiger stripes on gutters.
 */
export const vinylSiding: CharacteristicAdvice = {
  characteristic: 'vinyl siding',
  question: 'Is {gerund} safe for vinyl siding in {place}?',
  advice: {
    'house-washing':
      'We wash vinyl with the spray level or pointing down, never up into the laps. The panels hang loose and drain through small holes along the bottom edge, so water driven upward ends up behind them. Low pressure and the solution do the work instead.',
    'soft-washing':
      'We check for chalk before we spray. A rub with a dark cloth shows whether the vinyl has oxidized. If it has, we use a milder mix, scrub no single spots and rinse evenly, because a clean streak in the chalk shows from the street.',
    'roof-washing':
      'We soak the siding below the eaves before the roof mix goes on. Drips are strong enough to leave pale tracks on faded or chalky vinyl, so a hose follows the work along the wall and keeps it rinsed.',
    'gutter-cleaning':
      'We use padded stand-offs on the ladder, since bare rails can dent or crack vinyl. After the scoop-out we rinse spilled sludge off the panels before it dries, and we treat the dark stripes on the gutter face as a stain of their own.',
    'driveway-pressure-washing':
      'We turn the wand away from the wall and rinse the lower panels afterward. Grit thrown up from the slab sticks in the grain of the vinyl and dries as a brown band, so the strip beside the garage gets a shielded surface cleaner.',
    'window-cleaning':
      'We wash the panes after the siding, never before, because chalk from vinyl can run down the glass in milky lines. Vinyl frames have weep slots that must stay open, so we rinse from above with pure water and brush the slots clear.',
    'oil-stain-removal':
      'We keep degreaser and heat low on the slab, since both can mark the panels next to a garage door. Vinyl softens when it gets hot, so we shield the wall, work the stain with a brush and rinse off any splash at once.',
    'deck-cleaning':
      'We protect the wall behind the deck by wetting it and working away from it. Deck cleaner can streak chalky vinyl, and a jet aimed along the boards slips under the bottom course, so the last foot is brushed by hand.',
    'sidewalk-cleaning':
      'We hold the spray low and walk it toward the lawn, because siding starts only inches above many front walks. Each stretch of wall gets a clear rinse as soon as the concrete next to it is done, before the splash can dry on the panels.',
    'outdoor-furniture-cleaning':
      'We move chairs, cushions and grills away from the wall before washing them. Soapy drips leave runs on dusty vinyl, and a grill parked close can warp the panels with its heat, so we also show you any siding that has buckled.',
    'apartment-complex-soft-washing':
      'We start with a look for loose and cracked panels, because one loose course on a tall wall lets water into several homes. Those places go on a list for the manager and get no direct spray until they are fixed.',
    'commercial-property-cleaning':
      'We treat vinyl-sided offices, clubhouses and shops like houses, with solution and low pressure, and save full pressure for the concrete. Around signs, lights and door frames the panels are cut and trimmed, so those edges get a hand brush and a light rinse.',
  },
};
import type { CharacteristicAdvice } from '#model/landscape.ts';
