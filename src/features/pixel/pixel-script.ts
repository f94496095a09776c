// The ad pixel, on the pages that have one (Pixel.astro). Not for browsers that send Global Privacy Control.
import { PUBLIC_META_PIXEL_ID } from 'astro:env/client';
import { startPixel } from './load-pixel.ts';

const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
if (PUBLIC_META_PIXEL_ID !== undefined && globalPrivacyControl !== true) startPixel(PUBLIC_META_PIXEL_ID);
