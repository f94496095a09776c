import { type KeyboardEvent, type ReactNode, useRef, useSyncExternalStore } from 'react';

/** From this width on, form and preview fit side by side. */
const WIDE = '(min-width: 1024px)';

const subscribe = (listener: () => void): (() => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the window is wide enough to show the preview beside the form. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);

/** The selected pane: the visible tab on a narrow screen; on a wide one, whether the preview is open. */
export type Pane = 'write' | 'preview';

const TABS = [
  { pane: 'write', label: 'Write' },
  { pane: 'preview', label: 'Preview' },
] as const;

interface Props {
  readonly isWide: boolean;
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

/** Form and preview: two tabs on a narrow screen, side by side on a wide one. A hidden form stays mounted. */
export function Panes({ isWide, pane, onPane, write, preview }: Props) {
  const tabPanelProps = (own: Pane) =>
    isWide ? {} : { role: 'tabpanel', 'aria-labelledby': `post-tab-${own}`, hidden: pane !== own };
  return (
    <>
      {!isWide && <Tabs pane={pane} onPane={onPane} />}
      <div className={isWide && pane === 'preview' ? 'post-panes with-preview' : 'post-panes'}>
        <div id="post-pane-write" {...tabPanelProps('write')}>
          {write}
        </div>
        <div id="post-pane-preview" className="post-pane-preview" {...tabPanelProps('preview')}>
          {pane === 'preview' && preview}
        </div>
      </div>
    </>
  );
}
