import { type KeyboardEvent, type ReactNode, useRef } from 'react';

/** What is shown: on a phone one of them, on a desktop the preview beside the text or not. */
export type Pane = 'write' | 'preview';

const TABS = [
  { pane: 'write', label: 'Write' },
  { pane: 'preview', label: 'Preview' },
] as const;

interface Props {
  readonly isWide: boolean;
  /** On a desktop: whether the preview stands beside the text. */
  readonly pane: Pane;
  readonly onPane: (pane: Pane) => void;
  readonly write: ReactNode;
  readonly preview: ReactNode;
}

function Tabs({ pane, onPane }: Pick<Props, 'pane' | 'onPane'>) {
  const listRef = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const next = event.key === 'Home' || (event.key !== 'End' && pane === 'preview') ? 'write' : 'preview';
    onPane(next);
    listRef.current?.querySelector<HTMLElement>(`#post-tab-${next}`)?.focus();
  };
  return (
    <div ref={listRef} className="post-tabs" role="tablist" aria-label="Post">
      {TABS.map(({ pane: own, label }) => (
        <button
          key={own}
          id={`post-tab-${own}`}
          type="button"
          role="tab"
          aria-selected={pane === own}
          aria-controls={`post-pane-${own}`}
          tabIndex={pane === own ? 0 : -1}
          onClick={() => onPane(own)}
          onKeyDown={onKeyDown}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** Text and preview: behind two tabs on a phone, side by side on a desktop. The text stays there behind its tab. */
export function Panes({ isWide, pane, onPane, write, preview }: Props) {
  const panel = (own: Pane) =>
    isWide ? {} : { role: 'tabpanel', 'aria-labelledby': `post-tab-${own}`, hidden: pane !== own };
  return (
    <>
      {!isWide && <Tabs pane={pane} onPane={onPane} />}
      <div className={isWide && pane === 'preview' ? 'post-panes with-preview' : 'post-panes'}>
        <div id="post-pane-write" {...panel('write')}>
          {write}
        </div>
        <div id="post-pane-preview" className="post-pane-preview" {...panel('preview')}>
          {pane === 'preview' && preview}
        </div>
      </div>
    </>
  );
}
