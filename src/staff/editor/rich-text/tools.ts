import { redo, undo } from '@milkdown/prose/history';
import type { Command, EditorState } from '@milkdown/prose/state';
import type { ICONS } from './icons.tsx';
import { insertDivider, insertTable } from './insert-commands.ts';
import {
  addColumnLeft,
  addColumnRight,
  addRowAbove,
  addRowBelow,
  removeColumn,
  removeRow,
  removeTable,
} from './table-commands.ts';
import { heading, headingLevel, intoText, isList, isMarked, isQuote, list, quote, toggled } from './text-commands.ts';

/** A button of the toolbar. */
export interface Tool {
  readonly label: string;
  readonly icon?: keyof typeof ICONS;
  /** With Mod for Ctrl or Command, as ProseMirror writes keys. */
  readonly keys?: string;
  /** What it does; those that open a dialog do it in the component. */
  readonly run: Command | 'link' | 'picture';
  /** For buttons that are on or off. */
  readonly isOn?: (state: EditorState) => boolean;
}

const isLinked = (state: EditorState): boolean => isMarked(state, 'link');
const isHeading =
  (level: number) =>
  (state: EditorState): boolean =>
    headingLevel(state) === level;

/** The tools for everything a post may hold, in groups. The page's title is its h1, so headings begin at level 2. */
export const TOOLS: readonly (readonly Tool[])[] = [
  [
    { label: 'Text', icon: 'text', keys: 'Mod-Alt-0', run: intoText, isOn: isHeading(0) },
    { label: 'Heading', icon: 'heading2', keys: 'Mod-Alt-2', run: heading(2), isOn: isHeading(2) },
    { label: 'Subheading', icon: 'heading3', keys: 'Mod-Alt-3', run: heading(3), isOn: isHeading(3) },
    { label: 'Small heading', icon: 'heading4', keys: 'Mod-Alt-4', run: heading(4), isOn: isHeading(4) },
  ],
  [
    { label: 'Bold', icon: 'bold', keys: 'Mod-b', run: toggled('strong'), isOn: (state) => isMarked(state, 'strong') },
    {
      label: 'Italic',
      icon: 'italic',
      keys: 'Mod-i',
      run: toggled('emphasis'),
      isOn: (state) => isMarked(state, 'emphasis'),
    },
    { label: 'Link', icon: 'link', keys: 'Mod-k', run: 'link', isOn: isLinked },
  ],
  [
    {
      label: 'Bulleted list',
      icon: 'bulletList',
      keys: 'Mod-Alt-8',
      run: list('bullet_list'),
      isOn: (state) => isList(state, 'bullet_list'),
    },
    {
      label: 'Numbered list',
      icon: 'orderedList',
      keys: 'Mod-Alt-7',
      run: list('ordered_list'),
      isOn: (state) => isList(state, 'ordered_list'),
    },
    { label: 'Quote', icon: 'quote', keys: 'Mod-Shift-b', run: quote, isOn: isQuote },
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

/** What can be done with the table around the cursor. */
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

/** A tool's name with its keys as they are called on this machine. */
export function title({ label, keys }: Tool): string {
  if (keys === undefined) return label;
  const apple = isApple();
  const names = keys
    .replace('Mod', apple ? '⌘' : 'Ctrl')
    .replace('Alt', apple ? '⌥' : 'Alt')
    .split('-')
    .map((key) => (key.length === 1 ? key.toUpperCase() : key));
  return `${label} (${names.join('+')})`;
}
