import type { PixelWindow } from './track-lead.ts';

/** The vendor's script. */
const SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';

/** The pixel's stub, which queues commands until the vendor's script has loaded (the vendor's base code). */
interface Pixel {
  (...command: unknown[]): void;
  callMethod?: (...command: unknown[]) => void;
  queue: unknown[][];
  push: Pixel;
  loaded: boolean;
  version: string;
}

/** Loads the pixel and tracks this page view and every click on a phone number. */
export function startPixel(id: string): void {
  const pixel: Pixel = Object.assign(
    (...command: unknown[]): void => {
      if (pixel.callMethod === undefined) pixel.queue.push(command);
      else pixel.callMethod(...command);
    },
    { queue: [], loaded: true, version: '2.0' },
  ) as unknown as Pixel;
  pixel.push = pixel;
  Object.assign(window as PixelWindow, { fbq: pixel, _fbq: pixel });
  document.head.append(Object.assign(document.createElement('script'), { async: true, src: SCRIPT }));
  pixel('init', id);
  pixel('track', 'PageView');
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a[href^="tel:"]') !== null) pixel('track', 'Contact');
  });
}
