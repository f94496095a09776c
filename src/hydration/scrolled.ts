/** The header turns white when the page is scrolled further than this (specification, section 2). */
const TURNS_WHITE_PX = 10;

/** The class of a page at its top, for browsers without scroll-driven animations. */
const AT_TOP = 'at-top';

/**
 * Keeps a class on the root element while the page is scrolled to its top. Browsers with scroll-driven
 * animations need no script for that (src/styles/header.css).
 */
export function trackScroll(): void {
  if (CSS.supports('animation-timeline:scroll()')) return;
  const update = (): void => {
    document.documentElement.classList.toggle(AT_TOP, scrollY <= TURNS_WHITE_PX);
  };
  update();
  addEventListener('scroll', update);
}
