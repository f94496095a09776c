// Starts the ad pixel (Pixel.astro), except in browsers that send Global Privacy Control.
import { PUBLIC_META_PIXEL_ID } from 'astro:env/client';
import { startPixel } from './load-pixel.ts';

const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
if (PUBLIC_META_PIXEL_ID !== undefined && globalPrivacyControl !== true) startPixel(PUBLIC_META_PIXEL_ID);
