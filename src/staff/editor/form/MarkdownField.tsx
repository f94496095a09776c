import { type Ref, useImperativeHandle, useRef } from 'react';
import type { RichTextHandle } from '#staff/editor/rich-text/RichText.tsx';

interface Props {
  readonly id: string;
  /** The id of the field's label. */
  readonly labelledBy: string;
  readonly markdown: string;
  readonly onChange: (markdown: string) => void;
  readonly ref?: Ref<RichTextHandle>;
}

/** The text of a post as Markdown, for a text that would freeze the rich text editor. */
export function MarkdownField({ id, labelledBy, markdown, onChange, ref }: Props) {
  const areaRef = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => ({
    read: () => areaRef.current?.value ?? markdown,
    focus: () => areaRef.current?.focus(),
  }));
  return (
    <>
      <p className="post-note" id={`${id}-plain`}>
        This text would freeze the browser, so the editor cannot open it. Here it is as Markdown.
      </p>
      <textarea
        ref={areaRef}
        id={id}
        className="post-source"
        aria-labelledby={labelledBy}
        aria-describedby={`${id}-plain`}
        rows={20}
        defaultValue={markdown}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}
