/**
 * What military moves, rentals and move-out inspections mean for the services near a base. Sources: Common knowledge:
 * permanent change of station (PCS) moves peak in summer, many homes near a base are rented out by owners who live
 * elsewhere, and rentals end with an inspection against a checklist; trade practice: short notice, absent owners,
 * empty houses.
 */
export const militaryCommunity: CharacteristicAdvice = {
  characteristic: 'military community',
  question: 'How do you handle {gerund} around a military move in {place}?',
  advice: {
    'house-washing':
      'A move on orders often leaves little time, so the wash has to fit between the packers and the final inspection. Most house washes take 2 to 4 hours, [and we can usually schedule within {visitsWithin.inWords}, ]so tell us the inspection date, and we plan back from it.',
    'soft-washing':
      'A soft wash before the move-out inspection takes care of the green side of the house that a checklist would note. Book it ahead of the moving truck, since boxes and open doors do not go with spray, and remember that an empty house still needs its windows latched.',
    'roof-washing':
      'The roof is normally a matter for the owner and not for the tenant, so we ask who decides before we treat it. Owners stationed far away can settle it by phone, and between two tenants is a good time, because nobody walks under the drip line.',
    'gutter-cleaning':
      'Leases differ on who clears the gutters, so read yours before the move-out walk, because full gutters are easy for an inspector to see from the yard. For owners stationed elsewhere, a fixed date after leaf fall keeps the house from waiting on a complaint.',
    'driveway-pressure-washing':
      'Wash the driveway last, after the moving truck and the storage container have gone. Heavy wheels and container feet leave scuffs and rust marks that nobody wants at the final walk-through. We clear tire marks and algae together and tell you which marks will only fade.',
    'window-cleaning':
      'Inspection lists often name windows, sills and tracks, so we clean all three and not just the glass. Empty rooms make it quick, because no furniture stands in front of a sash, but have the yard mowed first, so that no clippings land on clean glass.',
    'oil-stain-removal':
      'Oil on the slab is one of the first things a landlord looks for when a tenant moves out. Call before the week of the inspection, because old drips can need more than one round. A faint shadow may stay, and it is better to know that early.',
    'deck-cleaning':
      'A rented deck should be cleared of grills, pots and toys before the cleaning, and a move is the best time for that. Rings from planters and grease under a grill fade in the wash, though they may not vanish. Loose boards are reported, since repairs belong to the owner.',
    'sidewalk-cleaning':
      'The front walk is where the inspection starts, so it pays to have it free of algae and weeds in the joints. We clean from the door to the curb in one pass, and on a home with new tenants coming, it is done a day ahead and dry.',
    'outdoor-furniture-cleaning':
      'Clean patio furniture before the movers load it, and leave time for it to dry, because damp cushions packed into a truck or storage come out with mildew. We wash dirt and spider egg sacs off the frames, wipe the hollow legs and stand the pieces in the sun.',
    'apartment-complex-soft-washing':
      'Complexes near a base see many moves at once in summer, so the big wash fits best in the spring before that rush. Stair towers and breezeways come first, as movers carry furniture through them. Shift workers may sleep by day, so notices give clear hours.',
    'commercial-property-cleaning':
      'Shops, hotels and rental offices near a base have busy spells that follow training and transfer dates, so we ask for your slow days. We wash entries and signs before opening time, keep one door dry, and ask you to take flags down before we spray close by.',
  },
};
import type { CharacteristicAdvice } from '#model/landscape.ts';
