/**
 * The design's tokens: Tailwind's theme, and what the styleguide page shows. Color names say the role; each
 * pair was checked for contrast. @satisfies {import('tailwindcss').Config['theme']}
 */
export default {
  colors: {
    transparent: 'transparent',
    current: 'currentColor',
    white: '#ffffff',
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
    // Subset by npm run fonts; the fallbacks have the same metrics, so text does not move when ours load.
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
};
