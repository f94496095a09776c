import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const staffSheets = globSync(join(import.meta.dirname, 'src', 'staff', 'styles', '*.css'));
const staffClasses = staffSheets.flatMap((file) => readFileSync(file, 'utf8').match(/(?<=\.)[a-z][\w-]*/g) ?? []);

/** @type {import('tailwindcss').Config} */
export default {
  // The staff area keeps to the classes of its own sheets and of public pages, so that the site's sheet stays as it is.
  // Other rooms are left out because they make no markup: their words would stand for classes of the same name, and to
  // read them took a third of a small site's build.
  content: [
    './src/{content/article,features,hydration,pages,views}/**/*.{astro,ts,tsx}',
    { raw: staffClasses.join(' ') },
  ],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#ffffff',
      // Names say the role; values from the direction of the look, each pair checked for contrast (the styleguide page).
      ink: { DEFAULT: '#0e2a33', soft: '#33505a' },
      water: { DEFAULT: '#105665', bright: '#1f7a8c' },
      foam: '#e6f3f1',
      paper: { DEFAULT: '#fbf7ef', deep: '#f1e9d9' },
      sun: { DEFAULT: '#f2b134', deep: '#e8a828' },
      brick: '#8f2d36',
      pine: '#2b5639',
      line: '#d8d2c2',
    },
    fontFamily: {
      // Cut down and sized by npm run fonts; the fallbacks take the same room until ours are there.
      display: ['Fraunces', '"Fraunces Fallback: Georgia"', '"Fraunces Fallback: Times New Roman"', 'Georgia', 'serif'],
      sans: ['Figtree', '"Figtree Fallback: Arial"', '"Figtree Fallback: Roboto"', 'system-ui', 'sans-serif'],
    },
    screens: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    extend: {
      maxWidth: { page: '72rem', measure: '42rem' },
      fontSize: {
        caption: ['0.85rem', '1.5'],
        note: ['0.94rem', '1.55'],
        lead: ['1.2rem', '1.55'],
        figure: ['2.2rem', '1.1'],
      },
      borderRadius: { small: '4px', picture: '6px' },
      boxShadow: {
        header: '0 1px 8px rgb(14 42 51 / 0.14)',
        picture: '0 1px 2px rgb(14 42 51 / 0.12), 0 14px 34px -18px rgb(14 42 51 / 0.45)',
        note: '0 1px 2px rgb(14 42 51 / 0.1)',
      },
      transitionDuration: { quick: '150ms', calm: '250ms' },
    },
  },
  // Colors as they are, without a property of their own for how opaque they may become: nothing here changes that, and
  // every page would load it a few hundred times. Colors with a share ('ink/40') need none.
  corePlugins: {
    backgroundOpacity: false,
    borderOpacity: false,
    divideOpacity: false,
    placeholderOpacity: false,
    ringOpacity: false,
    textOpacity: false,
  },
  plugins: [],
};
