import type { ReactNode } from 'react';

/** One visual language: 24 units square, lines 2 units wide in the color of the text. */
const drawn = (path: ReactNode) => (
  <svg
    viewBox="0 0 24 24"
    width="22"
    height="22"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {path}
  </svg>
);

/** A letter with a number, for text and headings. */
const letters = (text: string) => <span className="tool-letters" data-letters={text} />;

/** The pictures on the toolbar's buttons, by what the button does. */
export const ICONS = {
  text: letters('T'),
  heading2: letters('H1'),
  heading3: letters('H2'),
  heading4: letters('H3'),
  bold: drawn(<path d="M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z" />),
  italic: drawn(<path d="M11 5h6M7 19h6M14 5l-4 14" />),
  link: drawn(
    <path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2" />,
  ),
  bulletList: drawn(<path d="M10 6h10M10 12h10M10 18h10M4.5 6h.01M4.5 12h.01M4.5 18h.01" />),
  orderedList: drawn(
    <path d="M11 6h9M11 12h9M11 18h9M4 4.5l1.5-.5v5M4 15.5c0-1.6 2.5-1.6 2.5 0 0 1-2.5 2-2.5 3.500h2.7" />,
  ),
  quote: drawn(<path d="M9 7H5v5h4c0 2.5-1 4-3 5M19 7h-4v5h4c0 2.5-1 4-3 5" />),
  picture: drawn(<path d="M4 5h16v14H4zM4 16l4.5-4.5 4 4 3-3L20 17M15.5 9h.01" />),
  table: drawn(<path d="M4 5h16v14H4zM4 10h16M4 14.500h16M10 5v14" />),
  divider: drawn(<path d="M4 12h16M8 6h8M8 18h8" />),
  undo: drawn(<path d="M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3" />),
  redo: drawn(<path d="m16 5 4 4-4 4M20 9H10a5 5 0 0 0 0 10h3" />),
} as const;
