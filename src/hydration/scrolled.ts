/** The header turns white when the page is scrolled further than this (specification, section 2). */
const TURNS_WHITE_PX = 10;

/** The class of a page that stands at its top, in browsers whose stylesheet cannot know that by itself. */
const AT_TOP = 'at-top';

/**
 * Tells the stylesheet whether the page stands at its top. Browsers with scroll-driven animations need no script for
 * that (src/styles/header.css).
 */
export function followScroll(): void {
  if (CSS.supports('animation-timeline:scroll()')) return;
  const tell = (): void => {
    document.documentElement.classList.toggle(AT_TOP, scrollY <= TURNS_WHITE_PX);
  };
  tell();
  addEventListener('scroll', tell);
}
