import { redo, undo } from '@milkdown/prose/history';
import type { Command, EditorState } from '@milkdown/prose/state';
import type { ReactNode } from 'react';
import {
  insertDivider,
  insertTable,
  addColumnLeft,
  addColumnRight,
  addRowAbove,
  addRowBelow,
  removeColumn,
  removeRow,
  removeTable,
  toggleHeading,
  headingLevel,
  toParagraph,
  isList,
  isMarked,
  isQuote,
  toggleList,
  toggleQuote,
  toggle,
} from './commands.ts';

/** An icon of 24 × 24 units, stroked 2 units wide in the text's color. */
const icon = (path: ReactNode) => (
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

/** A letter with a number, for paragraph and headings. */
const letters = (text: string) => <span className="tool-letters" data-letters={text} />;

/** The toolbar's icons. */
export const ICONS = {
  text: letters('T'),
  heading2: letters('H1'),
  heading3: letters('H2'),
  heading4: letters('H3'),
  bold: icon(<path d="M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z" />),
  italic: icon(<path d="M11 5h6M7 19h6M14 5l-4 14" />),
  link: icon(
    <path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2" />,
  ),
  bulletList: icon(<path d="M10 6h10M10 12h10M10 18h10M4.5 6h.01M4.5 12h.01M4.5 18h.01" />),
  orderedList: icon(
    <path d="M11 6h9M11 12h9M11 18h9M4 4.5l1.5-.5v5M4 15.5c0-1.6 2.5-1.6 2.5 0 0 1-2.5 2-2.5 3.500h2.7" />,
  ),
  quote: icon(<path d="M9 7H5v5h4c0 2.5-1 4-3 5M19 7h-4v5h4c0 2.5-1 4-3 5" />),
  picture: icon(<path d="M4 5h16v14H4zM4 16l4.5-4.5 4 4 3-3L20 17M15.5 9h.01" />),
  table: icon(<path d="M4 5h16v14H4zM4 10h16M4 14.500h16M10 5v14" />),
  divider: icon(<path d="M4 12h16M8 6h8M8 18h8" />),
  undo: icon(<path d="M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3" />),
  redo: icon(<path d="m16 5 4 4-4 4M20 9H10a5 5 0 0 0 0 10h3" />),
} as const;

/** A toolbar button. */
export interface Tool {
  readonly label: string;
  readonly icon?: keyof typeof ICONS;
  /** The shortcut in ProseMirror's notation: Mod is Ctrl or Command. */
  readonly keys?: string;
  /** The command; buttons that open a dialog are handled by the component. */
  readonly run: Command | 'link' | 'picture';
  /** The pressed state of a toggle button. */
  readonly isOn?: (state: EditorState) => boolean;
}

const isLinked = (state: EditorState): boolean => isMarked(state, 'link');
const isHeading =
  (level: number) =>
  (state: EditorState): boolean =>
    headingLevel(state) === level;

/** The formatting tools in groups. Headings start at level 2, because the title is the page's h1. */
export const TOOLS: readonly (readonly Tool[])[] = [
  [
    { label: 'Text', icon: 'text', keys: 'Mod-Alt-0', run: toParagraph, isOn: isHeading(0) },
    { label: 'Heading', icon: 'heading2', keys: 'Mod-Alt-2', run: toggleHeading(2), isOn: isHeading(2) },
    { label: 'Subheading', icon: 'heading3', keys: 'Mod-Alt-3', run: toggleHeading(3), isOn: isHeading(3) },
    { label: 'Small heading', icon: 'heading4', keys: 'Mod-Alt-4', run: toggleHeading(4), isOn: isHeading(4) },
  ],
  [
    { label: 'Bold', icon: 'bold', keys: 'Mod-b', run: toggle('strong'), isOn: (state) => isMarked(state, 'strong') },
    {
      label: 'Italic',
      icon: 'italic',
      keys: 'Mod-i',
      run: toggle('emphasis'),
      isOn: (state) => isMarked(state, 'emphasis'),
    },
    { label: 'Link', icon: 'link', keys: 'Mod-k', run: 'link', isOn: isLinked },
  ],
  [
    {
      label: 'Bulleted list',
      icon: 'bulletList',
      keys: 'Mod-Alt-8',
      run: toggleList('bullet_list'),
      isOn: (state) => isList(state, 'bullet_list'),
    },
    {
      label: 'Numbered list',
      icon: 'orderedList',
      keys: 'Mod-Alt-7',
      run: toggleList('ordered_list'),
      isOn: (state) => isList(state, 'ordered_list'),
    },
    { label: 'Quote', icon: 'quote', keys: 'Mod-Shift-b', run: toggleQuote, isOn: isQuote },
  ],
  [
    { label: 'Picture', icon: 'picture', run: 'picture' },
    { label: 'Table', icon: 'table', run: insertTable },
    { label: 'Divider', icon: 'divider', run: insertDivider },
  ],
  [
    { label: 'Undo', icon: 'undo', keys: 'Mod-z', run: undo },
    { label: 'Redo', icon: 'redo', keys: 'Mod-Shift-z', run: redo },
  ],
];

/** The tools for the table around the cursor. */
export const TABLE_TOOLS: readonly Tool[] = [
  { label: 'Row above', run: addRowAbove },
  { label: 'Row below', run: addRowBelow },
  { label: 'Column left', run: addColumnLeft },
  { label: 'Column right', run: addColumnRight },
  { label: 'Remove row', run: removeRow },
  { label: 'Remove column', run: removeColumn },
  { label: 'Remove table', run: removeTable },
];

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** A tool's tooltip: its name with the shortcut in the platform's notation. */
export function tooltip({ label, keys }: Tool): string {
  if (keys === undefined) return label;
  const apple = isApple();
  const names = keys
    .replace('Mod', apple ? '⌘' : 'Ctrl')
    .replace('Alt', apple ? '⌥' : 'Alt')
    .split('-')
    .map((key) => (key.length === 1 ? key.toUpperCase() : key));
  return `${label} (${names.join('+')})`;
}
