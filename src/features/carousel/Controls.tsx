import { type RefObject, useEffect, useState } from 'react';
import { useHydrated } from '#hydration/hydrated.ts';
import { rowIn, useSteps } from './use-steps.ts';

/** How long each picture stands before the next one comes by itself. */
const STANDS_MS = 6000;

/** Whether the next picture comes by itself: of its own accord, because the visitor pressed Play, or not. */
type Motion = 'own' | 'asked' | 'stopped';

/** Never of its own accord for people who prefer reduced motion, nor after a finger or the focus was on the pictures. */
const firstMotion = (): Motion =>
  window.matchMedia('(prefers-reduced-motion: reduce), (hover: none)').matches ||
  rowIn(document.body)?.contains(document.activeElement) === true
    ? 'stopped'
    : 'own';

/** Whether the next picture comes by itself, and a function that sets it. */
function useMotion(root: RefObject<Element | null>, next: () => void) {
  // What the visitor prefers is known in the browser alone: the server's HTML says that nothing moves.
  const hydrated = useHydrated();
  const [first] = useState<Motion>(() => (typeof window === 'undefined' ? 'stopped' : firstMotion()));
  const [chosen, setChosen] = useState<Motion | null>(null);
  const motion = chosen ?? (hydrated ? first : 'stopped');

  // The focus on the pictures or a finger on them stops what runs.
  useEffect(() => {
    const row = rowIn(root.current);
    const stop = (event: Event): void => {
      if (!(event instanceof PointerEvent) || event.pointerType !== 'mouse') setChosen('stopped');
    };
    row?.addEventListener('focusin', stop);
    row?.addEventListener('pointerdown', stop);
    return () => {
      row?.removeEventListener('focusin', stop);
      row?.removeEventListener('pointerdown', stop);
    };
  }, [root]);

  useEffect(() => {
    const element = root.current;
    if (motion === 'stopped' || element === null) return;
    let timer: ReturnType<typeof setInterval>;
    const start = (): void => {
      clearInterval(timer);
      timer = setInterval(() => {
        const isHeld = document.hidden || (motion === 'own' && element.matches(':hover'));
        if (!isHeld) next();
      }, STANDS_MS);
    };
    start();
    // The picture that the pointer leaves stands its full time.
    element.addEventListener('pointerleave', start);
    return () => {
      clearInterval(timer);
      element.removeEventListener('pointerleave', start);
    };
  });

  return [motion, setChosen] as const;
}

/** The buttons of a row of pictures: previous, pause or play, next; and a word about where a press has led. */
export function Controls({ root }: { readonly root: RefObject<Element | null> }) {
  const step = useSteps(root);
  const [motion, setMotion] = useMotion(root, () => {
    step(1);
  });
  const [said, setSaid] = useState('');

  const go = (steps: number): void => {
    const { index, count } = step(steps);
    setMotion('stopped');
    setSaid(`Picture ${index + 1} of ${count}`);
  };
  const isStopped = motion === 'stopped';
  return (
    <>
      <button
        type="button"
        data-waits=""
        className="button button-quiet"
        aria-label="Previous picture"
        onClick={() => go(-1)}
      >
        <span aria-hidden="true">‹</span>
      </button>
      <button
        type="button"
        data-waits=""
        className="button button-quiet"
        onClick={() => setMotion(isStopped ? 'asked' : 'stopped')}
      >
        {isStopped ? 'Play' : 'Pause'}
        <span className="sr-only"> the pictures</span>
      </button>
      <button
        type="button"
        data-waits=""
        className="button button-quiet"
        aria-label="Next picture"
        onClick={() => go(1)}
      >
        <span aria-hidden="true">›</span>
      </button>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
