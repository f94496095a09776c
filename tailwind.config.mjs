import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import theme from './src/styles/theme.mjs';

const staffSheets = globSync(join(import.meta.dirname, 'src', 'staff', 'styles', '*.css'));
const staffClasses = staffSheets.flatMap((file) => readFileSync(file, 'utf8').match(/(?<=\.)[a-z][\w-]*/g) ?? []);

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
  // Opacity utilities would add a custom property to every color of the sheet. None is used; 'ink/40' needs none.
  corePlugins: {
    backgroundOpacity: false,
    borderOpacity: false,
    divideOpacity: false,
    placeholderOpacity: false,
    ringOpacity: false,
    textOpacity: false,
    // Each of these sets custom properties on every element of every page, and none is used.
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
    saturate: false,
    sepia: false,
    touchAction: false,
  },
  plugins: [],
};
