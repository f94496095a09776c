import { type ChangeEvent, useRef, useState } from 'react';
import { useReplay } from '#hydration/use-replay.ts';

/** What the fields hold, as React knows it. */
export type Known = Readonly<Record<string, string | boolean>>;

/** Before anybody has touched a field. */
export const AT_FIRST: Known = {
  text: '',
  number: '1',
  area: '',
  select: 'one',
  box: false,
  ticked: true,
  radio: 'left',
};

const isBox = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'checkbox';

/**
 * A field of every kind, each one's value kept in React's state and shown as JSON: what the site's islands
 * may have.
 */
export function AllFields() {
  const ref = useRef<HTMLFormElement>(null);
  const [known, setKnown] = useState(AT_FIRST);
  const [renders, setRenders] = useState(0);
  useReplay(ref);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>): void => {
    setKnown((before) => ({ ...before, [target.name]: isBox(target) ? target.checked : target.value }));
  };
  const text = (name: string) => ({ name, value: String(known[name]), onChange, 'aria-label': name });
  const box = (name: string) => ({ name, checked: known[name] === true, onChange, 'aria-label': name });
  return (
    <form ref={ref}>
      <input type="text" {...text('text')} />
      <input type="number" {...text('number')} />
      <textarea {...text('area')} />
      <select {...text('select')}>
        <option>one</option>
        <option>two</option>
      </select>
      <input type="checkbox" {...box('box')} />
      <input type="checkbox" {...box('ticked')} />
      {['left', 'right'].map((value) => (
        <input
          key={value}
          type="radio"
          name="radio"
          aria-label={value}
          value={value}
          checked={known['radio'] === value}
          onChange={onChange}
        />
      ))}
      <button type="button" onClick={() => setRenders(renders + 1)}>
        Render again
      </button>
      <output data-renders={renders}>{JSON.stringify(known)}</output>
    </form>
  );
}
