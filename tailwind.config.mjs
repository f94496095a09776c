/** @type {import('tailwindcss').Config} */
export default {
  content: ['./src/**/*.{astro,ts,tsx}'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#ffffff',
      // Names say the role; values from the direction of the look, each pair checked for contrast.
      ink: { DEFAULT: '#0e2a33', soft: '#33505a' },
      water: { DEFAULT: '#125b6b', bright: '#1f7a8c' },
      foam: '#e6f3f1',
      paper: { DEFAULT: '#fbf7ef', deep: '#f1e9d9' },
      sun: { DEFAULT: '#f2b134', deep: '#d9961a' },
      brick: '#8f2d36',
      pine: '#2f5a3d',
      line: '#d8d2c2',
    },
    fontFamily: {
      display: ['"Iowan Old Style"', '"Palatino Linotype"', 'Palatino', 'Georgia', 'serif'],
      sans: ['system-ui', '-apple-system', '"Segoe UI"', 'Roboto', '"Helvetica Neue"', 'Arial', 'sans-serif'],
    },
    screens: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    extend: {
      maxWidth: { page: '72rem', measure: '42rem' },
      borderRadius: { small: '4px' },
      boxShadow: { header: '0 1px 8px rgb(14 42 51 / 0.14)' },
    },
  },
  plugins: [],
};
