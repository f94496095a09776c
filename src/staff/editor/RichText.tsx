import type { Command, EditorState } from '@milkdown/prose/state';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { DescribeDialog } from '#staff/pictures/DescribeDialog.tsx';
import type { InsertedPicture } from '#staff/pictures/inserted-picture.ts';
import { type Placed, selectedPicture } from './rich-text/blocks-at.ts';
import { describePicture, insertPicture } from './rich-text/insert-commands.ts';
import { linkAtCursor, type LinkAtCursor, linkTo, removeLink } from './rich-text/link-commands.ts';
import { LinkDialog } from './rich-text/LinkDialog.tsx';
import { Toolbar } from './rich-text/Toolbar.tsx';
import { useSurface } from './rich-text/use-surface.ts';

/** What a parent may ask of the surface. */
export interface RichTextHandle {
  /** The text as Markdown, with the letter that was typed last. */
  readonly read: () => string;
  readonly focus: () => void;
}

interface Props {
  readonly id: string;
  /** The id of what names the field. */
  readonly labelledBy: string;
  /** The text it is opened with; a new `key` opens another. */
  readonly markdown: string;
  /** Told soon after typing, and at once when the surface or the page is left; never for opening a text. */
  readonly onChange: (markdown: string) => void;
  /** Asks for a picture; `file` is one that was pasted or dropped. */
  readonly onPicture: (file?: File) => Promise<InsertedPicture | null>;
  /** The address to load a picture of the site from; as it is when there is none. */
  readonly pictures?: (path: string) => string;
  readonly disabled?: boolean;
  readonly ref?: Ref<RichTextHandle>;
}

const asItIs = (path: string): string => path;

/** The writing surface of a post with its tools: looks like the page, stores Markdown. */
export default function RichText({
  id,
  labelledBy,
  markdown,
  onChange,
  onPicture,
  pictures = asItIs,
  disabled = false,
  ref,
}: Props) {
  const rootRef = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const [link, setLink] = useState<LinkAtCursor | null>(null);
  const [described, setDescribed] = useState<Placed | null>(null);

  const pick = async (file?: File): Promise<void> => {
    const picture = await onPicture(file);
    // Closing the dialog gives the focus back to a button first.
    setTimeout(() => {
      if (picture === null) surface.focus();
      else surface.run(insertPicture(picture));
    });
  };
  const surface = useSurface(rootRef, {
    attributes: { id, 'aria-labelledby': labelledBy, 'aria-describedby': `${id}-keys` },
    markdown,
    isDisabled: disabled,
    pictures,
    onChange,
    onState: setState,
    onLink: (current) => {
      setLink(linkAtCursor(current));
    },
    onFile: (file) => void pick(file),
  });
  const { read, focus, run } = surface;
  useImperativeHandle(ref, () => ({ read, focus }), [read, focus]);
  useEffect(() => surface.setEditable(!disabled), [surface, disabled]);

  const finish = (command: Command): void => {
    setLink(null);
    setDescribed(null);
    setTimeout(() => run(command));
  };
  const cancel = (): void => {
    setLink(null);
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
          if (state !== null) setLink(linkAtCursor(state));
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
      {link !== null && (
        <LinkDialog
          link={link}
          onSet={(href, text) => {
            finish(linkTo(link, href, text));
          }}
          onRemove={() => {
            finish(removeLink(link));
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
