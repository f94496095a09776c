import type { Command, EditorState } from '@milkdown/prose/state';
import { type KeyboardEvent, useRef, useState } from 'react';
import { isInTable, selectedPicture } from './commands.ts';
import { ICONS, TABLE_TOOLS, tooltip, type Tool, TOOLS } from './tools.tsx';

interface Props {
  /** The id of the element that the tools act on. */
  readonly controls: string;
  /** The editor's state; null until it is ready. */
  readonly state: EditorState | null;
  readonly isDisabled: boolean;
  /** Runs a command and returns the focus to the text. */
  readonly onRun: (command: Command) => void;
  readonly onLink: () => void;
  readonly onPicture: () => void;
  /** Edits alt text and caption of the selected picture. */
  readonly onDescribe: () => void;
}

const removeSelected: Command = (state, dispatch) => {
  dispatch?.(state.tr.deleteSelection());
  return true;
};

/** The button that an arrow key, Home or End moves to; null for other keys. */
function keyTarget(key: string, buttons: readonly HTMLElement[], at: number): HTMLElement | null {
  const last = buttons.length - 1;
  const indexes: Readonly<Record<string, number>> = {
    ArrowRight: at === last ? 0 : at + 1,
    ArrowLeft: at <= 0 ? last : at - 1,
    Home: 0,
    End: last,
  };
  return buttons[indexes[key] ?? -1] ?? null;
}

/**
 * The formatting toolbar: a single tab stop, arrow keys between the buttons. A button without effect stays
 * focusable and is aria-disabled. Tools for a table or a picture are added while one is selected.
 */
export function Toolbar({ controls, state, isDisabled, onRun, onLink, onPicture, onDescribe }: Props) {
  const barRef = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState('Text');

  const isPossible = (tool: Tool): boolean => {
    if (state === null || isDisabled) return false;
    return typeof tool.run === 'string' || tool.isOn?.(state) === true || tool.run(state, undefined);
  };
  const run = (tool: Tool): void => {
    if (!isPossible(tool)) return;
    if (tool.run === 'link') onLink();
    else if (tool.run === 'picture') onPicture();
    else onRun(tool.run);
  };
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const buttons = [...(barRef.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const next = keyTarget(event.key, buttons, buttons.indexOf(document.activeElement as HTMLElement));
    if (next === null) return;
    event.preventDefault();
    next.focus();
  };

  const isTable = state !== null && isInTable(state);
  const isPicture = state !== null && selectedPicture(state) !== null;
  const describe: Tool = { label: 'Describe picture', run: 'picture' };
  const remove: Tool = { label: 'Remove picture', run: removeSelected };
  const extra = isTable ? TABLE_TOOLS : isPicture ? [describe, remove] : [];
  const labels = [...TOOLS.flat(), ...extra].map(({ label }) => label);
  const current = labels.includes(stop) ? stop : 'Text';

  const button = (tool: Tool) => (
    <button
      key={tool.label}
      type="button"
      className={tool.icon === undefined ? 'tool tool-words' : 'tool'}
      tabIndex={tool.label === current ? 0 : -1}
      aria-label={tool.icon === undefined ? undefined : tool.label}
      title={tooltip(tool)}
      aria-pressed={tool.isOn === undefined ? undefined : state !== null && tool.isOn(state)}
      aria-disabled={!isPossible(tool)}
      // Keeps the selection, and a phone's keyboard open.
      onMouseDown={(event) => {
        event.preventDefault();
      }}
      onFocus={() => {
        setStop(tool.label);
      }}
      onClick={() => {
        if (tool === describe) onDescribe();
        else run(tool);
      }}
    >
      {tool.icon === undefined ? tool.label : ICONS[tool.icon]}
    </button>
  );

  return (
    <div
      ref={barRef}
      className="text-tools"
      role="toolbar"
      tabIndex={-1}
      aria-label="Formatting"
      aria-controls={controls}
      onKeyDown={move}
    >
      {TOOLS.map((group) => (
        <div key={group[0]!.label} className="tool-group">
          {group.map(button)}
        </div>
      ))}
      {extra.length > 0 && (
        <div className="tool-group tool-extra" role="group" aria-label={isTable ? 'Table' : 'Picture'}>
          {extra.map(button)}
        </div>
      )}
    </div>
  );
}
