import { PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { ellipse, group, path, type Svg } from '#scripts/pictures/drawing/svg.ts';

/** A grazing horse facing left, its hooves at 0, 0: 190 wide, 120 tall. */
export const horse = (coat: string): Svg =>
  group(
    {},
    ellipse(90, 2, 96, 8, PALETTE.river, { opacity: 0.2 }),
    path('M64 -56L58 -4H68L78 -50ZM140 -60L150 -4H160L158 -62Z', shaded(coat, 0.35)),
    path('M158 -92C178 -86 182 -60 176 -24C170 -40 168 -58 160 -70Z', shaded(coat, 0.5)),
    path(
      'M46 -96C70 -108 110 -106 140 -104C160 -102 170 -88 168 -70C166 -56 160 -50 154 -46L160 -2H148L138 -44C116 -38 92 -40 78 -46L74 -2H62L56 -52C48 -46 36 -30 26 -14C22 -8 10 -8 6 -14C4 -20 10 -28 16 -36C24 -52 30 -82 46 -96Z',
      coat,
    ),
    path('M48 -98C38 -86 28 -60 22 -40C34 -52 44 -66 56 -84Z', shaded(coat, 0.5)),
    path('M24 -42L20 -52L30 -48Z', coat),
  );
