import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { ellipse, group, path, rect, type Svg } from '#scripts/pictures/drawing/svg.ts';

const wheel = (x: number, size: number): Svg =>
  ellipse(x, -size, size, size, '#263235') + ellipse(x, -size, size * 0.5, size * 0.5, '#c9d2d1');

/** A parked car from the side, its base at 0, 0: 210 wide, 84 tall. */
export const car = (tone: string): Svg =>
  group(
    {},
    ellipse(105, 2, 112, 9, PALETTE.river, { opacity: 0.24 }),
    path('M46 -50C58 -76 72 -84 96 -84H128C148 -84 160 -70 172 -50Z', '#8db5bb'),
    path('M104 -84H112V-48H104Z', tone),
    path('M2 -20C0 -40 10 -50 34 -52H182C200 -50 210 -40 210 -20C210 -14 206 -12 200 -12H10C4 -12 2 -14 2 -20Z', tone),
    path('M2 -28H210V-18C208 -12 206 -12 200 -12H10C4 -12 2 -14 2 -20Z', shaded(tone, 0.2)),
    rect(196, -42, 12, 8, '#ffe9b0', { rx: 3 }),
    wheel(52, 19),
    wheel(160, 19),
  );

/** A parked car from behind, the middle of its base at 0, 0: 380 wide, 290 tall. */
export const carRear = (tone: string): Svg =>
  group(
    {},
    ellipse(6, -6, 206, 26, PALETTE.river, { opacity: 0.4 }),
    ...[-168, 108].map((x) => rect(x, -70, 60, 70, '#1d2629', { rx: 14 })),
    path('M-124 -176C-116 -226 -106 -262 -92 -278C-80 -290 80 -290 92 -278C106 -262 116 -226 124 -176Z', tone),
    path('M-102 -184C-96 -226 -90 -252 -80 -264H80C90 -252 96 -226 102 -184Z', '#5f8892'),
    path('M-102 -184C-96 -226 -90 -252 -80 -264H-20L-64 -184Z', '#9cc6cb', { opacity: 0.6 }),
    path(
      'M-190 -78C-192 -130 -184 -160 -160 -172C-130 -182 130 -182 160 -172C184 -160 192 -130 190 -78V-46H-190Z',
      tone,
    ),
    path('M-160 -172C-130 -182 130 -182 160 -172L150 -160H-150Z', lit(tone, 0.35)),
    path('M-190 -84H190V-52C188 -40 180 -34 168 -34H-168C-180 -34 -188 -40 -190 -52Z', shaded(tone, 0.3)),
    rect(-186, -150, 66, 32, '#b8323c', { rx: 8 }) + rect(120, -150, 66, 32, '#b8323c', { rx: 8 }),
    rect(-150, -150, 18, 32, '#ffe9b0') + rect(132, -150, 18, 32, '#ffe9b0'),
    rect(-46, -130, 92, 40, PALETTE.white, { rx: 4 }) + rect(-30, -118, 60, 16, '#8fa5ad'),
    rect(-130, -40, 34, 12, '#39464a', { rx: 5 }),
  );

/**
 * The crew's white van with its hose reel and ladder, its base at 0, 0, facing left: 400 wide, 240 tall. It has a drop
 * for a mark and no name: each company letters its own.
 */
export const van = (): Svg =>
  group(
    {},
    ellipse(206, 4, 214, 16, PALETTE.river, { opacity: 0.24 }),
    rect(150, -226, 236, 8, '#c3cbca'),
    rect(140, -234, 256, 7, '#a9b4b4'),
    ...[176, 250, 324].map((x) => rect(x, -226, 6, 18, '#8b9798')),
    path(
      'M18 -36V-92C20 -104 28 -110 44 -116L96 -188C104 -200 116 -206 132 -206H372C386 -206 394 -198 394 -184V-36Z',
      PALETTE.white,
    ),
    path('M18 -60H394V-36H18Z', PALETTE.water),
    path('M18 -68H394V-60H18Z', lit(PALETTE.water, 0.45)),
    path('M60 -118L104 -180C108 -186 114 -188 122 -188H150V-116H64Z', '#8db5bb'),
    path('M60 -118L104 -180C108 -186 114 -188 122 -188L86 -117Z', PALETTE.white, { opacity: 0.35 }),
    rect(160, -196, 4, 136, shaded(PALETTE.white, 0.2)),
    rect(266, -196, 4, 136, shaded(PALETTE.white, 0.2)),
    path('M330 -178C346 -156 354 -144 354 -130A24 24 0 0 1 306 -130C306 -144 314 -156 330 -178Z', PALETTE.water),
    path('M318 -128A13 13 0 0 0 330 -116', 'none', {
      stroke: PALETTE.white,
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
    rect(172, -122, 26, 7, shaded(PALETTE.white, 0.4)),
    rect(20, -88, 16, 18, '#ffe9b0', { rx: 4 }),
    rect(14, -48, 384, 14, '#5c6b6e'),
    wheel(92, 37),
    wheel(316, 37),
  );
