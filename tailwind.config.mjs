import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import plugin from 'tailwindcss/plugin.js';
import theme from './src/styles/theme.mjs';

const staffSheets = globSync(join(import.meta.dirname, 'src', 'staff', 'styles', '*.css'));
const staffClasses = staffSheets.flatMap((file) => readFileSync(file, 'utf8').match(/(?<=\.)[a-z][\w-]*/g) ?? []);

/** Tailwind's shadow utilities, without its custom properties for rings and colors. */
const shadows = plugin(({ matchUtilities, theme: value }) => {
  matchUtilities({ shadow: (boxShadow) => ({ boxShadow }) }, { values: value('boxShadow') });
});

/** @type {import('tailwindcss').Config} */
export default {
  // The staff area uses the classes of its own sheets and of public pages only, so that it adds none to the site's sheet.
  // Folders without markup are left out: words in them would count as classes of the same name, and scanning them took a
  // third of a small site's build.
  content: [
    './src/{content/article,features,hydration,pages,views}/**/*.{astro,ts,tsx}',
    { raw: staffClasses.join(' ') },
  ],
  theme,
  // Tailwind takes '!dropdown' in a script's condition for an important class.
  blocklist: ['!dropdown'],
  // Opacity utilities would add a custom property to every color of the sheet. None is used; 'ink/40' needs none.
  corePlugins: {
    backgroundOpacity: false,
    borderOpacity: false,
    divideOpacity: false,
    placeholderOpacity: false,
    ringOpacity: false,
    textOpacity: false,
    // Each of these sets custom properties on every element of every page. Sheets write transforms as plain CSS.
    backdropBlur: false,
    backdropBrightness: false,
    backdropContrast: false,
    backdropFilter: false,
    backdropGrayscale: false,
    backdropHueRotate: false,
    backdropInvert: false,
    backdropOpacity: false,
    backdropSaturate: false,
    backdropSepia: false,
    blur: false,
    borderSpacing: false,
    boxShadow: false,
    boxShadowColor: false,
    brightness: false,
    contain: false,
    contrast: false,
    dropShadow: false,
    filter: false,
    fontVariantNumeric: false,
    gradientColorStops: false,
    grayscale: false,
    hueRotate: false,
    invert: false,
    ringColor: false,
    ringOffsetColor: false,
    ringOffsetWidth: false,
    ringWidth: false,
    rotate: false,
    saturate: false,
    scale: false,
    scrollSnapType: false,
    sepia: false,
    skew: false,
    touchAction: false,
    transform: false,
    translate: false,
  },
  plugins: [shadows],
};
