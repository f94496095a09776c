import type { Command, EditorState } from '@milkdown/prose/state';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { DescribeDialog } from '#staff/pictures/DescribeDialog.tsx';
import type { InsertedPicture } from '#staff/pictures/PictureDialog.tsx';
import { type Placed, selectedPicture, describePicture, insertPicture } from './commands.ts';
import { linkAtCursor, type LinkAtCursor, setLink, removeLink } from './links.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useMilkdown } from './use-milkdown.ts';

/** The editor's imperative interface. */
export interface RichTextHandle {
  /** Serializes the text to Markdown, pending changes included. */
  readonly read: () => string;
  readonly focus: () => void;
}

interface Props {
  readonly id: string;
  /** The id of the field's label. */
  readonly labelledBy: string;
  /** The initial text; a new `key` opens another. */
  readonly markdown: string;
  /**
   * Called soon after typing, and at once when the editor or the page is left; never for the initial text.
   */
  readonly onChange: (markdown: string) => void;
  /** Opens the picture dialog; `file` was pasted or dropped. */
  readonly onPicture: (file?: File) => Promise<InsertedPicture | null>;
  /**
   * Called after a paste with the labels of the pictures that it left out, '' for one without; none after most pastes.
   */
  readonly onDropped: (labels: readonly string[]) => void;
  /** Turns a path of the site into the address to load a picture from; by default the path itself. */
  readonly pictures?: (path: string) => string;
  readonly disabled?: boolean;
  readonly ref?: Ref<RichTextHandle>;
}

const identity = (path: string): string => path;

/** The rich text editor of a post with its toolbar. It looks like the public page and stores Markdown. */
export default function RichText({
  id,
  labelledBy,
  markdown,
  onChange,
  onPicture,
  onDropped,
  pictures = identity,
  disabled = false,
  ref,
}: Props) {
  const rootRef = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const [editedLink, setEditedLink] = useState<LinkAtCursor | null>(null);
  const [described, setDescribed] = useState<Placed | null>(null);

  const pick = async (file?: File): Promise<void> => {
    const picture = await onPicture(file);
    // Closing the dialog first returns the focus to a button.
    setTimeout(() => {
      if (picture === null) editor.focus();
      else editor.run(insertPicture(picture));
    });
  };
  const editor = useMilkdown(rootRef, {
    attributes: { id, 'aria-labelledby': labelledBy, 'aria-describedby': `${id}-keys` },
    markdown,
    isDisabled: disabled,
    pictures,
    onChange,
    onState: setState,
    onLink: (current) => {
      setEditedLink(linkAtCursor(current));
    },
    onFile: (file) => void pick(file),
    onDropped,
  });
  const { read, focus, run } = editor;
  useImperativeHandle(ref, () => ({ read, focus }), [read, focus]);
  useEffect(() => editor.setEditable(!disabled), [editor, disabled]);

  const finish = (command: Command): void => {
    setEditedLink(null);
    setDescribed(null);
    setTimeout(() => run(command));
  };
  const cancel = (): void => {
    setEditedLink(null);
    setDescribed(null);
    setTimeout(focus);
  };

  return (
    <div className="rich-text">
      <Toolbar
        controls={id}
        state={state}
        isDisabled={disabled}
        onRun={run}
        onLink={() => {
          if (state !== null) setEditedLink(linkAtCursor(state));
        }}
        onPicture={() => void pick()}
        onDescribe={() => {
          if (state !== null) setDescribed(selectedPicture(state));
        }}
      />
      <p id={`${id}-keys`} className="sr-only">
        Tab moves between the cells of a table and makes a list deeper. Press Escape, then Tab, to leave the text.
      </p>
      <div ref={rootRef} className="writing" data-empty={state !== null && isEmpty(state)} />
      {editedLink !== null && (
        <LinkDialog
          link={editedLink}
          onSet={(href, text) => {
            finish(setLink(editedLink, href, text));
          }}
          onRemove={() => {
            finish(removeLink(editedLink));
          }}
          onClose={cancel}
        />
      )}
      {described !== null && (
        <DescribeDialog
          alt={described.node.attrs['alt'] as string}
          caption={described.node.attrs['title'] as string}
          onDone={(words) => {
            if (words === null) cancel();
            else finish(describePicture(described.pos, words));
          }}
        />
      )}
    </div>
  );
}

const isEmpty = ({ doc }: EditorState): boolean =>
  doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph' && doc.content.size === 2;
